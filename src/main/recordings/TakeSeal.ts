import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { z } from "zod";
import {
  type JournalTake,
  type JournalTakeChange,
  journalTakeChangeSchema,
  journalTakeSchema,
} from "../../shared/recording/journalTake";
import type { Part } from "../../shared/recording/part";

/*
 * The file of a take. Records are appended and never changed:
 *   header: "CSTAKE1\n" ‖ id of the recordings key (8 bytes) ‖ salt (16)
 *   records, one after another: length of the rest (4, big-endian) ‖ nonce (12) ‖ ciphertext ‖ tag (16)
 * Each record is AES-256-GCM with the take's own key (HKDF of the recordings key and the salt), bound to the take and
 * the record's index; the tag is also a checksum. Plaintext: kind (1 byte), content. The first record holds the
 * metadata.
 */
const magic = Buffer.from("CSTAKE1\n");
const idBytes = 8;
const saltBytes = 16;
/** Header length of a take file, in bytes. */
export const headerBytes = magic.length + idBytes + saltBytes;
const nonceBytes = 12;
const tagBytes = 16;
const overheadBytes = nonceBytes + tagBytes;
/** Maximum size of a stored part, in bytes. Parts have about 3 kB; bytes that state a larger size are not a record. */
export const maxStoredPartBytes = 1024 * 1024;
const kinds = { metadata: 1, part: 2, change: 3 } as const;
const partHeadBytes = 1 + 4 + 4;

/** The metadata as stored: the number of parts keeps its first name, `pages`, so that older files stay readable. */
const storedMetadataSchema = journalTakeSchema
  .omit({ parts: true })
  .extend({ pages: journalTakeSchema.shape.parts })
  .transform(({ pages, ...take }): JournalTake => ({ ...take, parts: pages }));

/** A record of a take's file: the first is the metadata, the others are parts and changes of the metadata. */
export type TakeRecord =
  | { kind: "metadata"; take: JournalTake }
  | { kind: "part"; part: Part }
  | { kind: "change"; change: JournalTakeChange };

/** Returns the header of a new take file, with a new salt. @param keyId 16 hex digits. */
export function newHeader(keyId: string): Buffer {
  return Buffer.concat([magic, Buffer.from(keyId, "hex"), randomBytes(saltBytes)]);
}

/** Returns the id of the recordings key (16 hex digits) from a header; null if the bytes are not a header. */
export function keyIdOf(header: Buffer): string | null {
  if (header.length < headerBytes || !header.subarray(0, magic.length).equals(magic)) return null;
  return header.subarray(magic.length, magic.length + idBytes).toString("hex");
}

/** Seals and opens the records of one take. */
export class TakeSeal {
  private readonly key: Buffer;

  /** @param recordingsKey 32 bytes. */
  constructor(
    private readonly takeId: string,
    recordingsKey: Buffer,
    header: Buffer,
  ) {
    const salt = header.subarray(magic.length + idBytes, headerBytes);
    this.key = Buffer.from(hkdfSync("sha256", recordingsKey, salt, "chartside take", 32));
  }

  /** Encrypts a record. @param index number of records before it. @returns the bytes to append to the file. */
  seal(record: TakeRecord, index: number): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.key, nonce).setAAD(this.contextOf(index));
    const body = Buffer.concat([cipher.update(encoded(record)), cipher.final()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(overheadBytes + body.length);
    return Buffer.concat([length, nonce, body, cipher.getAuthTag()]);
  }

  /**
   * Decrypts the record that begins at the byte offset `at`.
   * @param index number of records before it.
   * @returns the record and the offset of its end; null if there is no complete, unmodified record.
   */
  open(file: Buffer, at: number, index: number): { record: TakeRecord; end: number } | null {
    if (at + 4 > file.length) return null;
    const end = at + 4 + file.readUInt32BE(at);
    if (
      end > file.length ||
      end - at < 4 + overheadBytes + 1 ||
      end - at > maxStoredPartBytes + overheadBytes + partHeadBytes + 4
    )
      return null;
    const nonce = file.subarray(at + 4, at + 4 + nonceBytes);
    const decipher = createDecipheriv("aes-256-gcm", this.key, nonce).setAAD(this.contextOf(index));
    decipher.setAuthTag(file.subarray(end - tagBytes, end));
    try {
      const body = decipher.update(file.subarray(at + 4 + nonceBytes, end - tagBytes));
      return { record: decoded(Buffer.concat([body, decipher.final()])), end };
    } catch {
      return null;
    }
  }

  private contextOf(index: number): Buffer {
    return Buffer.from(`${this.takeId}:${index}`);
  }
}

function encoded(record: TakeRecord): Buffer {
  if (record.kind !== "part") {
    const content = record.kind === "metadata" ? storedMetadata(record.take) : record.change;
    return Buffer.concat([Buffer.of(kinds[record.kind]), Buffer.from(JSON.stringify(content))]);
  }
  const { seq, endMs, bytes } = record.part;
  const head = Buffer.alloc(partHeadBytes);
  head.writeUInt8(kinds.part);
  head.writeUInt32BE(seq, 1);
  head.writeUInt32BE(endMs, 5);
  return Buffer.concat([head, bytes]);
}

/** Parses a plaintext. @throws {Error} if its kind is unknown or its content does not match the schema. */
function decoded(plain: Buffer): TakeRecord {
  const json = (): unknown => JSON.parse(plain.toString("utf8", 1));
  const kind = plain[0];
  if (kind === kinds.metadata) return { kind: "metadata", take: storedMetadataSchema.parse(json()) };
  if (kind === kinds.change) return { kind: "change", change: journalTakeChangeSchema.parse(json()) };
  if (kind !== kinds.part) throw new Error(`Unknown kind of record: ${kind}`);
  // A copy: a view of Node's shared buffer would send the whole buffer to the page.
  return { kind: "part", part: partOf(plain, new Uint8Array(plain.subarray(partHeadBytes))) };
}

const storedMetadata = ({ parts, ...take }: JournalTake): z.input<typeof storedMetadataSchema> => ({
  ...take,
  pages: parts,
});

const partOf = (plain: Buffer, bytes: Uint8Array<ArrayBuffer>): Part => ({
  seq: plain.readUInt32BE(1),
  endMs: plain.readUInt32BE(5),
  bytes,
});
