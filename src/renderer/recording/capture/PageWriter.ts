import { AudioSample, AudioSampleSource, NullTarget, OggOutputFormat, Output, Quality } from "mediabunny";
import type { Page } from "../journal/TakeJournal";

/** Everything recorded has this form: mono, 48 kHz, Opus at about 24 kbit/s, an Ogg page a second. */
export const sampleRate = 48_000;
export const encoding = { codec: "opus", quality: new Quality({ bitrate: 24_000 }) } as const;
const headerPages = 2;

/** The Ogg container, telling of each page as it is whole; the stream's two headers go with the first page of sound. */
export function pagedOgg(onPage: (page: Page) => void): Output {
  const headers: Uint8Array[] = [];
  let seq = 0;
  let preSkip = 0;
  const take = (data: Uint8Array): void => {
    const bytes = new Uint8Array(data);
    if (headers.length < headerPages) {
      if (headers.length === 0) preSkip = new DataView(bytes.buffer).getUint16(28 + 10, true); // after "OpusHead", version, channels
      headers.push(bytes);
      return;
    }
    const granule = Number(new DataView(bytes.buffer).getBigInt64(6, true));
    const endMs = Math.max(0, Math.round((granule - preSkip) / (sampleRate / 1_000)));
    onPage({ seq, endMs, bytes: seq === 0 ? joined([...headers, bytes]) : bytes });
    seq++;
  };
  return new Output({
    format: new OggOutputFormat({ maximumPageDuration: 1, onPage: take }),
    target: new NullTarget(),
  });
}

/** Turns sound into pages as it comes, in order, dropping nothing. */
export class PageWriter {
  private readonly output: Output;
  private readonly source = new AudioSampleSource(encoding);
  private samples = 0;

  private constructor(onPage: (page: Page) => void) {
    this.output = pagedOgg(onPage);
    this.output.addAudioTrack(this.source);
  }

  static async begin(onPage: (page: Page) => void): Promise<PageWriter> {
    const writer = new PageWriter(onPage);
    await writer.output.start();
    return writer;
  }

  get elapsedMs(): number {
    return this.samples / (sampleRate / 1_000);
  }

  /** @param mono at 48 kHz. */
  async add(mono: Float32Array<ArrayBuffer>): Promise<void> {
    if (mono.length === 0) return;
    const timestamp = this.samples / sampleRate;
    this.samples += mono.length;
    const sample = new AudioSample({ data: mono, format: "f32", numberOfChannels: 1, sampleRate, timestamp });
    try {
      await this.source.add(sample);
    } finally {
      sample.close();
    }
  }

  /** Fills the page under way with silence, so that what was said before is out of memory and on the disk. */
  async closePage(): Promise<void> {
    await this.add(new Float32Array(sampleRate * 1.1));
  }

  /** The last page is out when this resolves. */
  async finish(): Promise<void> {
    if (this.samples === 0) await this.output.cancel();
    else await this.output.finalize();
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
