import { describe, expect, test } from "vitest";
import { ageAt, dayIn, formatAge } from "../../../src/shared/patients/age";

describe("ageAt", () => {
  test.each([
    ["1957-03-14", "2026-03-13", "68 y"],
    ["1957-03-14", "2026-03-14", "69 y"],
    ["2004-02-29", "2026-02-28", "21 y"],
    ["2004-02-29", "2026-03-01", "22 y"],
    ["2024-11-23", "2026-11-22", "23 mo"],
    ["2024-11-22", "2026-11-22", "2 y"],
    ["2026-10-31", "2026-11-30", "30 d"],
    ["2026-11-22", "2026-11-22", "0 d"],
  ])("of %s on %s is %s", (birth, day, age) => {
    const found = ageAt(birth, day);
    expect(found && formatAge(found)).toBe(age);
  });

  test("is null before the birth", () => expect(ageAt("2026-11-22", "2026-11-21")).toBe(null));
});

test("dayIn returns the day in the visit’s time zone", () => {
  expect(dayIn("2026-11-22T03:30:00Z", "America/Los_Angeles")).toBe("2026-11-21");
  expect(dayIn("2026-11-22T23:30:00Z", "Asia/Tokyo")).toBe("2026-11-23");
  expect(dayIn("2026-11-22T23:30:00Z", "UTC")).toBe("2026-11-22");
});
