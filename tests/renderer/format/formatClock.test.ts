import { describe, expect, test } from "vitest";
import { formatClock, spellClock } from "../../../src/renderer/format/formatClock";

describe("formatClock", () => {
  test.each([
    [0, "00:00", "0 seconds"],
    [-1, "00:00", "0 seconds"],
    [61_000, "01:01", "1 minute 1 second"],
    [3_599_999, "59:59", "59 minutes 59 seconds"],
    [3_723_000, "1:02:03", "1 hour 2 minutes 3 seconds"],
  ])("%d ms is shown as %s and read as %s", (ms, shown, spoken) => {
    expect([formatClock(ms), spellClock(ms)]).toEqual([shown, spoken]);
  });
});
