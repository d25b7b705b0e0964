import { opusSampleRate as sampleRate } from "../../../shared/recording/oggPages";

/** One channel at 48 kHz from whatever the microphone gives; the channels are averaged. Closes `data`. */
export function toMono(data: AudioData): Float32Array<ArrayBuffer> {
  const channels = Array.from({ length: data.numberOfChannels }, (_, planeIndex) => {
    const plane = new Float32Array(data.numberOfFrames);
    data.copyTo(plane, { planeIndex, format: "f32-planar" });
    return plane;
  });
  const rate = data.sampleRate;
  data.close();
  return resample(mixed(channels), rate);
}

export function mixed(channels: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const mono = new Float32Array(channels[0]?.length ?? 0);
  for (const channel of channels)
    for (const [index, value] of channel.entries()) mono[index] = (mono[index] ?? 0) + value;
  return channels.length > 1 ? mono.map((value) => value / channels.length) : mono;
}

/** To 48 kHz by straight lines between samples: speech stands far below where that would be heard. */
function resample(mono: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  if (rate === sampleRate) return mono;
  const step = rate / sampleRate;
  const out = new Float32Array(Math.round(mono.length / step));
  for (let index = 0; index < out.length; index++) {
    const at = index * step;
    const before = mono[Math.floor(at)] ?? 0;
    const after = mono[Math.min(mono.length - 1, Math.floor(at) + 1)] ?? before;
    out[index] = before + (after - before) * (at % 1);
  }
  return out;
}

/** Loudness as the root mean square, 0 to 1. */
export function loudness(mono: Float32Array): number {
  let sum = 0;
  for (const value of mono) sum += value * value;
  return mono.length === 0 ? 0 : Math.sqrt(sum / mono.length);
}
