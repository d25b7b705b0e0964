import { opusSampleRate as sampleRate } from "../../../shared/recording/oggPage";
import { Resampler } from "./Resampler";

/** Converts streamed audio to 48 kHz mono; channels are averaged. */
export class MonoSound {
  private resampler: Resampler | null = null;

  /** Returns the next samples, and closes `data`. */
  next(data: AudioData): Float32Array<ArrayBuffer> {
    const channels = Array.from({ length: data.numberOfChannels }, (_, planeIndex): Float32Array<ArrayBuffer> => {
      const plane = new Float32Array(data.numberOfFrames);
      data.copyTo(plane, { planeIndex, format: "f32-planar" });
      return plane;
    });
    const rate = data.sampleRate;
    data.close();
    const mono = mixDown(channels);
    if (rate === sampleRate) return mono;
    if (this.resampler?.from !== rate) this.resampler = new Resampler(rate, sampleRate);
    return this.resampler.push(mono);
  }
}

/** Returns the average of channels of the same length; a single channel is returned itself, not copied. */
export function mixDown(channels: readonly Float32Array<ArrayBuffer>[]): Float32Array<ArrayBuffer> {
  const [first = new Float32Array(0), ...others] = channels;
  if (others.length === 0) return first;
  return first.map((value, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), value) / channels.length);
}

/** Returns the level as the root mean square, 0 to 1. */
export function loudness(mono: Float32Array): number {
  let sum = 0;
  for (const value of mono) sum += value * value;
  return mono.length === 0 ? 0 : Math.sqrt(sum / mono.length);
}
