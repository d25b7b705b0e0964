import { type MetricsQuery, maxDays } from "../../shared/metrics/metrics";
import { invalidField } from "../platform/http/invalidField";

/** Days as `2026-11-21`, both inclusive, in `timeZone`. */
export interface MetricsRange {
  from: string;
  to: string;
  timeZone: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Length of the default range in days. */
const defaultDays = 28;
/** Matches names of time zones only, because PostgreSQL inverts an offset such as `+05:30`. */
const zoneNamePattern = /^[A-Za-z]\w*(?:\/[\w+-]+)*$/;

/**
 * Returns the range of a query: by default the 28 days that end today.
 * @throws {AppError} `invalid_input` for an unknown time zone, a day before year 1, and a reversed or too long range.
 */
export function metricsRange({ from, to, time_zone = "UTC" }: MetricsQuery, now = new Date()): MetricsRange {
  if (!isZone(time_zone)) throw invalidField("time_zone", "This time zone is not known.");
  const last = to ?? dayIn(time_zone, now);
  const first = from ?? dayBefore(last, defaultDays - 1);
  if (first < "0001") throw invalidField("from", "This date is not valid.");
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  if (days < 1) throw invalidField("from", "The first day is after the last one.");
  if (days > maxDays) throw invalidField("from", `Ask for at most ${maxDays} days at once.`);
  return { from: first, to: last, timeZone: time_zone };
}

function isZone(name: string): boolean {
  if (!zoneNamePattern.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the day that `now` is in the time zone, as `2026-11-21`. */
function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
