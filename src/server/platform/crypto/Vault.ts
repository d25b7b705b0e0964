import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/*
 * Sealed form: version (1 byte, 1) ‖ wrap nonce (12) ‖ wrapped data key (32) ‖ wrap tag (16) ‖ nonce (12) ‖ ciphertext
 * ‖ tag (16).
 * Each record has its own data key, wrapped by the master key: 89 bytes more than the plain text.
 */
const version = 1;
const headerBytes = 1 + 12 + 32 + 16 + 12;

/** Encrypts what can hold patient data: AES-256-GCM with a key per record, wrapped by the master key. */
export class Vault {
  private readonly wrapKey: Buffer;
  private readonly searchKey: Buffer;

  /** @param masterKey 32 bytes. */
  constructor(masterKey: Buffer) {
    if (masterKey.length !== 32) throw new RangeError(`master key: ${masterKey.length} bytes instead of 32`);
    this.wrapKey = Buffer.from(hkdfSync("sha256", masterKey, "", "chartside data keys", 32));
    this.searchKey = Buffer.from(hkdfSync("sha256", masterKey, "", "chartside search tokens", 32));
  }

  /** @param context where the value is stored, e.g. `visit:<id>`: a sealed value moved elsewhere does not open. */
  seal(plain: Uint8Array, context: string): Buffer {
    const key = randomBytes(32);
    const wrapNonce = randomBytes(12);
    const wrap = createCipheriv("aes-256-gcm", this.wrapKey, wrapNonce);
    const wrapped = Buffer.concat([wrap.update(key), wrap.final()]);
    const nonce = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([
      Buffer.from([version]),
      wrapNonce,
      wrapped,
      wrap.getAuthTag(),
      nonce,
      body,
      cipher.getAuthTag(),
    ]);
  }

  /** @throws {Error} if the value was changed, moved to another context, or sealed with another master key. */
  open(sealed: Uint8Array, context: string): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (bytes[0] !== version || bytes.length < headerBytes + 16) throw new Error("Not a sealed value");
    const unwrap = createDecipheriv("aes-256-gcm", this.wrapKey, bytes.subarray(1, 13));
    unwrap.setAuthTag(bytes.subarray(45, 61));
    const key = Buffer.concat([unwrap.update(bytes.subarray(13, 45)), unwrap.final()]);
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(61, 73)).setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(73, -16)), decipher.final()]);
  }

  sealJson(value: unknown, context: string): Buffer {
    return this.seal(Buffer.from(JSON.stringify(value)), context);
  }

  /** Unchecked: the caller sealed the value and knows its shape. */
  openJson<T>(sealed: Uint8Array, context: string): T {
    return JSON.parse(this.open(sealed, context).toString()) as T;
  }

  /**
   * Returns a word as a number that reveals nothing about it without the key: 63 bits of its HMAC, as text for
   * `bigint[]`.
   */
  token(word: string): string {
    const digest = createHmac("sha256", this.searchKey).update(word).digest();
    return BigInt.asIntN(64, digest.readBigUInt64BE(0)).toString();
  }
}
