import { dateText, plainDateText } from "./dateText";
import { formatDay, formatDayWithYear, formatRecentDay } from "./formatDay";
import { daysAgo } from "./midnight";

/**
 * Formats a time of day in this computer's time zone: "9:02 AM", where a 24-hour clock is usual "9:02".
 * @param iso RFC 3339.
 */
export const formatTime = (iso: string): string => timeOfDay(new Date(iso));

/** Formats a time of day like `formatTime`, with seconds: "9:04:10 AM". */
export const formatTimeWithSeconds = (at: Date): string => timeOfDay(at, { second: "2-digit" });

const timeOfDay = (at: Date, more: Intl.DateTimeFormatOptions = {}): string =>
  dateText(at, { hour: "numeric", minute: "2-digit", ...more });

/**
 * Formats day and time: "today 10:04 AM", "yesterday 4:30 PM", "Nov 19 9:02 AM", in other years "Nov 19, 2025 9:02 AM".
 * @param iso RFC 3339.
 */
export function formatDayAndTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = daysAgo(at, now);
  if (days === 0) return `today ${formatTime(iso)}`;
  if (days === 1) return `yesterday ${formatTime(iso)}`;
  return `${formatRecentDay(at, now)} ${formatTime(iso)}`;
}

/** Formats day and time without the year: "Nov 21, 3:04 PM". @param iso RFC 3339. */
export const formatMonthDayTime = (iso: string): string => `${formatDay(new Date(iso))}, ${formatTime(iso)}`;

/**
 * Formats when a signed-in device was last active: "today, 9:41 AM" or "Nov 19, 4:02 PM". The year is left out because
 * a sign-in ends within days.
 */
export const formatDeviceActivity = (at: Date, now: Date): string =>
  `${isSameDay(at, now) ? "today" : formatDay(at)}, ${timeOfDay(at)}`;

/** Formats day and time: "today at 9:12 AM" or "Nov 19, 2026 at 9:12 AM". */
export const formatDayAtTime = (at: Date, now: Date): string =>
  `${isSameDay(at, now) ? "today" : formatDayWithYear(at)} at ${timeOfDay(at)}`;

/**
 * Formats date and time completely, e.g. for exported notes: "Nov 21, 2026, 3:04:10 PM". The text has no invisible
 * characters, so that it can be pasted anywhere.
 * @param iso RFC 3339.
 */
export const formatLocalDateTime = (iso: string): string =>
  plainDateText(new Date(iso), {
    year: "numeric",
    month: "short", // a name, because 11/12 is November 12 in some countries and December 11 in others
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
  });

const isSameDay = (at: Date, now: Date): boolean => at.toDateString() === now.toDateString();
