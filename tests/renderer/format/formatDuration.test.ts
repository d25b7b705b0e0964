import { describe, expect, test } from "vitest";
import { formatDuration, formatRecordedTime, formatWait } from "../../../src/renderer/format/formatDuration";

describe("formatDuration", () => {
  test.each([
    [0, "0 s"],
    [59.9, "59 s"],
    [60, "1 min"],
    [3_600, "1 h"],
    [5_400, "1 h 30 min"],
    [86_400, "1 day"],
    [180_000, "2 days 2 h"],
  ])("%d seconds are shown as %s", (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words);
  });
});

describe("formatRecordedTime", () => {
  test.each([
    [0, "0 min"],
    [89_000, "1 min"],
    [3_599_000, "1 h"],
    [18_720_000, "5 h 12 min"],
    [1_234 * 3_600_000, "1,234 h"],
  ])("%d ms of audio are shown as %s", (ms, words) => {
    expect(formatRecordedTime(ms)).toBe(words);
  });
});

describe("formatWait", () => {
  test.each([
    [null, "–"],
    [0, "0 s"],
    [40_000, "40 s"],
    [188_000, "3 min 8 s"],
    [7_500_000, "2 h 5 min"],
    [86_400_000, "1 d"],
    [86_430_000, "1 d"],
  ])("a wait of %s ms is shown as %s", (ms, words) => {
    expect(formatWait(ms)).toBe(words);
  });
});
