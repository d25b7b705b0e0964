import { expect, test } from "vitest";
import { maxKeys, RecentCounts } from "../../../src/server/auth/RecentCounts";
import { RateLimits } from "../../../src/server/auth/RateLimits";

const minute = 60_000;

test("a key is counted until its window ends", () => {
  let now = 0;
  const counts = new RecentCounts(() => now);
  counts.count("a", minute);
  now = 30_000;
  counts.count("a", minute);
  expect(counts.of("a")).toEqual({ count: 2, leftS: 30 });
  expect(counts.of("b")).toBeNull();
  now = minute;
  expect(counts.of("a")).toBeNull();
});

test("a bounded number of keys is held: those that were counted most", () => {
  const counts = new RecentCounts(() => 0);
  for (let times = 0; times < 10; times += 1) counts.count("guessed often", minute);
  for (let n = 0; n < 3 * maxKeys; n += 1) counts.count(`stranger ${n}`, minute);
  expect(counts.size).toBeLessThanOrEqual(maxKeys);
  expect(counts.of("guessed often")).toMatchObject({ count: 10 });
  const kept = [...(counts as unknown as { windows: Map<string, unknown> }).windows.keys()];
  expect(new Set(kept.map(({ length }) => length))).toEqual(new Set([43])); // hashes, not the keys themselves
});

test("keys whose window has ended are removed within a minute of the next event", () => {
  let now = 0;
  const counts = new RecentCounts(() => now);
  for (let n = 0; n < 500; n += 1) counts.count(`stranger ${n}`, minute);
  now = 2 * minute;
  counts.count("next", minute);
  expect(counts.size).toBe(1);
});

test("many keys under one limit do not remove the counts of another", () => {
  const limits = new RateLimits(true, () => 0);
  for (let n = 0; n < 10; n += 1) limits.count("signUpsFromNetwork", "203.0.113.5");
  for (let n = 0; n < 2 * maxKeys; n += 1) limits.count("failures", `stranger${n}@example.org`);
  expect(limits.waitS("signUpsFromNetwork", "203.0.113.5")).toBe(3_600);
});
