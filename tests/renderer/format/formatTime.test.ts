import { afterEach, expect, test, vi } from "vitest";
import {
  formatDeviceActivity,
  formatDayAndTime,
  formatMonthDayTime,
  formatTime,
  formatTimeWithSeconds,
} from "../../../src/renderer/format/formatTime";

const at = (hour: number, minute = 0): Date => new Date(2026, 10, 21, hour, minute, 10);
const now = at(18);
afterEach(() => vi.restoreAllMocks());

test.each([
  ["en-US", at(0, 5), "12:05 AM"],
  ["en-US", at(9, 2), "9:02 AM"],
  ["en-US", at(16, 30), "4:30 PM"],
  ["en-GB", at(9, 2), "9:02"],
  ["en-GB", at(0, 5), "0:05"],
  ["de-DE", at(16, 30), "16:30"],
])("a time of day has the clock of %s", (locale, time, text) => {
  vi.spyOn(navigator, "language", "get").mockReturnValue(locale);
  expect(formatTime(time.toISOString())).toBe(text);
});

test("all forms of a time have the 12-hour clock in the US", () => {
  expect(formatDayAndTime(at(16, 30).toISOString(), now)).toBe("today 4:30 PM");
  expect(formatMonthDayTime(at(16, 30).toISOString())).toBe("Nov 21, 4:30 PM");
  expect(formatDeviceActivity(at(16, 30), now)).toBe("today, 4:30 PM");
  expect(formatTimeWithSeconds(at(16, 30))).toBe("4:30:10 PM");
});
