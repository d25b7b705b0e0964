import { expect, test } from "vitest";
import { clock, spokenClock } from "../../../src/renderer/playback/clock";
import { layOut, lengthOf, locate } from "../../../src/renderer/playback/timeline";
import { fixtureTake } from "../review/fixtureVisit";

const take = (id: string, seq: number, duration_ms: number, has_audio = true) =>
  fixtureTake({ id, seq, duration_ms, has_audio });

test("takes lie end to end in the order they were recorded", () => {
  const pieces = layOut([take("second", 1, 4_000), take("first", 0, 10_000)]);
  expect(pieces.map(({ takeId, startMs }) => [takeId, startMs])).toEqual([
    ["first", 0],
    ["second", 10_000],
  ]);
  expect(lengthOf(pieces)).toBe(14_000);
});

test("a take of no length takes no place", () => {
  expect(layOut([take("empty", 0, 0), take("full", 1, 5)])).toEqual([
    { takeId: "full", startMs: 0, durationMs: 5, hasAudio: true },
  ]);
});

test("no takes have no length", () => {
  expect(lengthOf(layOut([]))).toBe(0);
});

test.each([
  { at: -5, takeId: "a", withinMs: 0 },
  { at: 0, takeId: "a", withinMs: 0 },
  { at: 9_999, takeId: "a", withinMs: 9_999 },
  { at: 10_000, takeId: "b", withinMs: 0 },
  { at: 13_999, takeId: "b", withinMs: 3_999 },
  { at: 14_000, takeId: undefined, withinMs: undefined },
])("at $at ms sounds take $takeId, $withinMs ms in", ({ at, takeId, withinMs }) => {
  const found = locate(layOut([take("a", 0, 10_000), take("b", 1, 4_000)]), at);
  expect([found?.piece.takeId, found?.withinMs]).toEqual([takeId, withinMs]);
});

test.each([
  [0, "00:00", "0 seconds"],
  [-1, "00:00", "0 seconds"],
  [61_000, "01:01", "1 minute 1 second"],
  [3_599_999, "59:59", "59 minutes 59 seconds"],
  [3_723_000, "1:02:03", "1 hour 2 minutes 3 seconds"],
])("%d ms reads %s and is said as %s", (ms, shown, spoken) => {
  expect([clock(ms), spokenClock(ms)]).toEqual([shown, spoken]);
});
