import { OpusDecoder } from "opus-decoder";
import { type OggPage, OggPages } from "./oggPages.ts";

/** What the recognizers want. */
export const sampleRate = 16_000;
/** Samples of the 48 kHz clock (granules, checkpoints) to one of ours. */
export const clockRatio = 3;
/** Opus needs some sound before a point to be right at it (RFC 7845 asks for 80 ms), in our samples. */
const runUp = sampleRate;
/** Pages whose granule is off by no more than this (20 ms) are taken as following each other. */
const tolerance = 320;
/** A hole up to this long is silence; a longer one, or a step back, is a clock that was set anew. */
const longestHole = 600 * sampleRate;
const silenceStep = 4 * sampleRate;

/** Decoded mono sound at 16 kHz. `at` counts samples from the start of the take. */
export interface Sound {
  at: number;
  pcm: Float32Array;
}

/**
 * Ogg Opus that comes in pieces, decoded to mono 16 kHz. Positions follow the pages' granules, so that a page that is
 * lost or harmed becomes silence of its length and all that follows keeps its time; they do not depend on what was
 * decoded, so a stream opened again at a checkpoint places every sample as before.
 */
export class OpusStream {
  private readonly pages = new OggPages();
  private readonly decoder = new OpusDecoder({ channels: 1, sampleRate, preSkip: 0 });
  private preSkip = 312;
  /** The take's sample `at` has granule `granule` (pre-skip not counted); sound before `at` is not played. */
  private origin: { granule: number; at: number } | null = null;
  private lastGranule = 0;
  private partial: Uint8Array | null = null;
  /** Where the next page's first sample belongs; before `origin.at` while the pre-skip runs. */
  private cursor = 0;
  private brokenPackets = 0;
  private readonly from: number;

  /** @param from sound before this sample (less a second of run-up) is passed over undecoded. */
  constructor(from: number) {
    this.from = from;
  }

  get ready(): Promise<void> {
    return this.decoder.ready;
  }

  /** End of what was decoded or passed over, in samples of the take. */
  get position(): number {
    return Math.max(this.cursor, this.origin?.at ?? 0);
  }

  /** Stretches that could not be read. */
  get faults(): number {
    return this.pages.faults + this.brokenPackets;
  }

  push(bytes: Uint8Array, isLast = false): Sound[] {
    return this.pages.push(bytes, isLast).flatMap((page) => this.readPage(page));
  }

  free(): void {
    this.decoder.free();
  }

  private readPage(page: OggPage): Sound[] {
    const packets = this.wholePackets(page);
    const [first] = packets;
    if (first && startsWith(first, "OpusHead")) {
      if (first.length >= 12) this.preSkip = (first[10] as number) | ((first[11] as number) << 8);
      this.cursor = this.position; // a stream chained to the one before goes on where that ended
      this.origin = null;
      return [];
    }
    if (!first || startsWith(first, "OpusTags") || page.granule === null) return [];
    const total = packets.reduce((sum, packet) => sum + packetSamples(packet), 0);
    if (!this.origin) this.begin(Math.max(0, page.granule - total));
    const start = page.isLast ? Math.max(page.granule - total, this.lastGranule) : page.granule - total;
    const length = page.isLast ? Math.min(total, Math.max(0, page.granule - start)) : total;
    this.lastGranule = page.granule;
    return this.placed(packets, start, Math.round(length / clockRatio));
  }

  /** The stream's first sound has this granule; the pre-skip at its head is not played. */
  private begin(granule: number): void {
    this.origin = { granule: granule + this.preSkip, at: this.cursor };
    this.lastGranule = granule;
    this.cursor -= Math.round(this.preSkip / clockRatio);
  }

  /** A page's sound where its granule says: a hole before it becomes silence, what overlaps is dropped. */
  private placed(packets: Uint8Array[], granule: number, length: number): Sound[] {
    const origin = this.origin ?? { granule, at: this.cursor };
    let gap = origin.at + Math.round((granule - origin.granule) / clockRatio) - this.cursor;
    if (Math.abs(gap) > longestHole) {
      this.origin = { granule, at: this.cursor };
      gap = 0;
    }
    if (Math.abs(gap) <= tolerance) gap = 0;
    const sounds = gap > 0 ? this.silence(gap) : [];
    const skip = Math.max(0, -gap);
    const start = this.cursor;
    this.cursor += Math.max(0, length - skip);
    if (this.cursor <= Math.max(this.from - runUp, origin.at)) {
      if (this.cursor > this.from - runUp) this.decode(packets); // the pre-skip: decoded for its successors
      return sounds;
    }
    const unplayed = Math.max(0, origin.at - start);
    const pcm = this.decode(packets).slice(skip + unplayed, length);
    return [...sounds, { at: start + unplayed, pcm }];
  }

  /** Each packet's sound; one that cannot be decoded is silence of its length. */
  private decode(packets: Uint8Array[]): Float32Array {
    const pieces = packets.map((packet) => {
      const expected = packetSamples(packet) / clockRatio;
      const { channelData, errors } = this.decoder.decodeFrame(packet);
      if (errors.length > 0) this.brokenPackets += 1;
      const pcm = channelData[0] ?? new Float32Array(0);
      return pcm.length === expected ? pcm : padded(pcm.subarray(0, expected), expected);
    });
    return joined(pieces);
  }

  private silence(length: number): Sound[] {
    const sounds: Sound[] = [];
    for (let left = length; left > 0; left -= silenceStep) {
      const pcm = new Float32Array(Math.min(left, silenceStep));
      if (this.cursor + pcm.length > this.from - runUp) sounds.push({ at: this.cursor, pcm });
      this.cursor += pcm.length;
    }
    return sounds;
  }

  /** The packets that end in this page; a piece at its end waits for the next. */
  private wholePackets(page: OggPage): Uint8Array[] {
    const packets = [...page.packets];
    if (page.continues) {
      const rest = packets.shift();
      // Without its beginning (a page before was lost) the rest of a packet is of no use.
      if (rest && this.partial) packets.unshift(new Uint8Array(Buffer.concat([this.partial, rest])));
    }
    this.partial = page.endsWhole ? null : (packets.pop() ?? null);
    return packets;
  }
}

function startsWith(packet: Uint8Array, text: string): boolean {
  return packet.length >= text.length && Buffer.from(packet.subarray(0, text.length)).toString("latin1") === text;
}

/** A packet's length in samples of the 48 kHz clock, from its first bytes (RFC 6716 §3.1). */
export function packetSamples(packet: Uint8Array): number {
  const toc = packet[0];
  if (toc === undefined) return 0;
  const config = toc >> 3;
  const shift = config & 3;
  const frame =
    config < 12 ? [480, 960, 1920, 2880][shift] : config < 16 ? [480, 960][config & 1] : [120, 240, 480, 960][shift];
  const code = toc & 3;
  const frames = code === 0 ? 1 : code === 3 ? (packet[1] ?? 0) & 63 : 2;
  return (frame as number) * frames;
}

function padded(pcm: Float32Array, length: number): Float32Array {
  const whole = new Float32Array(length);
  whole.set(pcm.subarray(0, length));
  return whole;
}

export function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
