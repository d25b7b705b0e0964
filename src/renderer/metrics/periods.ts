import { isoDay } from "../format/isoDay";
import { midnight } from "../format/midnight";

/** The periods to choose from, in days. */
export const periods = [
  { id: "7", days: 7, label: "7 days" },
  { id: "28", days: 28, label: "4 weeks" },
  { id: "84", days: 84, label: "12 weeks" },
] as const;
export type PeriodId = (typeof periods)[number]["id"];
export const defaultPeriod: PeriodId = "28";

/** First and last day of a range in this computer's time zone, e.g. `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

/** Returns the first and last day of a period that ends today. Pure. */
export function daysOf(id: PeriodId, now = new Date()): DayRange {
  const days = periods.find((period) => period.id === id)?.days ?? 28;
  return { from: isoDay(midnight(now, 1 - days)), to: isoDay(midnight(now)) };
}
