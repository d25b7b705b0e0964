import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import {
  type KeptTake,
  type KeptTakeChange,
  keptTakeChangeSchema,
  keptTakeSchema,
} from "../../shared/recording/keptTake";

/*
 * A take on disk, only ever appended to:
 *   header: "CSTAKE1\n" ‖ id of the recordings key (8 bytes) ‖ salt (16)
 *   records, one after another: length of the rest (4, big-endian) ‖ nonce (12) ‖ ciphertext ‖ tag (16)
 * Each is AES-256-GCM under a key of the take's own (HKDF of the recordings key and the salt), bound to take and place in
 * it, so that the tag is also the checksum. Inside: what it is (1 byte) and its content. The first holds the take's facts.
 */
const magic = Buffer.from("CSTAKE1\n");
const idBytes = 8;
const saltBytes = 16;
export const headerBytes = magic.length + idBytes + saltBytes;
const nonceBytes = 12;
const tagBytes = 16;
const around = nonceBytes + tagBytes;
/** A page is about 3 kB; what claims to be more than this is no record. */
export const mostPageBytes = 1024 * 1024;
const kinds = { facts: 1, page: 2, change: 3 } as const;
const pageHead = 1 + 4 + 4;

export interface TakePage {
  seq: number;
  /** Where it ends, in milliseconds of its take. */
  endMs: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export type TakeRecord =
  { kind: "facts"; take: KeptTake } | { kind: "page"; page: TakePage } | { kind: "change"; change: KeptTakeChange };

/** @param keyId 16 hex digits. */
export function newHeader(keyId: string): Buffer {
  return Buffer.concat([magic, Buffer.from(keyId, "hex"), randomBytes(saltBytes)]);
}

/** Which recordings key a take is under; null where this is no header. */
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

  /** @param place how many records stand in front of it. @returns what to append to the file. */
  seal(record: TakeRecord, place: number): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.key, nonce).setAAD(this.placeOf(place));
    const body = Buffer.concat([cipher.update(encoded(record)), cipher.final()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(around + body.length);
    return Buffer.concat([length, nonce, body, cipher.getAuthTag()]);
  }

  /**
   * Reads the record that begins at `at`.
   * @returns null where none is there as a whole: the file was torn there, or somebody changed it.
   */
  open(file: Buffer, at: number, place: number): { record: TakeRecord; end: number } | null {
    if (at + 4 > file.length) return null;
    const end = at + 4 + file.readUInt32BE(at);
    if (end > file.length || end - at < 4 + around + 1 || end - at > mostPageBytes + around + pageHead + 4) return null;
    const nonce = file.subarray(at + 4, at + 4 + nonceBytes);
    const decipher = createDecipheriv("aes-256-gcm", this.key, nonce).setAAD(this.placeOf(place));
    decipher.setAuthTag(file.subarray(end - tagBytes, end));
    try {
      const body = decipher.update(file.subarray(at + 4 + nonceBytes, end - tagBytes));
      return { record: decoded(Buffer.concat([body, decipher.final()])), end };
    } catch {
      return null;
    }
  }

  private placeOf(place: number): Buffer {
    return Buffer.from(`${this.takeId}:${place}`);
  }
}

function encoded(record: TakeRecord): Buffer {
  if (record.kind !== "page") {
    const content = record.kind === "facts" ? record.take : record.change;
    return Buffer.concat([Buffer.of(kinds[record.kind]), Buffer.from(JSON.stringify(content))]);
  }
  const { seq, endMs, bytes } = record.page;
  const head = Buffer.alloc(pageHead);
  head.writeUInt8(kinds.page);
  head.writeUInt32BE(seq, 1);
  head.writeUInt32BE(endMs, 5);
  return Buffer.concat([head, bytes]);
}

/** @throws {Error} for what no version of the app wrote. */
function decoded(plain: Buffer): TakeRecord {
  const json = (): unknown => JSON.parse(plain.toString("utf8", 1));
  const kind = plain[0];
  if (kind === kinds.facts) return { kind: "facts", take: keptTakeSchema.parse(json()) };
  if (kind === kinds.change) return { kind: "change", change: keptTakeChangeSchema.parse(json()) };
  if (kind !== kinds.page) throw new Error(`Nothing of this kind is known: ${kind}`);
  // A copy: a part of Node's shared memory would go to the page with everything around it.
  return { kind: "page", page: pageOf(plain, new Uint8Array(plain.subarray(pageHead))) };
}

const pageOf = (plain: Buffer, bytes: Uint8Array<ArrayBuffer>): TakePage => ({
  seq: plain.readUInt32BE(1),
  endMs: plain.readUInt32BE(5),
  bytes,
});
