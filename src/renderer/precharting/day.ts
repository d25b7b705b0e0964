import { clockTime } from "../notes/dayWords";
import { isoDay } from "../ui/isoDay";
import { midnight } from "../visits/visitFilter";

/** A day of this computer's calendar, as its first moment. */
export type Day = Date;

export const today = (): Day => midnight(new Date());

/** The day before (-1) or after (1). Pure. */
export const dayBeside = (day: Day, step: 1 | -1): Day => midnight(day, step);

/** What the service is asked for: only this computer knows its calendar. Pure. */
export const momentsOf = (day: Day): { from: string; to: string } => ({
  from: day.toISOString(),
  to: midnight(day, 1).toISOString(),
});

/** "Nov 19" */
export const monthDay = (date: Date): string => date.toLocaleDateString("en-US", { month: "short", day: "numeric" });

/** What the fields of a form hold for a moment: `2026-11-19` and `09:40`, on this computer's clock. */
export const fieldsOf = (iso: string): { date: string; time: string } => ({
  date: isoDay(new Date(iso)),
  time: clockTime(iso).padStart(5, "0"),
});

/** The moment that date and time fields name here, as RFC 3339; null while one of them is not filled in. Pure. */
export function momentOf(date: string, time: string): string | null {
  const at = new Date(`${date}T${time}`);
  return date === "" || time === "" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
