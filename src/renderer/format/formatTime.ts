import { formatDayWithYear, formatRecentDay } from "./formatDay";
import { daysAgo } from "./midnight";
import { twoDigits } from "./twoDigits";

/** Formats a time of day on the 24-hour clock, in this computer's time zone: `9:02`, `16:30`. @param iso RFC 3339. */
export function formatTime(iso: string): string {
  const at = new Date(iso);
  return `${at.getHours()}:${twoDigits(at.getMinutes())}`;
}

/** Formats a time of day with seconds on the 24-hour clock, two digits each: `09:04:10`. */
export const formatTimeWithSeconds = (at: Date): string =>
  at.toLocaleTimeString("en-US", { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });

/** Formats day and time: "today 10:04", "yesterday 16:30", "Nov 19 9:02", "Nov 19, 2025 9:02". @param iso RFC 3339. */
export function formatDayAndTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = daysAgo(at, now);
  if (days === 0) return `today ${formatTime(iso)}`;
  if (days === 1) return `yesterday ${formatTime(iso)}`;
  return `${formatRecentDay(at, now)} ${formatTime(iso)}`;
}

/** Formats day and time without the year: "Nov 21, 15:04". @param iso RFC 3339. */
export const formatMonthDayTime = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

/** Formats a time of day on the 12-hour clock: "9:12 AM". */
const formatTime12 = (at: Date): string => at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

/** Formats day and time on the 12-hour clock: "today, 9:41 AM" or "Nov 19, 4:02 PM". */
export function formatActivity(at: Date, now: Date): string {
  if (isSameDay(at, now)) return `today, ${formatTime12(at)}`;
  return at.toLocaleString("en-US", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });
}

/** Formats day and time on the 12-hour clock: "today at 9:12 AM" or "Nov 19, 2026 at 9:12 AM". */
export const formatDayAtTime = (at: Date, now: Date): string =>
  `${isSameDay(at, now) ? "today" : formatDayWithYear(at)} at ${formatTime12(at)}`;

/** Formats date and time in the browser's locale, for text that is used outside the app. @param iso RFC 3339. */
export const formatLocalDateTime = (iso: string): string => new Date(iso).toLocaleString();

const isSameDay = (at: Date, now: Date): boolean => at.toDateString() === now.toDateString();
