import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

/*
 * Sealed form: version (1 byte, 2) ‖ wrap nonce (12) ‖ wrapped data key (32) ‖ wrap tag (16) ‖ nonce (12) ‖ ciphertext
 * ‖ tag (16).
 * Each record has its own data key, wrapped by a key that is derived from the master key for its context, e.g. one
 * visit or one part of a take: 89 bytes more than the plaintext. In version 1 one key wrapped all data keys.
 */
const version = 2;
const versionWithOneWrapKey = 1;
const headerBytes = 1 + 12 + 32 + 16 + 12;

/**
 * Encrypts values that can hold patient data: AES-256-GCM with a key per record, wrapped by a key derived from the
 * master key. Also derives search tokens.
 */
export class Vault {
  private readonly oldWrapKey: KeyObject;
  private readonly wrapRoot: KeyObject;
  private readonly searchKey: KeyObject;

  /** @param masterKey 32 bytes. */
  constructor(masterKey: Buffer) {
    if (masterKey.length !== 32) throw new RangeError(`master key: ${masterKey.length} bytes instead of 32`);
    const derived = (info: string): KeyObject => secretKey(Buffer.from(hkdfSync("sha256", masterKey, "", info, 32)));
    this.oldWrapKey = derived("chartside data keys");
    this.wrapRoot = derived("chartside wrap keys by context");
    this.searchKey = derived("chartside search tokens");
  }

  /**
   * Encrypts a value.
   * @param context where the value is stored, e.g. `visit:<id>`: a sealed value moved elsewhere does not open.
   */
  seal(plain: Uint8Array, context: string): Buffer {
    const key = randomBytes(32);
    const wrapNonce = randomBytes(12);
    const wrap = createCipheriv("aes-256-gcm", this.wrapKeyOf(context), wrapNonce).setAAD(Buffer.from(context));
    const wrapped = Buffer.concat([wrap.update(key), wrap.final()]);
    const nonce = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", secretKey(key), nonce).setAAD(Buffer.from(context));
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

  /** Decrypts a value. @throws {Error} if it was changed, is from another context, or was sealed with another key. */
  open(sealed: Uint8Array, context: string): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const isOld = bytes[0] === versionWithOneWrapKey;
    if ((bytes[0] !== version && !isOld) || bytes.length < headerBytes + 16) throw new Error("Not a sealed value");
    const wrapKey = isOld ? this.oldWrapKey : this.wrapKeyOf(context);
    const unwrap = createDecipheriv("aes-256-gcm", wrapKey, bytes.subarray(1, 13));
    if (!isOld) unwrap.setAAD(Buffer.from(context));
    unwrap.setAuthTag(bytes.subarray(45, 61));
    const key = Buffer.concat([unwrap.update(bytes.subarray(13, 45)), unwrap.final()]);
    const decipher = createDecipheriv("aes-256-gcm", secretKey(key), bytes.subarray(61, 73)).setAAD(
      Buffer.from(context),
    );
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(73, -16)), decipher.final()]);
  }

  sealJson(value: unknown, context: string): Buffer {
    return this.seal(Buffer.from(JSON.stringify(value)), context);
  }

  /** Decrypts a value that `sealJson` sealed. The type is not checked: the caller knows it. @throws as `open`. */
  openJson<T>(sealed: Uint8Array, context: string): T {
    return JSON.parse(this.open(sealed, context).toString()) as T;
  }

  /**
   * Returns a word as a number that reveals nothing about it without the key: 63 bits of its HMAC, as text for
   * `bigint[]`.
   */
  token(word: string): string {
    return tokenOf(this.searchKey, word);
  }

  /**
   * Returns a function like `token` with a key of that owner: a user who recognizes the tokens of their own words in a
   * copy of the database learns nothing about the words of other users.
   */
  tokensOf(ownerId: string): (word: string) => string {
    const key = secretKey(createHmac("sha256", this.searchKey).update(`tokens of owner ${ownerId}`).digest());
    return (word) => tokenOf(key, word);
  }

  private wrapKeyOf(context: string): KeyObject {
    return secretKey(createHmac("sha256", this.wrapRoot).update(context).digest());
  }
}

/** Returns the bytes as a key: Node.js takes 10 µs longer for each use of a key that is given as bytes. */
const secretKey = (bytes: Buffer): KeyObject => createSecretKey(bytes);

function tokenOf(key: KeyObject, word: string): string {
  const digest = createHmac("sha256", key).update(word).digest();
  return BigInt.asIntN(64, digest.readBigUInt64BE(0)).toString();
}
