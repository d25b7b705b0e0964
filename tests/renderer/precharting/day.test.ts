import { expect, test } from "vitest";
import { adjacentDay, toDateFields, fromDateFields, dayBounds } from "../../../src/renderer/precharting/day";

test("a day lasts from its first moment to the next day's on this computer's calendar", () => {
  const day = new Date(2026, 10, 19);
  expect(dayBounds(day)).toEqual({ from: day.toISOString(), to: new Date(2026, 10, 20).toISOString() });
  expect(adjacentDay(day, 1)).toEqual(new Date(2026, 10, 20));
  expect(adjacentDay(new Date(2026, 10, 1), -1)).toEqual(new Date(2026, 9, 31));
});

test("the form shows the same moment that it sends", () => {
  const iso = new Date(2026, 10, 19, 9, 5).toISOString();
  expect(toDateFields(iso)).toEqual({ date: "2026-11-19", time: "09:05" });
  expect(fromDateFields("2026-11-19", "09:05")).toBe(iso);
});

test.each([
  ["", "09:05"],
  ["2026-11-19", ""],
  ["2026-13-40", "09:05"],
])("the date %j with the time %j is incomplete or invalid", (date, time) => {
  expect(fromDateFields(date, time)).toBeNull();
});
