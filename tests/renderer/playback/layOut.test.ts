import { expect, test } from "vitest";
import { layOut, lengthOf, locate } from "../../../src/renderer/playback/layOut";
import { fixtureTake } from "../review/fixtureVisit";

const take = (id: string, seq: number, duration_ms: number, has_audio = true) =>
  fixtureTake({ id, seq, duration_ms, has_audio });

test("takes are laid end to end in the order they were recorded", () => {
  const pieces = layOut([take("second", 1, 4_000), take("first", 0, 10_000)]);
  expect(pieces.map(({ takeId, startMs }) => [takeId, startMs])).toEqual([
    ["first", 0],
    ["second", 10_000],
  ]);
  expect(lengthOf(pieces)).toBe(14_000);
});

test("a take without length takes no space", () => {
  expect(layOut([take("empty", 0, 0), take("full", 1, 5)])).toEqual([
    { takeId: "full", startMs: 0, durationMs: 5, hasAudio: true },
  ]);
});

test("an empty timeline has a length of zero", () => {
  expect(lengthOf(layOut([]))).toBe(0);
});

test.each([
  { at: -5, takeId: "a", withinMs: 0 },
  { at: 0, takeId: "a", withinMs: 0 },
  { at: 9_999, takeId: "a", withinMs: 9_999 },
  { at: 10_000, takeId: "b", withinMs: 0 },
  { at: 13_999, takeId: "b", withinMs: 3_999 },
  { at: 14_000, takeId: undefined, withinMs: undefined },
])("$at ms is $withinMs ms into take $takeId", ({ at, takeId, withinMs }) => {
  const found = locate(layOut([take("a", 0, 10_000), take("b", 1, 4_000)]), at);
  expect([found?.piece.takeId, found?.withinMs]).toEqual([takeId, withinMs]);
});
