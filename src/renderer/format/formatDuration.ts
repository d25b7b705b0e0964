import { formatCount } from "./formatCount";

/**
 * Formats a duration, rounded down: "45 s", "20 min", "4 h 20 min", "3 days 4 h". A smaller unit of 0 is left out, and
 * negative durations count as 0. Pure.
 */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 60) return `${whole} s`;
  const { days, hours, minutes } = split(whole);
  if (days > 0) return `${days} ${days === 1 ? "day" : "days"}${hours > 0 ? ` ${hours} h` : ""}`;
  if (hours > 0) return `${hours} h${minutes > 0 ? ` ${minutes} min` : ""}`;
  return `${minutes} min`;
}

/** Formats recorded time in hours and whole minutes, rounded: "42 min", "5 h 12 min", "5 h". @param ms milliseconds. */
export function formatRecordedTime(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${formatCount(Math.floor(minutes / 60))} h${rest === 0 ? "" : ` ${rest} min`}`;
}

/**
 * Formats a wait, rounded to seconds, in its largest unit and the next smaller one: "40 s", "3 min 8 s", "2 h 5 min",
 * "3 d 4 h".
 * @param ms milliseconds; null, shown as "–", if there was no wait to measure.
 */
export function formatWait(ms: number | null): string {
  if (ms === null) return "–";
  const { days, hours, minutes, seconds } = split(Math.round(ms / 1_000));
  const parts = [
    [days, "d"],
    [hours, "h"],
    [minutes, "min"],
    [seconds, "s"],
  ] as const;
  const first = parts.findIndex(([value]) => value > 0);
  if (first === -1) return "0 s";
  return parts
    .slice(first, first + 2)
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value} ${unit}`)
    .join(" ");
}

/** Formats a backlog in seconds or, from one minute, in minutes, rounded: "40 s", "3 min". @param ms milliseconds. */
export const formatBacklog = (ms: number): string =>
  ms < 59_500 // more would be rounded to "60 s"
    ? `${Math.round(ms / 1_000)} s`
    : `${Math.round(ms / 60_000)} min`;

/**
 * Formats a duration in whole minutes or, from 1 hour, in whole hours, rounded down: "12 minutes", "1 hour".
 * @param ms milliseconds
 */
export function formatDurationInWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/**
 * Formats whole minutes in minutes, from 2 hours in hours and from 2 days in days, rounded down: "90 minutes",
 * "5 hours", "2 days". Expects at least 2.
 */
export function formatMinutesInWords(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

const split = (seconds: number) => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3_600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
});
