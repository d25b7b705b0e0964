import { expect, test } from "vitest";
import { mapInSlices } from "../../../src/server/platform/mapInSlices";

/** Blocks the thread for some milliseconds, as a long conversion does. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("other requests are handled between conversions that take long each, however few they are", async () => {
  let turnsOfOthers = 0;
  const other = setInterval(() => (turnsOfOthers += 1), 1);
  const converted = await mapInSlices([1, 2, 3, 4, 5], (value) => {
    work(8);
    return value * 2;
  });
  clearInterval(other);
  expect(converted).toEqual([2, 4, 6, 8, 10]);
  expect(turnsOfOthers).toBeGreaterThanOrEqual(3);
});
