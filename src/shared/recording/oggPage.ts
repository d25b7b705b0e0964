/*
 * The only code that reads or writes Ogg (RFC 3533). The server's detector thread runs this file from source: its
 * imports must have file endings, and its types must be erasable.
 */

/** One page of an Ogg stream, its checksum verified. */
export interface OggPage {
  /** First page of its stream. */
  isFirst: boolean;
  /** Last page of its stream; its audio can end before its last packet does. */
  isLast: boolean;
  /** Whether its first packet is the rest of a packet that began in the previous page. */
  continues: boolean;
  /**
   * Samples (48 kHz for Opus, pre-skip included) up to the end of the last packet that ends in the page; null if no
   * packet ends in it.
   */
  granule: number | null;
  /** Size of each segment of the body. */
  lacing: Uint8Array;
  body: Uint8Array;
  /** Offset of the end of the page in the bytes that were read. */
  end: number;
}

/** Thrown for bytes that are not a sequence of whole Ogg pages. The message has the offset, for logs and tests. */
export class NotOgg extends Error {
  override readonly name = "NotOgg";
}

/** Granules of Opus count samples at this rate, whatever the input's rate. */
export const opusSampleRate = 48_000;
/** Maximum length of a packet in samples: 120 ms. */
const maxPacketSamples = 5_760;
/** Length of a page's header before its list of segments. */
const headerBytes = 27;
/** Maximum size of a page in bytes: header and 255 segments of 255 bytes. */
const maxPageBytes = headerBytes + 255 + 255 * 255;
const capture = Uint8Array.of(0x4f, 0x67, 0x67, 0x53); // "OggS"
const flagBits = { continued: 1, first: 2, last: 4 };
/** Table of the checksum that RFC 3533 prescribes: a CRC-32 with the polynomial 0x04c11db7. */
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x8000_0000 ? 0x04c1_1db7 : 0);
  return crc >>> 0;
});

/**
 * Reads bytes that consist of whole Ogg pages and verifies every checksum.
 * @throws {NotOgg} for anything else, including empty or truncated input.
 */
export function readOggPages(bytes: Uint8Array): OggPage[] {
  const pages: OggPage[] = [];
  let at = 0;
  while (at < bytes.length || pages.length === 0) {
    const page = readPage(bytes, at);
    if (typeof page === "string") throw new NotOgg(`page at byte ${at} is ${page}`);
    pages.push(page);
    at = page.end;
  }
  return pages;
}

/** Splits a byte stream into pages; skips anything that is not a whole, undamaged page. */
export class OggReader {
  private rest: Uint8Array = new Uint8Array(0);
  /** Number of byte ranges that were skipped. */
  faults = 0;
  private isSkipping = false;

  /**
   * Returns the pages that are now complete.
   * @param isLast no bytes follow, so an incomplete page at the end counts as skipped.
   */
  push(bytes: Uint8Array, isLast = false): OggPage[] {
    const all = this.rest.length === 0 ? bytes : joinedBytes([this.rest, bytes]);
    const pages: OggPage[] = [];
    let at = 0;
    while (at < all.length) {
      const page = readPage(all, at);
      if (page === "cut off" && !isLast) break;
      if (typeof page === "object") {
        pages.push(page);
        at = page.end;
        this.isSkipping = false;
        continue;
      }
      if (!this.isSkipping) this.faults += 1;
      this.isSkipping = true;
      at = nextCapture(all, at + 1, isLast);
    }
    this.rest = all.slice(at);
    return pages;
  }
}

/**
 * Returns the byte offsets at which pages begin, and the end of the last whole page, without verifying checksums; `[0]`
 * if the bytes do not begin with a page.
 */
export function oggPageBorders(bytes: Uint8Array): number[] {
  const borders = [0];
  for (let layout = layoutAt(bytes, 0); typeof layout === "object"; layout = layoutAt(bytes, layout.end))
    borders.push(layout.end);
  return borders;
}

