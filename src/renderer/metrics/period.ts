import { isoDay } from "../ui/isoDay";
import { midnight } from "../visits/visitFilter";

export const periods = [
  { id: "7", days: 7, label: "7 days" },
  { id: "28", days: 28, label: "4 weeks" },
  { id: "84", days: 84, label: "12 weeks" },
] as const;
export type PeriodId = (typeof periods)[number]["id"];
export const usualPeriod: PeriodId = "28";

/** Days of this computer's calendar, both counted whole, e.g. `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

/** The days of a period that ends today. Pure. */
export function daysOf(id: PeriodId, now = new Date()): DayRange {
  const days = periods.find((period) => period.id === id)?.days ?? 28;
  return { from: isoDay(midnight(now, 1 - days)), to: isoDay(midnight(now)) };
}

/** "Nov 19" of `2026-11-19`. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T12:00:00`); // noon: the same day in whatever zone this is read
  return date.toLocaleDateString("en-US", { month: "short", day: "numeric" });
}
