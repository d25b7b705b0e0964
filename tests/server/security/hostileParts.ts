import fc from "fast-check";
import { oggPageBorders } from "../../../src/shared/recording/oggPage";

const checksumAt = 22;
const granuleAt = 6;
const segmentsAt = 26;
const headerBytes = 27;

/** Writes the checksum of a page (RFC 3533), so that the server reads what the page claims; too short ones stay. */
function reseal(page: Buffer): Buffer {
  if (page.length < headerBytes) return page;
  page.writeUInt32LE(0, checksumAt);
  let crc = 0;
  for (const byte of page) {
    crc = (crc ^ (byte << 24)) >>> 0;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x8000_0000 ? 0x04c1_1db7 : 0) ^ (crc << 1)) >>> 0;
  }
  page.writeUInt32LE(crc, checksumAt);
  return page;
}

/**
 * A page with these sizes of segments.
 * @param fill each byte of its body, also the first of each packet, which says how long the packet is (RFC 6716).
 */
function pageOf(lacing: readonly number[], fill: number, granule: bigint): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write("OggS", "latin1");
  header.writeBigInt64LE(granule, granuleAt);
  header[segmentsAt] = lacing.length;
  const body = Buffer.alloc(
    lacing.reduce((sum, size) => sum + size, 0),
    fill,
  );
  return reseal(Buffer.concat([header, Buffer.from(lacing), body]));
}

/** Times of pages: the limits of their types, one sample more than 24 h, and any others. */
const granules = fc.oneof(
  fc.constantFrom(-1n, 0n, 1n, 2n ** 31n, 2n ** 53n, 2n ** 62n, 2n ** 63n - 1n, -(2n ** 63n), 4_147_200_001n),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
);

/**
 * Pages whose lacing is extreme: 255 empty, tiny or largest packets, a packet that never ends, hours in a few bytes.
 */
const extremePages = fc
  .tuple(
    fc.constantFrom(
      Array<number>(255).fill(0),
      Array<number>(255).fill(1),
      Array<number>(255).fill(2),
      Array<number>(255).fill(255),
      [],
      [255],
      [0],
    ),
    fc.constantFrom(0, 3, 0x1b, 0xff, 0x4b << 1),
    granules,
    fc.integer({ min: 1, max: 2_000 }),
  )
  .map(([lacing, fill, granule, count]) => {
    const page = pageOf(lacing, fill, granule);
    const pages = Math.max(1, Math.min(count, Math.floor((512 * 1_024) / page.length)));
    return Buffer.concat(Array<Buffer>(pages).fill(page));
  });

/** Real sound that was changed: cut off, joined in another order, with other bytes, flags, granules or sizes. */
function changed(parts: readonly Uint8Array[]): fc.Arbitrary<Buffer> {
  const real = Buffer.concat(parts);
  const borders = oggPageBorders(real);
  const pages = borders.slice(1).map((end, index) => real.subarray(borders[index], end));
  const page = fc.constantFrom(...pages).map((bytes) => Buffer.from(bytes));
  const cutOff = fc.nat(real.length).map((length) => Buffer.from(real.subarray(0, length)));
  const spliced = fc
    .array(fc.tuple(fc.nat(real.length), fc.nat(4_000)), { minLength: 1, maxLength: 5 })
    .map((cuts) => Buffer.concat(cuts.map(([from, length]) => real.subarray(from, from + length))));
  const shuffled = fc.array(page, { minLength: 1, maxLength: 20 }).map((some) => Buffer.concat(some));
  const otherBytes = fc
    .tuple(page, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }), fc.boolean())
    .map(([bytes, changes, isSealed]) => {
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      return isSealed ? reseal(bytes) : bytes;
    });
  const otherGranule = fc.tuple(page, granules).map(([bytes, granule]) => {
    bytes.writeBigInt64LE(granule, granuleAt);
    return reseal(bytes);
  });
  return fc.oneof(cutOff, spliced, shuffled, otherBytes, otherGranule);
}

/** Bytes of a part: changed sound, extreme pages, or any bytes. The first of a take can begin with real headers. */
export function hostileParts(parts: readonly Uint8Array[]): fc.Arbitrary<Buffer> {
  const [first] = parts;
  const headers = Buffer.from(first ?? []).subarray(0, oggPageBorders(first ?? new Uint8Array())[2]);
  const bytes = fc.oneof(
    { weight: 4, arbitrary: changed(parts) },
    { weight: 3, arbitrary: extremePages },
    fc.uint8Array({ maxLength: 2_000 }).map((any) => Buffer.from(any)),
  );
  const withHeaders = bytes.map((any) => Buffer.concat([headers, any]).subarray(0, 512 * 1_024));
  return fc.oneof(bytes, withHeaders);
}
