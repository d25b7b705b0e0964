import { formatTime } from "../format/formatTime";
import { isoDay } from "../format/isoDay";
import { midnight } from "../format/midnight";

/** A local day, as its midnight. */
export type Day = Date;

export const today = (): Day => midnight(new Date());

/** Returns the day before (-1) or after (1). Pure. */
export const dayBeside = (day: Day, step: 1 | -1): Day => midnight(day, step);

/** Returns the range of a day for a query: only this computer knows its time zone. Pure. */
export const momentsOf = (day: Day): { from: string; to: string } => ({
  from: day.toISOString(),
  to: midnight(day, 1).toISOString(),
});

/** Returns the values of date and time fields for an instant: `2026-11-19` and `09:40`, local time. */
export const fieldsOf = (iso: string): { date: string; time: string } => ({
  date: isoDay(new Date(iso)),
  time: formatTime(iso).padStart(5, "0"),
});

/** Returns the instant of local date and time fields as RFC 3339; null if one of them is empty. Pure. */
export function momentOf(date: string, time: string): string | null {
  const at = new Date(`${date}T${time}`);
  return date === "" || time === "" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
