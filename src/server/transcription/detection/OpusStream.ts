import { OpusDecoder } from "opus-decoder";
import { oggPackets, type OggPage, OggReader, opusPacketSamples } from "../../../shared/recording/oggPage.ts";

/** Sample rate of the recognizers. */
export const sampleRate = 16_000;
/** Samples of the 48 kHz clock (granules, checkpoints) per sample at 16 kHz. */
export const clockRatio = 3;
/** Audio decoded before a position, so that the position is decoded exactly: 1 s, where RFC 7845 asks for 80 ms. */
const runUp = sampleRate;
/** Pages whose granule differs by no more than this (20 ms) count as consecutive. */
const tolerance = 320;
/** Maximum gap that is filled with silence. A longer gap, or a longer step back, counts as a reset of the clock. */
const maxGap = 600 * sampleRate;
/** Maximum samples of silence in one `Sound`. */
const maxSilence = 4 * sampleRate;

/** Decoded mono audio at 16 kHz. `at` counts samples from the start of the take. */
export interface Sound {
  at: number;
  pcm: Float32Array;
}

/**
 * Decodes an Ogg Opus stream that arrives in chunks to mono 16 kHz. Positions follow the pages' granules, so that a
 * lost or damaged page becomes silence of its length and everything after it keeps its time. Positions do not depend on
 * what was decoded, so that a stream reopened at a checkpoint places every sample as before.
 */
export class OpusStream {
  private readonly pages = new OggReader();
  private readonly decoder = new OpusDecoder({ channels: 1, sampleRate, preSkip: 0 });
  /** In samples at 48 kHz; the usual value of libopus until the header gives another. */
  private preSkip = 312;
  /** The take's sample `at` has granule `granule` (pre-skip not counted); audio before `at` is dropped. */
  private origin: { granule: number; at: number } | null = null;
  private lastGranule = 0;
  /** The beginning of a packet that ends in the next page. */
  private partial: Uint8Array | null = null;
  /** Position of the next page's first sample; before `origin.at` during the pre-skip. */
  private cursor = 0;
  private brokenPackets = 0;
  private readonly from: number;

  /** @param from audio before this sample (less a second of run-up) is skipped without decoding. */
  constructor(from: number) {
    this.from = from;
  }

  get ready(): Promise<void> {
    return this.decoder.ready;
  }

  /** End of what was decoded or skipped, in samples of the take. */
  get position(): number {
    return Math.max(this.cursor, this.origin?.at ?? 0);
  }

  /** Number of damaged stretches and packets so far. */
  get faults(): number {
    return this.pages.faults + this.brokenPackets;
  }

  /** Returns the audio of the pages that `bytes` complete. @param isLast no more input follows. */
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
      // the pre-skip is in bytes 10 and 11 of the header (RFC 7845)
      if (first.length >= 12) this.preSkip = (first[10] as number) | ((first[11] as number) << 8);
      this.cursor = this.position; // a chained stream continues where the previous one ended
      this.origin = null;
      return [];
    }
    if (!first || startsWith(first, "OpusTags") || page.granule === null) return [];
    const total = packets.reduce((sum, packet) => sum + opusPacketSamples(packet), 0);
    if (!this.origin) this.begin(Math.max(0, page.granule - total));
    const start = page.isLast ? Math.max(page.granule - total, this.lastGranule) : page.granule - total;
    const length = page.isLast ? Math.min(total, Math.max(0, page.granule - start)) : total;
    this.lastGranule = page.granule;
    return this.placePackets(packets, start, Math.round(length / clockRatio));
  }

  /** Sets the origin: the stream's first audio has this granule, and the pre-skip at its start is dropped. */
  private begin(granule: number): void {
    this.origin = { granule: granule + this.preSkip, at: this.cursor };
    this.lastGranule = granule;
    this.cursor -= Math.round(this.preSkip / clockRatio);
  }

  /** Places a page's audio at its granule: gaps become silence, overlaps are dropped. */
  private placePackets(packets: Uint8Array[], granule: number, length: number): Sound[] {
    const origin = this.origin ?? { granule, at: this.cursor };
    let gap = origin.at + Math.round((granule - origin.granule) / clockRatio) - this.cursor;
    if (Math.abs(gap) > maxGap) {
      this.origin = { granule, at: this.cursor };
      gap = 0;
    }
    if (Math.abs(gap) <= tolerance) gap = 0;
    const sounds = gap > 0 ? this.silence(gap) : [];
    const skip = Math.max(0, -gap);
    const start = this.cursor;
    this.cursor += Math.max(0, length - skip);
    if (this.cursor <= Math.max(this.from - runUp, origin.at)) {
      if (this.cursor > this.from - runUp) this.decode(packets); // the pre-skip: decoded for the packets after it
      return sounds;
    }
    const unplayed = Math.max(0, origin.at - start);
    const pcm = this.decode(packets).slice(skip + unplayed, length);
    return [...sounds, { at: start + unplayed, pcm }];
  }

  /** Decodes the packets; a packet that cannot be decoded becomes silence of its length. */
  private decode(packets: Uint8Array[]): Float32Array {
    const pieces = packets.map((packet) => {
      const expected = opusPacketSamples(packet) / clockRatio;
      const { channelData, errors } = this.decoder.decodeFrame(packet);
      if (errors.length > 0) this.brokenPackets += 1;
      const pcm = channelData[0] ?? new Float32Array(0);
      return pcm.length === expected ? pcm : padded(pcm.subarray(0, expected), expected);
    });
    return joined(pieces);
  }

  private silence(length: number): Sound[] {
    const sounds: Sound[] = [];
    for (let left = length; left > 0; left -= maxSilence) {
      const pcm = new Float32Array(Math.min(left, maxSilence));
      if (this.cursor + pcm.length > this.from - runUp) sounds.push({ at: this.cursor, pcm });
      this.cursor += pcm.length;
    }
    return sounds;
  }

  /** Returns the packets that end in this page; a piece at its end waits for the next page. */
  private wholePackets(page: OggPage): Uint8Array[] {
    const { packets, endsWhole } = oggPackets(page);
    if (page.continues) {
      const rest = packets.shift();
      // Without its beginning (in a lost page) the rest of a packet is useless.
      if (rest && this.partial) packets.unshift(new Uint8Array(Buffer.concat([this.partial, rest])));
    }
    this.partial = endsWhole ? null : (packets.pop() ?? null);
    return packets;
  }
}

function startsWith(packet: Uint8Array, text: string): boolean {
  return packet.length >= text.length && Buffer.from(packet.subarray(0, text.length)).toString("latin1") === text;
}

function padded(pcm: Float32Array, length: number): Float32Array {
  const whole = new Float32Array(length);
  whole.set(pcm.subarray(0, length));
  return whole;
}

/** Concatenates samples. */
export function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
