import { describe, expect, test } from "vitest";
import type { ClinicianMetrics } from "../../../src/shared/metrics/metrics";
import { axisTicks, labeledBars } from "../../../src/renderer/metrics/axisTicks";
import { nextSort, sortedClinicians, defaultSort } from "../../../src/renderer/metrics/clinicianColumns";
import { daysOf } from "../../../src/renderer/metrics/periods";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [6, [0, 2, 4, 6]],
  [61, [0, 20, 40, 60, 80]],
  [530, [0, 200, 400, 600]],
])("an axis up to %d has lines at %j", (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks);
});

test.each([
  [1, [0]],
  [7, [0, 2, 4, 6]],
  [28, [0, 7, 14, 21]],
  [84, [0, 21, 42, 63]],
])("%d bars are labeled at %j", (count, labeled) => {
  expect(labeledBars(count, 4)).toEqual(labeled);
});

test("a period ends today and counts whole days, even across a clock change", () => {
  expect(daysOf("7", new Date(2026, 10, 21, 23, 59))).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(daysOf("28", new Date(2026, 10, 10))).toEqual({ from: "2026-10-14", to: "2026-11-10" });
});

describe("clinicians table", () => {
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

  test("is sorted by name by default", () => {
    expect(names(defaultSort)).toEqual(["Carmen", "Hana", "Nora"]);
    expect(names(nextSort(defaultSort, "name"))).toEqual(["Nora", "Hana", "Carmen"]);
  });

  test("sorts by a figure", () => {
    const down = nextSort(defaultSort, "sessions");
    expect(names(down)).toEqual(["Hana", "Carmen", "Nora"]);
    expect(names(nextSort(down, "sessions"))).toEqual(["Carmen", "Nora", "Hana"]);
  });

  test("puts clinicians without a figure last in both directions", () => {
    const down = nextSort(defaultSort, "stop_to_signed_ms");
    expect(names(down)).toEqual(["Carmen", "Nora", "Hana"]);
    expect(names(nextSort(down, "stop_to_signed_ms"))).toEqual(["Nora", "Carmen", "Hana"]);
  });
});
