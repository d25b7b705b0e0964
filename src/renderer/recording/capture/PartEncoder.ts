import { opusSampleRate as sampleRate } from "../../../shared/recording/oggPage";
import type { Part } from "../../../shared/recording/part";
import { PartPacker } from "./PartPacker";

/**
 * Bits per second of all recordings, which are mono 48 kHz Opus. With 20,000 the word error rate of the spoken test
 * visit was 6.8%, with 24,000 it was 2.7% (one run each).
 */
export const bitrate = 24_000;
/** Settings for speech; missing in TypeScript's DOM types. */
const opus = { application: "voip", signal: "voice" } as OpusEncoderConfig;
/** Samples in an Opus frame, 20 ms. */
const frameSamples = sampleRate / 50;
/** Upper bound of the samples that the encoder holds back: Opus's look-ahead is shorter at any setting. */
const heldBack = frameSamples;
/**
 * Minimum number of samples per call of the encoder (100 ms), because each call has a fixed cost and a microphone
 * delivers 10 ms at a time. Fewer are encoded at the end of a part.
 */
const batchSamples = sampleRate / 10;
/** Maximum number of calls in the encoder's queue; `add` waits while there are more. */
const maxWaiting = 16;

/** Encodes audio into parts, in order and without loss. */
export class PartEncoder {
  private readonly parts: PartPacker;
  private readonly encoder: AudioEncoder;
  private samples = 0;
  private waiting: Float32Array<ArrayBuffer>[] = [];
  private waitingSamples = 0;
  private isBegun = false;
  private failure: DOMException | null = null;
  private proceed: () => void = () => {};

  constructor(onPart: (part: Part) => void) {
    this.parts = new PartPacker(onPart);
    this.encoder = new AudioEncoder({
      output: (chunk, metadata) => this.keep(chunk, metadata),
      error: (error) => {
        this.failure = error;
        this.proceed();
      },
    });
    this.encoder.ondequeue = () => this.proceed();
    this.encoder.configure({ codec: "opus", sampleRate, numberOfChannels: 1, bitrate, opus });
  }

  /** Length of the audio so far in milliseconds, with the silence that `closePart` adds. */
  get elapsedMs(): number {
    return this.samples / (sampleRate / 1_000);
  }

  /** Adds audio. Resolves when the encoder can accept more; rejects after it has failed. @param mono at 48 kHz. */
  async add(mono: Float32Array<ArrayBuffer>): Promise<void> {
    this.accept(mono);
    if (this.waitingSamples >= batchSamples) this.encodeWaiting();
    while (this.encoder.encodeQueueSize > maxWaiting && this.failure === null) {
      await new Promise<void>((resolve) => (this.proceed = resolve));
    }
  }

  /** Ends the current part with the last complete frame, so that it is sent immediately. */
  endPart(): void {
    this.encodeWaiting();
    this.parts.endPartAt(this.samples - (this.samples % frameSamples));
  }

  /** Ends the current part with all audio so far and some silence. Resolves when the part has been passed on. */
  async closePart(): Promise<void> {
    await this.flush();
    this.endPart();
  }

  /** Ends the stream and closes the encoder. Resolves when the last part has been passed on. */
  async finish(): Promise<void> {
    const { samples } = this;
    if (samples > 0) {
      await this.flush();
      this.parts.finish(samples);
    }
    this.encoder.close();
  }

  /** Passes on the last part with what was encoded before a failure. */
  endAtFailure(): void {
    this.parts.finish(this.samples);
  }

  /** Returns the number of samples to append so that the encoder outputs all earlier samples, in whole frames. */
  private paddingSamples(): number {
    const end = this.samples + heldBack;
    return Math.ceil(end / frameSamples) * frameSamples - this.samples;
  }

  private accept(mono: Float32Array<ArrayBuffer>): void {
    if (this.failure) throw this.failure;
    this.waiting.push(mono);
    this.waitingSamples += mono.length;
    this.samples += mono.length;
  }

  private async flush(): Promise<void> {
    this.accept(new Float32Array(this.paddingSamples()));
    this.encodeWaiting();
    await this.encoder.flush();
  }

  private encodeWaiting(): void {
    const { waitingSamples: numberOfFrames } = this;
    if (numberOfFrames === 0) return;
    const data = new Float32Array(numberOfFrames);
    let at = 0;
    for (const mono of this.waiting) {
      data.set(mono, at);
      at += mono.length;
    }
    this.waiting = [];
    this.waitingSamples = 0;
    const timestamp = Math.round(((this.samples - numberOfFrames) * 1e6) / sampleRate);
    const sound = new AudioData({
      format: "f32",
      sampleRate,
      numberOfFrames,
      numberOfChannels: 1,
      timestamp,
      data,
      transfer: [data.buffer],
    });
    this.encoder.encode(sound);
    sound.close();
  }

  private keep(chunk: EncodedAudioChunk, metadata?: EncodedAudioChunkMetadata): void {
    const head = metadata?.decoderConfig?.description;
    if (!this.isBegun && head) {
      this.parts.begin(bytesOf(head));
      this.isBegun = true;
    }
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    this.parts.add({ bytes, samples: Math.round(((chunk.duration ?? 0) * sampleRate) / 1e6) });
  }
}

function bytesOf(source: AllowSharedBufferSource): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
