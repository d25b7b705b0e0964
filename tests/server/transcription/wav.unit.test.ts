import { expect, test } from "vitest";
import { readWav } from "../../../src/server/transcription/engines/readWav";
import { toPcm16, toWav } from "../../../src/server/transcription/engines/toWav";

test("toPcm16 converts samples to 16-bit little-endian integers and clips those outside -1 to 1", () => {
  const bytes = toPcm16(Float32Array.of(0, 1, -1, 1.5, -1.5, 0.5, -0.5, 1 / 32_767, -0.4 / 32_767));
  const samples = Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(at * 2));
  expect(samples).toEqual([0, 32_767, -32_767, 32_767, -32_768, 16_384, -16_383, 1, 0]);
});

test("readWav returns the rate and the samples that toWav wrote, to within two 16-bit steps", () => {
  const pcm = Float32Array.from({ length: 1_600 }, (_, at) => Math.sin(at / 7) / 2);
  const read = readWav(toWav(pcm, 16_000));
  expect(read.rate).toBe(16_000);
  expect(read.pcm).toHaveLength(pcm.length);
  expect(Math.max(...read.pcm.map((value, at) => Math.abs(value - (pcm[at] as number))))).toBeLessThan(1 / 16_384);
});
