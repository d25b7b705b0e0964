import type { Part } from "../../../shared/recording/part";
import { joinedBytes, opusSampleRate, sealOggPage } from "../../../shared/recording/oggPage";

/** Maximum length of a part, in samples: one second. A crash also loses what is being written, at most 2 s in all. */
const maxPartSamples = opusSampleRate;
/** Header flags of the first and the last Ogg page. */
const flags = { first: 2, last: 4 };

interface Packet {
  bytes: Uint8Array;
  samples: number;
}

/** Packs Opus packets into parts of one Ogg page each (RFC 3533, RFC 7845); the first part also has the two headers. */
export class PartPacker {
  private readonly serial = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  /** Number of the next Ogg page. */
  private pageNumber = 0;
  private seq = 0;
  private packets: Packet[] = [];
  /** Number of samples in all packets, including the pre-skip; those of the current part begin at `partStart`. */
  private granule = 0;
  private partStart = 0;
  /** Sample at which the current part ends early. */
  private endsAt = Infinity;
  private headers: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  private preSkip = 0;

  constructor(private readonly onPart: (part: Part) => void) {}

  /** Prepares the two headers; call it before `add`. @param opusHead identification header from the encoder. */
  begin(opusHead: Uint8Array): void {
    // after "OpusHead", version, channels
    this.preSkip = new DataView(opusHead.buffer, opusHead.byteOffset).getUint16(10, true);
    const head = this.seal([opusHead], 0, flags.first);
    this.headers = joinedBytes([head, this.seal([opusTags()], 0, 0)]);
  }

  /** Adds a packet, whose length is in samples at 48 kHz. Passes on the current part if it is full. */
  add(packet: Packet): void {
    if (this.granule + packet.samples - this.partStart > maxPartSamples) this.write(this.granule, 0);
    this.packets.push(packet);
    this.granule += packet.samples;
    if (this.granule >= this.endsAt) this.write(this.granule, 0);
  }

  /** Ends the current part with the packet that reaches a sample, pre-skip included. */
  endPartAt(sample: number): void {
    this.endsAt = sample;
    if (this.granule >= sample) this.write(this.granule, 0);
  }

  /** Ends the stream. @param samples its length without the pre-skip; the rest of the last packet is not played. */
  finish(samples: number): void {
    this.write(Math.min(this.granule, samples + this.preSkip), flags.last);
  }

  private write(granule: number, flag: number): void {
    if (this.endsAt <= this.granule) this.endsAt = Infinity; // otherwise the requested end is in a later part
    this.partStart = this.granule;
    if (this.packets.length === 0) return;
    const part = this.seal(
      this.packets.map(({ bytes }) => bytes),
      granule,
      flag,
    );
    this.packets = [];
    const endMs = Math.max(0, Math.round(((granule - this.preSkip) * 1_000) / opusSampleRate));
    this.onPart({ seq: this.seq, endMs, bytes: this.seq === 0 ? joinedBytes([this.headers, part]) : part });
    this.seq++;
  }

  private seal(packets: readonly Uint8Array[], granule: number, flag: number): Uint8Array<ArrayBuffer> {
    return sealOggPage({ packets, granule, flags: flag, serial: this.serial, number: this.pageNumber++ });
  }
}

/** Returns the comment header, which is required; it has no comments. */
function opusTags(): Uint8Array {
  const vendor = new TextEncoder().encode("Chartside");
  const tags = new Uint8Array(8 + 4 + vendor.length + 4);
  tags.set(new TextEncoder().encode("OpusTags"));
  tags[8] = vendor.length;
  tags.set(vendor, 12);
  return tags;
}
