import { daysAgo } from "./midnight";

const monthDay = { month: "short", day: "numeric" } as const;
const noYear = {};
const withYear = { year: "numeric" } as const;

/** "Nov 19". */
export const formatDay = (date: Date): string => date.toLocaleDateString("en-US", monthDay);

/** "Nov 19, 2026". */
export const formatDayOfYear = (date: Date): string => date.toLocaleDateString("en-US", { ...monthDay, ...withYear });

/** "Nov 19", with the year if it is not this one. */
export const formatRecentDay = (date: Date, now: Date): string =>
  date.toLocaleDateString("en-US", { ...monthDay, ...yearUnlessThis(date, now) });

/** "Nov 19" of `2026-11-19`, in any time zone. */
export const formatIsoDay = (day: string): string => formatDay(new Date(`${day}T12:00:00`)); // noon: the same day in every zone

/** "Nov 2, 2026" in UTC: the same wherever the reader is. @param iso RFC 3339. */
export const formatUtcDay = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { ...monthDay, ...withYear, timeZone: "UTC" });

/** "Jan 05, 2025": two digits of the day, as the product text has it. @param seconds since the epoch. */
export const formatPeriodDay = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString("en-US", { month: "short", day: "2-digit", year: "numeric" });

/** "Today", "Yesterday", "Thu, Nov 19", with the year if it is not this one. @param day a moment of it, in milliseconds. */
export function formatDayName(day: number, now = new Date()): string {
  const date = new Date(day);
  const days = daysAgo(date, now);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return date.toLocaleDateString("en-US", { weekday: "short", ...monthDay, ...yearUnlessThis(date, now) });
}

const yearUnlessThis = (date: Date, now: Date) => (date.getFullYear() === now.getFullYear() ? noYear : withYear);
