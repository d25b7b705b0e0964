import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { writeFileDurably } from "../../../server/platform/files/writeFileDurably";
import type { RecordingKeys } from "../../recordings/RecordingKeys";
import type { SecretStore } from "../fill/FillRecord";

/*
 * The file: "CSEHR1\n" ‖ id of the recordings key (8 bytes) ‖ nonce (12) ‖ ciphertext ‖ tag (16). AES-256-GCM of JSON
 * with a key derived (HKDF) from the recordings key and the name of the file.
 */
const magic = Buffer.from("CSEHR1\n");
const idBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = magic.length + idBytes + nonceBytes;

/**
 * Stores a JSON value in a file, encrypted with a key derived from the recordings key: the captured sessions
 * (`sessions.sealed`), or the digests of what was filled (`filled.sealed`).
 */
export class SealedStore implements SecretStore {
  constructor(
    private readonly path: string,
    private readonly keys: Pick<RecordingKeys, "current" | "byId">,
  ) {}

  /** @returns undefined if there is no file. @throws {Error} if its key is missing or it was modified. */
  async read(): Promise<unknown> {
    const file = await readFile(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (file === null) return undefined;
    const key = await this.keys.byId(file.subarray(magic.length, magic.length + idBytes).toString("hex"));
    if (!key || !file.subarray(0, magic.length).equals(magic))
      throw new Error(`${basename(this.path)} cannot be opened: it is damaged, or its key is missing`);
    const decipher = createDecipheriv(
      "aes-256-gcm",
      this.keyOf(key.bytes),
      file.subarray(headerBytes - nonceBytes, headerBytes),
    );
    decipher.setAuthTag(file.subarray(-tagBytes));
    const plain = Buffer.concat([decipher.update(file.subarray(headerBytes, -tagBytes)), decipher.final()]);
    return JSON.parse(plain.toString()) as unknown;
  }

  async write(value: unknown): Promise<void> {
    const { id, bytes } = await this.keys.current();
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.keyOf(bytes), nonce);
    const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    writeFileDurably(this.path, Buffer.concat([magic, Buffer.from(id, "hex"), nonce, body, cipher.getAuthTag()]));
  }

  private keyOf(recordingsKey: Buffer): Buffer {
    return Buffer.from(hkdfSync("sha256", recordingsKey, "chartside ehr", basename(this.path), 32));
  }
}
