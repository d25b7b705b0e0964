import type { Page } from "../journal/JournalDisk";
import { opusSampleRate, sealOggPage } from "../../../shared/recording/oggPages";

/** The longest page, in samples: no more than 2 s may be lost with the computer. One ends sooner where it is asked to. */
const longestPage = opusSampleRate;
const flags = { first: 2, last: 4 };

interface Packet {
  bytes: Uint8Array;
  samples: number;
}

/** Puts Opus packets into Ogg pages (RFC 3533, RFC 7845), each whole by itself; the stream's two headers go with the first. */
export class OpusPages {
  private readonly serial = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  private number = 0;
  private seq = 0;
  private packets: Packet[] = [];
  /** Samples in the packets so far, pre-skip included; those of the page under way begin at `pageStart`. */
  private granule = 0;
  private pageStart = 0;
  private endsAt = Infinity;
  private headers: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  private preSkip = 0;

  constructor(private readonly onPage: (page: Page) => void) {}

  /** @param opusHead the stream's identification header, as the encoder gives it. */
  begin(opusHead: Uint8Array): void {
    this.preSkip = new DataView(opusHead.buffer, opusHead.byteOffset).getUint16(10, true); // after "OpusHead", version, channels
    const head = this.seal([opusHead], 0, flags.first);
    this.headers = joined([head, this.seal([opusTags()], 0, 0)]);
  }

  /** @param packet of so many samples at 48 kHz. */
  add(packet: Packet): void {
    if (this.granule + packet.samples - this.pageStart > longestPage) this.write(this.granule, 0);
    this.packets.push(packet);
    this.granule += packet.samples;
    if (this.granule >= this.endsAt) this.write(this.granule, 0);
  }

  /** Ends the page under way with the packet that reaches this sample, pre-skip included. */
  endPageAt(sample: number): void {
    this.endsAt = sample;
    if (this.granule >= sample) this.write(this.granule, 0);
  }

  /** Ends the stream. @param samples it has, without the pre-skip: what the last packet holds beyond them is not played. */
  finish(samples: number): void {
    this.write(Math.min(this.granule, samples + this.preSkip), flags.last);
  }

  private write(granule: number, flag: number): void {
    this.endsAt = Infinity;
    this.pageStart = this.granule;
    if (this.packets.length === 0) return;
    const page = this.seal(
      this.packets.map(({ bytes }) => bytes),
      granule,
      flag,
    );
    this.packets = [];
    const endMs = Math.max(0, Math.round(((granule - this.preSkip) * 1_000) / opusSampleRate));
    this.onPage({ seq: this.seq, endMs, bytes: this.seq === 0 ? joined([this.headers, page]) : page });
    this.seq++;
  }

  private seal(packets: readonly Uint8Array[], granule: number, flag: number): Uint8Array<ArrayBuffer> {
    return sealOggPage({ packets, granule, flags: flag, serial: this.serial, number: this.number++ });
  }
}

/** The comment header: it must be there, and says nothing. */
function opusTags(): Uint8Array {
  const vendor = new TextEncoder().encode("Chartside");
  const tags = new Uint8Array(8 + 4 + vendor.length + 4);
  tags.set(new TextEncoder().encode("OpusTags"));
  tags[8] = vendor.length;
  tags.set(vendor, 12);
  return tags;
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