/**
 * Returns copies of the packets of a page; a segment of fewer than 255 bytes ends a packet. `endsWhole`: false if the
 * last one continues in the next page.
 */
export function oggPackets({ lacing, body }: OggPage): { packets: Uint8Array[]; endsWhole: boolean } {
  const packets: Uint8Array[] = [];
  let start = 0;
  let end = 0;
  for (const [index, size] of lacing.entries()) {
    end += size;
    if (size < 255 || index === lacing.length - 1) {
      packets.push(body.slice(start, end));
      start = end;
    }
  }
  return { packets, endsWhole: lacing.length > 0 && lacing.at(-1) !== 255 };
}

/**
 * Builds one page from whole packets. `granule` as in {@link OggPage}; `flags` as in RFC 3533 (2: first, 4: last).
 * @throws {RangeError} if they do not fit into a page (about 64 kB).
 */
export function sealOggPage({
  packets,
  granule,
  flags,
  serial,
  number,
}: {
  packets: readonly Uint8Array[];
  granule: number;
  flags: number;
  serial: number;
  number: number;
}): Uint8Array<ArrayBuffer> {
  const lacing = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255]);
  if (lacing.length > 255) throw new RangeError(`${packets.length} packets do not fit into a page`);
  const bytes = joinedBytes([new Uint8Array(headerBytes), Uint8Array.from(lacing), ...packets]);
  const view = new DataView(bytes.buffer);
  bytes.set(capture);
  view.setUint8(5, flags);
  view.setBigInt64(6, BigInt(granule), true);
  view.setUint32(14, serial, true);
  view.setUint32(18, number, true);
  view.setUint8(26, lacing.length);
  view.setUint32(22, checksum(bytes, 0, bytes.length), true);
  return bytes;
}

/**
 * Returns the number of samples (48 kHz) that an Opus decoder drops at the start; null if the page has no Opus header
 * (RFC 7845).
 */
export function opusPreSkip({ isFirst, body }: OggPage): number | null {
  if (!isFirst || body.length < 19) return null;
  if (!startsWith(body, "OpusHead")) return null;
  return (body[10] ?? 0) | ((body[11] ?? 0) << 8);
}

/**
 * Whether a page begins an Opus stream as this product records and imports it: one or two channels without a map of
 * channels (mapping family 0), in a header of version 1 that fills the page (RFC 7845 §5.1).
 */
export function isRecordedHead({ isFirst, lacing, body }: OggPage): boolean {
  const [version = 0, channels = 0] = body.subarray(8);
  const isWhole = isFirst && lacing.length === 1 && body.length === 19 && startsWith(body, "OpusHead");
  return isWhole && version === 1 && (channels === 1 || channels === 2) && body[18] === 0;
}

/** Whether a page begins a stream: by its flag, or by an Opus header. */
export const isHead = ({ isFirst, body }: OggPage): boolean => isFirst || startsWith(body, "OpusHead");

/** Returns the granule of the last page in which a packet ends; null if no packet ends in the pages. */
export function lastGranule(pages: readonly OggPage[]): number | null {
  return pages.findLast(({ granule }) => granule !== null)?.granule ?? null;
}

/**
 * Returns where the sound of the pages begins and how long their packets are, in samples at 48 kHz. Both are needed: a
 * stream may begin late (RFC 7845 §4.5), and the length according to its granules may differ from that of its packets.
 * Header packets have no length.
 */
export function opusExtent(pages: readonly OggPage[]): { start: number; samples: number } {
  const lengths = pages.map(samplesIn);
  const first = pages.findIndex((page, index) => page.granule !== null && lengths[index] !== 0);
  const start = Math.max(0, (pages[first]?.granule ?? 0) - (lengths[first] ?? 0));
  return { start, samples: lengths.reduce((sum, length) => sum + length, 0) };
}

