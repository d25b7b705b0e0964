/** One page of an Ogg stream (RFC 3533), its checksum verified. */
export interface OggPage {
  /** True on the first page of a stream. */
  isFirst: boolean;
  /** True on the last page of a stream: its sound may end before its last packet does. */
  isLast: boolean;
  /** True when its first packet goes on from the page before. */
  continues: boolean;
  /** Samples (48 kHz for Opus, pre-skip included) up to the end of the last packet that ends here; null when none does. */
  granule: number | null;
  /** Packets and pieces of packets in it. */
  packets: Uint8Array[];
  /** False when the last piece goes on in the next page. */
  endsWhole: boolean;
}

const headerBytes = 27;
/** Largest page there can be: header, 255 segments of 255 bytes. */
const maxPageBytes = headerBytes + 255 + 255 * 255;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value;
});

/** Ogg's checksum of a page, its checksum field (bytes 22 to 25) counted as zero. */
export function oggChecksum(page: Uint8Array): number {
  let crc = 0;
  for (let index = 0; index < page.length; index += 1) {
    const byte = index >= 22 && index < 26 ? 0 : (page[index] as number);
    crc = (crc << 8) ^ (crcTable[((crc >>> 24) ^ byte) & 0xff] as number);
  }
  return crc >>> 0;
}

/** Cuts a byte stream that comes in pieces into pages; skips what is not a whole, unharmed page. */
export class OggPages {
  private rest: Uint8Array = new Uint8Array(0);
  /** Stretches of bytes that were skipped. */
  faults = 0;
  private isSkipping = false;

  /** The pages that are whole now. `isLast`: nothing follows, so an unfinished page at the end is a fault. */
  push(bytes: Uint8Array, isLast = false): OggPage[] {
    const all = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    const pages: OggPage[] = [];
    let at = 0;
    while (at < all.length) {
      const page = readPage(all, at);
      if (page === "unfinished" && !isLast) break;
      if (typeof page === "object") {
        pages.push(page.page);
        at += page.bytes;
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

/** Where the next page may begin at or after `from`. */
function nextCapture(bytes: Uint8Array, from: number, isLast: boolean): number {
  const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf("OggS", from, "latin1");
  if (found >= 0) return found;
  return isLast ? bytes.length : Math.max(from, bytes.length - 3); // a capture pattern may be cut in two
}

function readPage(all: Uint8Array, at: number): { page: OggPage; bytes: number } | "unfinished" | "broken" {
  const view = new DataView(all.buffer, all.byteOffset + at, Math.min(all.length - at, maxPageBytes));
  for (let index = 0; index < 4; index += 1) {
    if (index >= view.byteLength) return "unfinished";
    if (view.getUint8(index) !== "OggS".charCodeAt(index)) return "broken";
  }
  if (view.byteLength < headerBytes) return "unfinished";
  if (view.getUint8(4) !== 0) return "broken";
  const segments = view.getUint8(26);
  if (view.byteLength < headerBytes + segments) return "unfinished";
  const lacing = all.subarray(at + headerBytes, at + headerBytes + segments);
  const bytes = headerBytes + segments + lacing.reduce((sum, size) => sum + size, 0);
  if (view.byteLength < bytes) return "unfinished";
  const whole = all.subarray(at, at + bytes);
  if (oggChecksum(whole) !== view.getUint32(22, true)) return "broken";
  const granule = view.getBigInt64(6, true);
  const flags = view.getUint8(5);
  return {
    bytes,
    page: {
      isFirst: (flags & 2) !== 0,
      isLast: (flags & 4) !== 0,
      continues: (flags & 1) !== 0,
      granule: granule < 0n ? null : Number(granule),
      packets: cutPackets(whole.subarray(headerBytes + segments), lacing),
      endsWhole: segments > 0 && lacing[segments - 1] !== 255,
    },
  };
}

/** A packet ends at the first segment shorter than 255 bytes. */
function cutPackets(body: Uint8Array, lacing: Uint8Array): Uint8Array[] {
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
  return packets;
}
