import { dateText } from "./dateText";
import { daysAgo } from "./midnight";

// The examples are in US English; other locales write days in their own way ("19 Nov", "19. Nov.", "11月19日").
const monthDay = { month: "short", day: "numeric" } as const;
const noYear = {};
const withYear = { year: "numeric" } as const;

/** Formats a day in this computer's time zone: "Nov 19". */
export const formatDay = (date: Date): string => dateText(date, monthDay);

/** Formats a day with its year, in this computer's time zone: "Nov 19, 2026". */
export const formatDayWithYear = (date: Date): string => dateText(date, { ...monthDay, ...withYear });

/** Formats a day as "Nov 19" or, if it is not in the year of `now`, as "Nov 19, 2025". */
export const formatRecentDay = (date: Date, now: Date): string =>
  dateText(date, { ...monthDay, ...yearUnlessThis(date, now) });

/** Formats an ISO day such as `2026-11-19` as "Nov 19". */
// noon in local time: without a time, the text would mean midnight UTC, which is the day before in America
export const formatIsoDay = (day: string): string => formatDay(new Date(`${day}T12:00:00`));

/** Formats a day in UTC, so that all readers see the same day: "Nov 2, 2026". @param iso RFC 3339. */
export const formatUtcDay = (iso: string): string =>
  dateText(new Date(iso), { ...monthDay, ...withYear, timeZone: "UTC" });

/** Formats a birth date: "Mar 14, 1957". @param day such as `1957-03-14`. */
export const formatBirthDate = (day: string): string => formatUtcDay(`${day}T00:00:00Z`);

/**
 * Formats a day with two digits and in English for every reader, as the product text requires: "Jan 05, 2025".
 * @param seconds since the epoch.
 */
export const formatPeriodDay = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString("en-US", { month: "short", day: "2-digit", year: "numeric" });

/**
 * Names a day: "Today", "Yesterday", "Thu, Nov 19", in other years "Wed, Nov 19, 2025".
 * @param day a moment of the day, in milliseconds since the epoch.
 */
export function formatDayName(day: number, now = new Date()): string {
  const date = new Date(day);
  const days = daysAgo(date, now);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return dateText(date, { weekday: "short", ...monthDay, ...yearUnlessThis(date, now) });
}

const yearUnlessThis = (date: Date, now: Date) => (date.getFullYear() === now.getFullYear() ? noYear : withYear);
