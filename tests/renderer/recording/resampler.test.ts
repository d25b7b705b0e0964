import { expect, test } from "vitest";
import { Resampler } from "../../../src/renderer/recording/capture/Resampler";

const tone = (hertz: number, rate: number, seconds: number): Float32Array =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, n) => Math.sin((2 * Math.PI * hertz * n) / rate));

/** Resamples the sound in chunks of these lengths, repeated. */
function through(sound: Float32Array, from: number, to: number, lengths: readonly number[]): Float32Array {
  const resampler = new Resampler(from, to);
  const result: number[] = [];
  for (let at = 0, n = 0; at < sound.length; n++) {
    const length = lengths[n % lengths.length] as number;
    result.push(...resampler.push(sound.subarray(at, at + length)));
    at += length;
  }
  return Float32Array.from(result);
}

/** The greatest difference of two sounds, except in the first and last 10 ms. */
function distance(a: Float32Array, b: Float32Array): number {
  let largest = 0;
  for (let n = 480; n < Math.min(a.length, b.length) - 480; n++)
    largest = Math.max(largest, Math.abs((a[n] as number) - (b[n] as number)));
  return largest;
}

test.each([8_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_001, 96_000])(
  "a tone recorded at %i Hz is the same tone of the same length at 48 kHz",
  (rate) => {
    const output = through(tone(1_000, rate, 0.5), rate, 48_000, [Math.round(rate / 100)]);
    expect(distance(output, tone(1_000, 48_000, 0.5))).toBeLessThan(0.002);
    expect(Math.abs(output.length - 24_000)).toBeLessThan(240);
  },
);

test("the chunk size does not change the result", () => {
  const sound = tone(3_000, 44_100, 0.3);
  const whole = through(sound, 44_100, 48_000, [sound.length]);
  expect(through(sound, 44_100, 48_000, [441])).toEqual(whole);
  expect(through(sound, 44_100, 48_000, [1, 0, 7, 1_000, 128])).toEqual(whole);
});

test("frequencies above the lower rate's limit are removed without aliasing", () => {
  const output = through(tone(30_000, 96_000, 0.3), 96_000, 48_000, [960]);
  expect(distance(output, new Float32Array(output.length))).toBeLessThan(0.01);
});
