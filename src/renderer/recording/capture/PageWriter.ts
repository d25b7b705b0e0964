import { opusSampleRate as sampleRate } from "../../../shared/recording/oggPages";
import type { Page } from "../journal/JournalDisk";
import { OpusPages } from "./OpusPages";

/**
 * Everything recorded has this form: mono, 48 kHz, Opus of about this many bits a second. With 20,000 more of the
 * test visit was heard wrong (6.8 % of the words, with this 2.7 %; one run each).
 */
export const bitrate = 24_000;
/** For voices; TypeScript's DOM does not know these two yet. */
const opus = { application: "voip", signal: "voice" } as OpusEncoderConfig;
const frameSamples = sampleRate / 50;
/** What an encoder may hold back of the sound it was given: more than Opus's look-ahead at any setting. */
const heldBack = frameSamples;
/** Sounds that may wait for the encoder. */
const mostWaiting = 16;

/** Turns sound into pages as it comes, in order, dropping nothing. */
export class PageWriter {
  private readonly pages: OpusPages;
  private readonly encoder: AudioEncoder;
  private samples = 0;
  private isBegun = false;
  private failure: DOMException | null = null;
  private goOn: () => void = () => {};

  constructor(onPage: (page: Page) => void) {
    this.pages = new OpusPages(onPage);
    this.encoder = new AudioEncoder({
      output: (chunk, metadata) => this.keep(chunk, metadata),
      error: (error) => {
        this.failure = error;
        this.goOn();
      },
    });
    this.encoder.ondequeue = () => this.goOn();
    this.encoder.configure({ codec: "opus", sampleRate, numberOfChannels: 1, bitrate, opus });
  }

  get elapsedMs(): number {
    return this.samples / (sampleRate / 1_000);
  }

  /** @param mono at 48 kHz. */
  async add(mono: Float32Array<ArrayBuffer>): Promise<void> {
    this.encode(mono);
    while (this.encoder.encodeQueueSize > mostWaiting && this.failure === null) {
      await new Promise<void>((resolve) => (this.goOn = resolve));
    }
  }

  /** Ends the page under way with the last whole frame there is, so that it can leave at once. */
  endPage(): void {
    this.pages.endPageAt(this.samples - (this.samples % frameSamples));
  }

  /** Ends the page under way with everything that was said: it is out of memory when this resolves. */
  async closePage(): Promise<void> {
    this.encode(new Float32Array(this.untilWhole()));
    await this.encoder.flush();
    this.endPage();
  }

  /** The last page is out when this resolves. */
  async finish(): Promise<void> {
    const { samples } = this;
    if (samples > 0) {
      this.encode(new Float32Array(this.untilWhole()));
      await this.encoder.flush();
      this.pages.finish(samples);
    }
    this.encoder.close();
  }

  /** Samples to add so that all before them comes out, in whole frames. */
  private untilWhole(): number {
    const end = this.samples + heldBack;
    return Math.ceil(end / frameSamples) * frameSamples - this.samples;
  }

  private encode(mono: Float32Array<ArrayBuffer>): void {
    if (this.failure) throw this.failure;
    if (mono.length === 0) return;
    const timestamp = Math.round((this.samples * 1e6) / sampleRate);
    this.samples += mono.length;
    const form = { format: "f32", sampleRate, numberOfFrames: mono.length, numberOfChannels: 1, timestamp } as const;
    const sound = new AudioData({ ...form, data: mono });
    this.encoder.encode(sound);
    sound.close();
  }

  private keep(chunk: EncodedAudioChunk, metadata?: EncodedAudioChunkMetadata): void {
    const head = metadata?.decoderConfig?.description;
    if (!this.isBegun && head) {
      this.pages.begin(bytesOf(head));
      this.isBegun = true;
    }
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    this.pages.add({ bytes, samples: Math.round(((chunk.duration ?? 0) * sampleRate) / 1e6) });
  }
}

function bytesOf(source: AllowSharedBufferSource): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
