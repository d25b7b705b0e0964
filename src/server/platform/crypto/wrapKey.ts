import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** Sizes in bytes of the parts of a wrapped key, in their order. */
const [nonceBytes, keyBytes, tagBytes] = [12, 32, 16];

/** Derives the key that wraps other keys: no key encrypts both keys and values. */
const wrapping = (key: Buffer): Buffer => createHmac("sha256", key).update("wraps keys").digest();

/**
 * Encrypts a key with another: nonce ‖ ciphertext ‖ tag.
 * @param context which key it is and where it is stored: it unwraps only there.
 */
export function wrapKey(key: Buffer, withKey: Buffer, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", wrapping(withKey), nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a key. @throws {Error} if it was wrapped with another key or for another context, or was changed. */
export function unwrapKey(wrapped: Buffer, withKey: Buffer, context: string): Buffer {
  if (wrapped.length !== nonceBytes + keyBytes + tagBytes) throw new Error("Not a wrapped key");
  const decipher = createDecipheriv("aes-256-gcm", wrapping(withKey), wrapped.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(context)).setAuthTag(wrapped.subarray(-tagBytes));
  return Buffer.concat([decipher.update(wrapped.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
