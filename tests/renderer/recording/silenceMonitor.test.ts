import { expect, test, vi } from "vitest";
import { SilenceMonitor } from "../../../src/renderer/recording/SilenceMonitor";

const [speech, quiet] = [0.05, 0.0001];
const minute = 60_000;

/** Measures sound of this level 12 times a second, up to `untilMs` of the take. */
function measure(monitor: SilenceMonitor, level: number, untilMs: number): void {
  for (let at = monitor.elapsedMs + 1_000 / 12; at <= untilMs + 0.001; at += 1_000 / 12) monitor.measure(level, at);
}

test("ten seconds of silence are reported until the next sound", () => {
  const monitor = new SilenceMonitor();
  measure(monitor, speech, 5_000);
  measure(monitor, quiet, 14_500);
  expect(monitor.isSilent).toBe(false);
  measure(monitor, quiet, 15_200);
  expect(monitor.isSilent).toBe(true);
  measure(monitor, speech, 15_400);
  expect(monitor.isSilent).toBe(false);
});

test("15 minutes of quiet suggest a forgotten recording, unless it was just resumed", () => {
  const monitor = new SilenceMonitor();
  measure(monitor, speech, minute);
  measure(monitor, quiet, 15.9 * minute);
  expect(monitor.isForgotten).toBe(false);
  measure(monitor, quiet, 16.1 * minute);
  expect(monitor.isForgotten).toBe(true);
  monitor.resume();
  expect(monitor.isForgotten).toBe(false);
});

test("three hours of one take suggest a forgotten recording even with speech", () => {
  const monitor = new SilenceMonitor();
  measure(monitor, speech, 179.9 * minute);
  expect(monitor.isForgotten).toBe(false);
  measure(monitor, speech, 180.1 * minute);
  expect(monitor.isForgotten).toBe(true);
  monitor.begin();
  expect([monitor.elapsedMs, monitor.isForgotten]).toEqual([0, false]);
});

test("a clock change has no effect", () => {
  vi.useFakeTimers({ now: new Date("2026-03-29T01:59:00Z") });
  const monitor = new SilenceMonitor();
  measure(monitor, speech, 5_000);
  vi.setSystemTime(new Date("2026-03-29T09:00:00Z"));
  measure(monitor, speech, 10_000);
  vi.setSystemTime(new Date("2020-01-01T00:00:00Z"));
  measure(monitor, quiet, 12_000);
  expect(monitor.elapsedMs).toBeCloseTo(12_000, 0);
  expect(monitor.quietMs).toBeCloseTo(2_000, 0);
  expect([monitor.isSilent, monitor.isForgotten]).toEqual([false, false]);
  vi.useRealTimers();
});