/** Returns the length of the packets that begin in a page, in samples at 48 kHz. */
function samplesIn(page: OggPage): number {
  if (page.isFirst || startsWith(page.body, "OpusTags")) return 0;
  const { packets } = oggPackets(page);
  return packets.slice(page.continues ? 1 : 0).reduce((sum, packet) => sum + opusPacketSamples(packet), 0);
}

/** Returns a packet's length in samples at 48 kHz, from its first bytes (RFC 6716 §3.1); at most 120 ms, 0 if empty. */
export function opusPacketSamples(packet: Uint8Array): number {
  const toc = packet[0];
  if (toc === undefined) return 0;
  const config = toc >> 3;
  const shift = config & 3;
  const frame =
    config < 12 ? [480, 960, 1920, 2880][shift] : config < 16 ? [480, 960][config & 1] : [120, 240, 480, 960][shift];
  const code = toc & 3;
  const frames = code === 0 ? 1 : code === 3 ? (packet[1] ?? 0) & 63 : 2;
  return Math.min(maxPacketSamples, (frame as number) * frames);
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  bytes.length >= text.length && String.fromCharCode(...bytes.subarray(0, text.length)) === text;

/** Concatenates arrays of bytes. */
export function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** Reads the page at `at`; if it is not whole and undamaged, returns why. "cut off": more bytes could complete it. */
function readPage(bytes: Uint8Array, at: number): OggPage | "cut off" | "missing" | "damaged" {
  const layout = layoutAt(bytes, at);
  if (typeof layout === "string") return layout;
  const { bodyAt, end } = layout;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, end - at);
  if (checksum(bytes, at, end) !== view.getUint32(22, true)) return "damaged";
  const granule = Number(view.getBigInt64(6, true));
  const flags = view.getUint8(5);
  return {
    isFirst: (flags & flagBits.first) !== 0,
    isLast: (flags & flagBits.last) !== 0,
    continues: (flags & flagBits.continued) !== 0,
    granule: granule < 0 ? null : granule,
    lacing: bytes.subarray(at + headerBytes, bodyAt),
    body: bytes.subarray(bodyAt, end),
    end,
  };
}

/** Returns the offsets at which the body of the page at `at` begins and ends, or why there is no whole page. */
function layoutAt(bytes: Uint8Array, at: number): { bodyAt: number; end: number } | "cut off" | "missing" {
  const page = bytes.subarray(at, at + maxPageBytes);
  if (capture.some((byte, index) => index < page.length && page[index] !== byte)) return "missing";
  if (page.length < headerBytes) return "cut off";
  if (page[4] !== 0) return "missing";
  const bodyAt = headerBytes + (page[26] ?? 0);
  if (page.length < bodyAt) return "cut off";
  const end = page.subarray(headerBytes, bodyAt).reduce((sum, size) => sum + size, bodyAt);
  return page.length < end ? "cut off" : { bodyAt: at + bodyAt, end: at + end };
}

/** Returns the first offset at or after `from` at which a page can begin; `bytes.length` if none can and `isLast`. */
function nextCapture(bytes: Uint8Array, from: number, isLast: boolean): number {
  for (let at = bytes.indexOf(0x4f, from); at >= 0; at = bytes.indexOf(0x4f, at + 1))
    if (capture.every((byte, index) => bytes[at + index] === byte)) return at;
  // the capture pattern can be split between two chunks
  return isLast ? bytes.length : Math.max(from, bytes.length - 3);
}

/** Returns the CRC of a page, computed with its checksum field (bytes 22 to 25) as zero. */
function checksum(bytes: Uint8Array, start: number, end: number): number {
  let crc = 0;
  for (let at = start; at < end; at++) {
    const isOwnField = at >= start + 22 && at < start + 26;
    const byte = isOwnField ? 0 : (bytes[at] ?? 0);
    crc = ((crc << 8) ^ (crcTable[(crc >>> 24) ^ byte] ?? 0)) >>> 0;
  }
  return crc;
}
