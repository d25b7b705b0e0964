import type { Quantity } from "./Statement";

/** Days of a unit; a year has 360, so that 12 months are equal to it. */
const daysPer: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 360 };

/** Returns a length of time in days; NaN if its unit is not in `daysPer`, or its value is "few". */
export const daysOf = ({ value, unit }: Pick<Quantity, "value" | "unit">): number =>
  Number(value) * (daysPer[unit ?? ""] ?? NaN);

/** Returns whether two lengths of time are equal: "14 days" and "2 weeks", "12 months" and "1 year". */
export function isSameTime(a: Pick<Quantity, "value" | "unit">, b: Pick<Quantity, "value" | "unit">): boolean {
  return (a.value === b.value && a.unit === b.unit) || daysOf(a) === daysOf(b);
}
