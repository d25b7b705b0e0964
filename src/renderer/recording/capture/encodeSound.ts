import { opusSampleRate as sampleRate } from "../../../shared/recording/oggPage";
import type { Part } from "../../../shared/recording/part";
import { mixDown } from "./MonoSound";
import { PartEncoder } from "./PartEncoder";

/** Called after each second of audio that was passed to the encoder, with the share passed so far, to 1. */
export type Progress = (share: number) => void;

/** Encodes decoded audio to parts. @throws {RangeError} if it is not sampled at 48 kHz. */
export async function encodeSound(
  sound: { channels: readonly Float32Array<ArrayBuffer>[]; sampleRate: number },
  onPart: (part: Part) => void,
  onProgress: Progress,
): Promise<void> {
  if (sound.sampleRate !== sampleRate) throw new RangeError(`sound at ${sound.sampleRate} Hz instead of ${sampleRate}`);
  const mono = mixDown(sound.channels);
  const writer = new PartEncoder(onPart);
  for (let at = 0; at < mono.length; at += sampleRate) {
    await writer.add(mono.slice(at, at + sampleRate));
    onProgress(Math.min(1, (at + sampleRate) / mono.length));
  }
  await writer.finish();
}
