/** An age in whole years, whole months and days since birth. */
export interface Age {
  years: number;
  months: number;
  days: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the age on a day; null for a day before the birth. Both are days like "1957-03-14". A person born on February
 * 29 turns a year older on March 1 of other years.
 */
export function ageAt(birthDate: string, day: string): Age | null {
  const [birth, at] = [birthDate, day].map((text) => text.split("-").map(Number)) as [number[], number[]];
  const [year = 0, month = 0, date = 0] = birth;
  const [atYear = 0, atMonth = 0, atDate = 0] = at;
  const months = (atYear - year) * 12 + (atMonth - month) - (atDate < date ? 1 : 0);
  const days = Math.round((Date.parse(day) - Date.parse(birthDate)) / dayMs);
  return days < 0 ? null : { years: Math.floor(months / 12), months, days };
}

/** Returns the age as it is written in a chart: "68 y", "14 mo" until the second birthday, "9 d" in the first month. */
export function formatAge({ years, months, days }: Age): string {
  if (years >= 2) return `${years} y`;
  return months >= 1 ? `${months} mo` : `${days} d`;
}

/** Returns the day of a moment in a time zone, e.g. "2026-11-21"; in this computer's zone without one. */
export function dayIn(moment: string, timeZone?: string | null): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    ...(timeZone && { timeZone }),
  }).formatToParts(new Date(moment));
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}
