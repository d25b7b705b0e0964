import type { Quantity } from "./Statement";

const daysPer: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 360 };

/** Returns whether two lengths of time are equal: "14 days" and "2 weeks", "12 months" and "1 year". */
export function isSameTime(a: Pick<Quantity, "value" | "unit">, b: Pick<Quantity, "value" | "unit">): boolean {
  if (a.value === b.value && a.unit === b.unit) return true;
  const [days, other] = [a, b].map(({ value, unit }) => Number(value) * (daysPer[unit ?? ""] ?? NaN));
  return days !== undefined && days === other;
}
