/** Thrown for bytes that are not whole Ogg pages, one after another. The message says where, for logs and tests. */
export class NotOgg extends Error {
  override readonly name = "NotOgg";
}

/** One page of an Ogg stream (RFC 3533). */
export interface OggPage {
  /** First page of its stream. */
  isFirst: boolean;
  /** Samples (48 kHz for Opus) up to the end of the last packet that ends here; -1 where none ends here. */
  granule: number;
  body: Uint8Array;
}

/** Opus counts in this clock, whatever it was made from. */
export const opusSampleRate = 48_000;
const headerBytes = 27;
const capture = 0x4f676753; // "OggS"
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x8000_0000 ? 0x04c1_1db7 : 0);
  return crc >>> 0;
});

/**
 * Reads bytes that must be whole Ogg pages with nothing around them, checking every checksum.
 * @throws {NotOgg} for anything else, an empty or cut-off input included.
 */
export function readOggPages(bytes: Uint8Array): OggPage[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pages: OggPage[] = [];
  let at = 0;
  while (at < bytes.length || pages.length === 0) {
    const { page, end } = readPage(bytes, view, at);
    pages.push(page);
    at = end;
  }
  return pages;
}

function readPage(bytes: Uint8Array, view: DataView, at: number): { page: OggPage; end: number } {
  if (at + headerBytes > bytes.length) throw new NotOgg(`cut off at byte ${at}`);
  if (view.getUint32(at) !== capture || view.getUint8(at + 4) !== 0) throw new NotOgg(`no page at byte ${at}`);
  const bodyAt = at + headerBytes + view.getUint8(at + 26);
  const end = bytes.subarray(at + headerBytes, bodyAt).reduce((sum, lacing) => sum + lacing, bodyAt);
  if (bodyAt > bytes.length || end > bytes.length) throw new NotOgg(`page at byte ${at} is cut off`);
  if (checksum(bytes, at, end) !== view.getUint32(at + 22, true)) throw new NotOgg(`page at byte ${at} is damaged`);
  const granule = Number(view.getBigInt64(at + 6, true));
  return { page: { isFirst: (view.getUint8(at + 5) & 2) !== 0, granule, body: bytes.subarray(bodyAt, end) }, end };
}

/**
 * One page of whole packets. `granule` as in {@link OggPage}; `flags` as in RFC 3533 (2: first, 4: last).
 * @throws {RangeError} where they are more than a page can hold (about 64 kB).
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
  const bodyAt = headerBytes + lacing.length;
  const bytes = new Uint8Array(packets.reduce((sum, { length }) => sum + length, bodyAt));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, capture);
  view.setUint8(5, flags);
  view.setBigInt64(6, BigInt(granule), true);
  view.setUint32(14, serial, true);
  view.setUint32(18, number, true);
  view.setUint8(26, lacing.length);
  bytes.set(lacing, headerBytes);
  let at = bodyAt;
  for (const packet of packets) {
    bytes.set(packet, at);
    at += packet.length;
  }
  view.setUint32(22, checksum(bytes, 0, bytes.length), true);
  return bytes;
}

/** The page's CRC with its own field (bytes 22 to 26) counted as zero. */
function checksum(bytes: Uint8Array, start: number, end: number): number {
  let crc = 0;
  for (let at = start; at < end; at++) {
    const isOwnField = at >= start + 22 && at < start + 26;
    const byte = isOwnField ? 0 : (bytes[at] ?? 0);
    crc = ((crc << 8) ^ (crcTable[(crc >>> 24) ^ byte] ?? 0)) >>> 0;
  }
  return crc;
}

/** Samples (48 kHz) an Opus decoder throws away at the start; null where the page holds no Opus header (RFC 7845). */
export function opusPreSkip(page: OggPage): number | null {
  const { body } = page;
  if (!page.isFirst || body.length < 19) return null;
  if (String.fromCharCode(...body.subarray(0, 8)) !== "OpusHead") return null;
  return (body[10] ?? 0) | ((body[11] ?? 0) << 8);
}

/** The last sample position the pages reach, or null where no packet ends in them. */
export function lastGranule(pages: readonly OggPage[]): number | null {
  return pages.findLast(({ granule }) => granule >= 0)?.granule ?? null;
}
