import { isoDay } from "../format/isoDay";
import { midnight } from "../format/midnight";
import { twoDigits } from "../format/twoDigits";

/** A day in this computer's time zone, as the moment when it starts. */
export type Day = Date;

/** Returns the current day. */
export const today = (): Day => midnight(new Date());

/** Returns the day before (-1) or after (1) `day`. Pure. */
export const adjacentDay = (day: Day, step: 1 | -1): Day => midnight(day, step);

/** Returns the start of a day and the start of the next one in RFC 3339, for queries: days depend on the time zone. */
export const dayBounds = (day: Day): { from: string; to: string } => ({
  from: day.toISOString(),
  to: midnight(day, 1).toISOString(),
});

/** Returns the values of date and time fields for an instant in RFC 3339, in local time: `2026-11-19`, `09:40`. */
export function toDateFields(iso: string): { date: string; time: string } {
  const at = new Date(iso);
  return { date: isoDay(at), time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}` };
}

/** Returns the instant of local date and time fields in RFC 3339; null if a field is empty or not valid. */
export function fromDateFields(date: string, time: string): string | null {
  const at = new Date(`${date}T${time}`);
  return date === "" || time === "" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
