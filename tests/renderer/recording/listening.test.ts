import { expect, test, vi } from "vitest";
import { Listening } from "../../../src/renderer/recording/Listening";

const [speech, quiet] = [0.05, 0.0001];
const minute = 60_000;

/** Hears sound of that level, 12 times a second as the writer tells it, up to `untilMs` of the take. */
function hear(listening: Listening, level: number, untilMs: number): void {
  for (let at = listening.elapsedMs + 1_000 / 12; at <= untilMs + 0.001; at += 1_000 / 12) listening.hear(level, at);
}

test("ten seconds without sound are noticed, and a word ends it", () => {
  const listening = new Listening();
  hear(listening, speech, 5_000);
  hear(listening, quiet, 14_500);
  expect(listening.isSilent).toBe(false);
  hear(listening, quiet, 15_200);
  expect(listening.isSilent).toBe(true);
  hear(listening, speech, 15_400);
  expect(listening.isSilent).toBe(false);
});

test("a quarter of an hour of quiet is a forgotten recording; going on after a pause is not", () => {
  const listening = new Listening();
  hear(listening, speech, minute);
  hear(listening, quiet, 15.9 * minute);
  expect(listening.isForgotten).toBe(false);
  hear(listening, quiet, 16.1 * minute);
  expect(listening.isForgotten).toBe(true);
  listening.goOn();
  expect(listening.isForgotten).toBe(false);
});

test("three hours are a forgotten recording, however much is said; a new take begins anew", () => {
  const listening = new Listening();
  hear(listening, speech, 179.9 * minute);
  expect(listening.isForgotten).toBe(false);
  hear(listening, speech, 180.1 * minute);
  expect(listening.isForgotten).toBe(true);
  listening.begin();
  expect([listening.elapsedMs, listening.isForgotten]).toEqual([0, false]);
});

test("a clock that is set forward or back changes nothing", () => {
  vi.useFakeTimers({ now: new Date("2026-03-29T01:59:00Z") });
  const listening = new Listening();
  hear(listening, speech, 5_000);
  vi.setSystemTime(new Date("2026-03-29T09:00:00Z"));
  hear(listening, speech, 10_000);
  vi.setSystemTime(new Date("2020-01-01T00:00:00Z"));
  hear(listening, quiet, 12_000);
  expect(listening.elapsedMs).toBeCloseTo(12_000, 0);
  expect(listening.quietMs).toBeCloseTo(2_000, 0);
  expect([listening.isSilent, listening.isForgotten]).toEqual([false, false]);
  vi.useRealTimers();
});
