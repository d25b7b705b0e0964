import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** Derives the key that wraps other keys: no key encrypts both keys and values. */
const wrapping = (key: Buffer): Buffer => createHmac("sha256", key).update("wraps keys").digest();

/**
 * Encrypts a key with another: nonce (12) ‖ ciphertext (32) ‖ tag (16).
 * @param context which key it is and where it is stored: it unwraps only there.
 */
export function wrapKey(key: Buffer, withKey: Buffer, context: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", wrapping(withKey), nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a key. @throws {Error} if it was wrapped with another key or for another context, or was changed. */
export function unwrapKey(wrapped: Buffer, withKey: Buffer, context: string): Buffer {
  if (wrapped.length !== 60) throw new Error("Not a wrapped key");
  const decipher = createDecipheriv("aes-256-gcm", wrapping(withKey), wrapped.subarray(0, 12));
  decipher.setAAD(Buffer.from(context)).setAuthTag(wrapped.subarray(-16));
  return Buffer.concat([decipher.update(wrapped.subarray(12, -16)), decipher.final()]);
}
