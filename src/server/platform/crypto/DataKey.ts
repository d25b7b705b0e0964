import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { type KeyRef, nameOfKey, readKeyName, sealedHeader, sealedHeaderBytes } from "./sealedHeader";
import { UnreadableError } from "./UnreadableError";

const tagBytes = 16;
const nonceBytes = 12;

/** Converts a word to a token, see `DataKey.tokens`. */
export type TokenOf = (word: string) => string;

/** Bytes that sealing adds to a value. */
export const sealBytes = sealedHeaderBytes + nonceBytes + tagBytes;

/**
 * Encrypts values with one key: AES-256-GCM, with a key that is derived for the context (where the value is stored). A
 * sealed value names this key: header ‖ nonce (12) ‖ ciphertext ‖ tag (16). Its authentication covers the name and the
 * context. Also derives search tokens.
 */
export class DataKey {
  private readonly header: Buffer;
  /** A key object: Node.js takes 10 µs longer for each use of a key that is given as bytes. */
  private readonly key: KeyObject;

  /** @param bytes 32 random bytes. */
  constructor(
    readonly ref: KeyRef,
    bytes: Buffer,
  ) {
    if (bytes.length !== 32) throw new RangeError(`key: ${bytes.length} bytes instead of 32`);
    this.header = sealedHeader(ref);
    this.key = createSecretKey(bytes);
  }

  /**
   * Encrypts a value.
   * @param context where the value is stored, e.g. `visit:<id>`: a sealed value moved elsewhere does not open.
   */
  seal(plain: Uint8Array, context: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.keyFor(context), nonce).setAAD(this.authenticated(context));
    return Buffer.concat([this.header, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** Decrypts a value. @throws {UnreadableError} if it was changed, or sealed for another context or key. */
  open(sealed: Uint8Array, context: string): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (bytes.length < sealBytes || readKeyName(bytes) !== nameOfKey(this.ref))
      throw new UnreadableError("Not sealed with this key");
    const body = bytes.subarray(sealedHeaderBytes);
    const decipher = createDecipheriv("aes-256-gcm", this.keyFor(context), body.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(this.authenticated(context)).setAuthTag(body.subarray(-tagBytes));
    const plain = decipher.update(body.subarray(nonceBytes, -tagBytes));
    try {
      return Buffer.concat([plain, decipher.final()]);
    } catch (cause) {
      throw new UnreadableError("The sealed value was changed or is from another context", { cause });
    }
  }

  sealJson(value: unknown, context: string): Buffer {
    return this.seal(Buffer.from(JSON.stringify(value)), context);
  }

  /** Decrypts a value that `sealJson` sealed. The type is not checked: the caller knows it. @throws as `open`. */
  openJson<T>(sealed: Uint8Array, context: string): T {
    return JSON.parse(this.open(sealed, context).toString()) as T;
  }

  /**
   * Returns a function that converts a word to a number that reveals nothing about it without this key: 63 bits of its
   * HMAC, as text for `bigint[]`.
   * @param use what is searched, e.g. `patients`: tokens of different uses differ.
   */
  tokens(use: string): TokenOf {
    const key = this.derive(`tokens of ${use}`);
    return (word) => {
      const digest = createHmac("sha256", key).update(word).digest();
      return BigInt.asIntN(64, digest.readBigUInt64BE(0)).toString();
    };
  }

  private keyFor(context: string): KeyObject {
    return this.derive(`sealed in ${context}`);
  }

  private derive(purpose: string): KeyObject {
    return createSecretKey(createHmac("sha256", this.key).update(purpose).digest());
  }

  private authenticated(context: string): Buffer {
    return Buffer.concat([this.header, Buffer.from(context)]);
  }
}
