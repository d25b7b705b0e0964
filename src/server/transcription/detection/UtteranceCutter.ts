import { sampleRate } from "./OpusStream.ts";

/** Samples in a window, the unit of voice detection: 32 ms. */
export const windowSamples = 512;
const windows = (seconds: number): number => Math.round((seconds * sampleRate) / windowSamples);

/** Windows kept before the first and after the last sound of speech, so that no word is clipped. */
const lead = windows(0.32);
const tail = windows(0.18);
/**
 * The detector continues for ~0.1 s after speech; this much more silence ends an utterance. Less would cut at full
 * stops.
 */
const endAfter = windows(0.32);
/** From `longAfter` windows on, a pause of `breath` windows ends the utterance. */
const longAfter = windows(12);
const breath = windows(0.16);
/** An utterance of `longest` windows without a pause is cut at the quietest of its last `quietIn` windows. */
const longest = windows(25);
const quietIn = windows(5);

/** A stretch of speech to be recognized. Samples of the take at 16 kHz. */
export interface Segment {
  start: number;
  end: number;
  pcm: Float32Array;
}

interface Window {
  pcm: Float32Array;
  isSpeech: boolean;
}

/** Cuts audio into utterances by speech detection. Keeps no more than the current utterance. */
export class UtteranceCutter {
  private kept: Window[] = [];
  /** Sample of the take at which the first kept window begins. */
  private start: number;
  private isSpeaking = false;
  private silent = 0;

  /** @param start sample of the take the first window begins at. */
  constructor(start: number) {
    this.start = start;
  }

  /** Everything before this sample is in a segment already returned, or is silence. */
  get settled(): number {
    return this.start;
  }

  /** @returns the utterance that ended with this window, if one did. */
  push(pcm: Float32Array, isSpeech: boolean): Segment | null {
    this.kept.push({ pcm, isSpeech });
    this.silent = isSpeech ? 0 : this.silent + 1;
    if (!this.isSpeaking && isSpeech) this.isSpeaking = true;
    if (!this.isSpeaking) {
      this.drop(this.kept.length - lead);
      return null;
    }
    const isLong = this.kept.length >= longAfter;
    if (this.silent >= (isLong ? breath : endAfter)) {
      this.isSpeaking = false;
      return this.cut(this.kept.length - this.silent + Math.min(tail, Math.ceil(this.silent / 2)));
    }
    return this.kept.length >= longest ? this.cut(this.quietest()) : null;
  }

  /** Ends the audio. @param rest less than a window. @returns the last utterance; null outside speech. */
  finish(rest: Float32Array): Segment | null {
    if (rest.length > 0) this.kept.push({ pcm: rest, isSpeech: false });
    if (this.isSpeaking) return this.cut(this.kept.length);
    this.drop(this.kept.length);
    return null;
  }

  private cut(count: number): Segment {
    const taken = this.kept.slice(0, count);
    const start = this.start;
    this.drop(count);
    const pcm = new Float32Array(this.start - start);
    let at = 0;
    for (const window of taken) {
      pcm.set(window.pcm, at);
      at += window.pcm.length;
    }
    return { start, end: this.start, pcm };
  }

  private drop(count: number): void {
    if (count <= 0) return;
    for (const { pcm } of this.kept.splice(0, count)) this.start += pcm.length;
  }

  /** Returns where to cut a stretch without a pause: after the quietest window of its last seconds. */
  private quietest(): number {
    const from = this.kept.length - quietIn;
    const powers = this.kept.slice(from).map(({ pcm }) => pcm.reduce((sum, sample) => sum + sample * sample, 0));
    return from + powers.indexOf(Math.min(...powers)) + 1;
  }
}
