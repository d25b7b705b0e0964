import { formatDayOfYear, formatRecentDay } from "./formatDay";
import { daysAgo } from "./midnight";
import { twoDigits } from "./twoDigits";

/** Time of day as clinics write it: `10:04`, `9:02`. @param iso RFC 3339. */
export function formatTime(iso: string): string {
  const at = new Date(iso);
  return `${at.getHours()}:${twoDigits(at.getMinutes())}`;
}

/** `15:04:10`, with a zero before a single digit. */
export const formatTimeWithSeconds = (at: Date): string =>
  at.toLocaleTimeString("en-US", { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });

/** Day and time: "today 10:04", "yesterday 16:30", "Nov 19 9:02" (with the year if it is not this one). */
export function formatDayAndTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = daysAgo(at, now);
  if (days === 0) return `today ${formatTime(iso)}`;
  if (days === 1) return `yesterday ${formatTime(iso)}`;
  return `${formatRecentDay(at, now)} ${formatTime(iso)}`;
}

/** "Nov 21, 15:04". @param iso RFC 3339. */
export const formatMonthDayTime = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

/** "9:12 AM". */
const formatTime12 = (at: Date): string => at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

/** "today, 9:41 AM" or "Nov 19, 4:02 PM". */
export function formatActivity(at: Date, now: Date): string {
  if (isSameDay(at, now)) return `today, ${formatTime12(at)}`;
  return at.toLocaleString("en-US", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });
}

/** "today at 9:12 AM" or "Nov 19, 2026 at 9:12 AM". */
export const formatDayAtTime = (at: Date, now: Date): string =>
  `${isSameDay(at, now) ? "today" : formatDayOfYear(at)} at ${formatTime12(at)}`;

/** Date and time in the reader's own language and order, for text that leaves the app. @param iso RFC 3339. */
export const formatLocalDateTime = (iso: string): string => new Date(iso).toLocaleString();

const isSameDay = (at: Date, now: Date): boolean => at.toDateString() === now.toDateString();
