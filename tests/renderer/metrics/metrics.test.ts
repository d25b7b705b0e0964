import { describe, expect, test } from "vitest";
import type { ClinicianMetrics } from "../../../src/shared/metrics/metrics";
import { axisTicks, labelledBars } from "../../../src/renderer/metrics/chartScale";
import { nextSort, sortedClinicians, usualSort } from "../../../src/renderer/metrics/clinicianColumns";
import { recordedWords, waitWords } from "../../../src/renderer/metrics/figureWords";
import { daysOf } from "../../../src/renderer/metrics/period";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [6, [0, 2, 4, 6]],
  [61, [0, 20, 40, 60, 80]],
  [530, [0, 200, 400, 600]],
])("an axis for at most %d has lines at %j", (most, ticks) => {
  expect(axisTicks(most)).toEqual(ticks);
});

test.each([
  [1, [0]],
  [7, [0, 2, 4, 6]],
  [28, [0, 7, 14, 21]],
  [84, [0, 21, 42, 63]],
])("of %d bars those at %j are labelled", (count, labelled) => {
  expect(labelledBars(count, 4)).toEqual(labelled);
});

test.each([
  [0, "0 min"],
  [89_000, "1 min"],
  [3_599_000, "1 h"],
  [18_720_000, "5 h 12 min"],
  [1_234 * 3_600_000, "1,234 h"],
])("%d ms of sound are %s", (ms, words) => {
  expect(recordedWords(ms)).toBe(words);
});

test.each([
  [null, "–"],
  [0, "0 s"],
  [40_000, "40 s"],
  [188_000, "3 min 8 s"],
  [7_500_000, "2 h 5 min"],
  [86_400_000, "1 d"],
  [86_430_000, "1 d"],
])("a wait of %s ms is %s", (ms, words) => {
  expect(waitWords(ms)).toBe(words);
});

test("a period ends today and counts its days whole, also over the change of the clock", () => {
  expect(daysOf("7", new Date(2026, 10, 21, 23, 59))).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(daysOf("28", new Date(2026, 10, 10))).toEqual({ from: "2026-10-14", to: "2026-11-10" });
});

describe("the table of clinicians", () => {
  const clinician = (name: string, change: Partial<ClinicianMetrics> = {}): ClinicianMetrics => ({
    user_id: name,
    name,
    sessions: 1,
    recorded_ms: 0,
    notes_signed: 0,
    stop_to_signed_ms: null,
    open_findings: 0,
    ...change,
  });
  const all = [
    clinician("Nora", { sessions: 3, stop_to_signed_ms: 100 }),
    clinician("Hana", { sessions: 5 }),
    clinician("Carmen", { sessions: 3, stop_to_signed_ms: 900 }),
  ];
  const names = (sort: Parameters<typeof sortedClinicians>[1]) => sortedClinicians(all, sort).map(({ name }) => name);

  test("stands by name until somebody asks otherwise", () => {
    expect(names(usualSort)).toEqual(["Carmen", "Hana", "Nora"]);
    expect(names(nextSort(usualSort, "name"))).toEqual(["Nora", "Hana", "Carmen"]);
  });

  test("is sorted by a figure from the highest, then from the lowest; equals by name", () => {
    const down = nextSort(usualSort, "sessions");
    expect(names(down)).toEqual(["Hana", "Carmen", "Nora"]);
    expect(names(nextSort(down, "sessions"))).toEqual(["Carmen", "Nora", "Hana"]);
  });

  test("who has no figure stands last either way", () => {
    const down = nextSort(usualSort, "stop_to_signed_ms");
    expect(names(down)).toEqual(["Carmen", "Nora", "Hana"]);
    expect(names(nextSort(down, "stop_to_signed_ms"))).toEqual(["Nora", "Carmen", "Hana"]);
  });
});
