import { afterAll, beforeAll, expect, test } from "vitest";
import { Ear } from "../../../src/server/transcription/listening/ear";
import type { Segment } from "../../../src/server/transcription/listening/utteranceCutter";
import { spokenParts } from "./spokenVisit";

const lines = ["Do you have a fever?", "No fever. I feel tired all the time.", "Are you allergic to anything?"];
const ear = new Ear();
let parts: Buffer[];
let seconds: number;
beforeAll(() => {
  ({ parts, seconds } = spokenParts(lines));
});
afterAll(() => ear.stop());

async function listen(pieces: readonly Uint8Array[], from = 0) {
  const stream = await ear.open(from);
  const segments: Segment[] = [];
  for (const piece of pieces) segments.push(...(await stream.push(piece)).segments);
  const end = await stream.finish();
  stream.close();
  return { ...end, segments: [...segments, ...end.segments] };
}
const times = (segments: readonly Segment[]): number[][] => segments.map(({ start, end }) => [start, end]);

test("each spoken line is one utterance, and the sound is as long as it was", async () => {
  const heard = await listen(parts);
  expect(heard.segments).toHaveLength(lines.length);
  expect(heard.position / 16_000).toBeCloseTo(seconds, 2);
  expect(heard.settled).toBe(heard.position);
  expect(heard.faults).toBe(0);
});

test("the same bytes in other pieces give the same utterances", async () => {
  const all = Buffer.concat(parts);
  const pieces = Array.from({ length: Math.ceil(all.length / 777) }, (_, index) =>
    all.subarray(index * 777, (index + 1) * 777),
  );
  expect(times((await listen(pieces)).segments)).toEqual(times((await listen(parts)).segments));
});

test("taken up at a checkpoint, it gives what was left, sample for sample", async () => {
  const whole = (await listen(parts)).segments;
  const rest = (await listen(parts, whole[0]?.end)).segments;
  expect(times(rest)).toEqual(times(whole.slice(1)));
  expect(rest[0]?.pcm).toEqual(whole[1]?.pcm);
});

test("a harmed page is skipped and counted; what follows keeps its time", async () => {
  const whole = (await listen(parts)).segments;
  const second = Math.floor((whole[1]?.start ?? 0) / 16_000) + 1;
  const harmed = parts.map((part) => Buffer.from(part));
  harmed[second]?.fill(0, 200, 260);
  const heard = await listen(harmed);
  expect(heard.faults).toBe(1);
  expect(heard.position / 16_000).toBeCloseTo(seconds, 2);
  expect(times(heard.segments).at(-1)).toEqual(times(whole).at(-1));
});

test("cut off in the middle of a page, it ends with the page before", async () => {
  const cut = Buffer.concat(parts).subarray(0, -500);
  const heard = await listen([cut]);
  expect(heard.faults).toBe(1);
  expect(heard.segments.length).toBeGreaterThanOrEqual(2);
  expect(heard.position / 16_000).toBeGreaterThan(seconds - 2);
});

test("bytes that are no Ogg at all are no sound and no failure", async () => {
  const heard = await listen([Buffer.from("<html>OggS is not here, or OggS is broken</html>")]);
  expect(heard.segments).toEqual([]);
  expect(heard.position).toBe(0);
});
