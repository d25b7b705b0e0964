/** Clock of a moment as clinics say it: `10:04`. @param iso RFC 3339. */
export function clockTime(iso: string): string {
  const at = new Date(iso);
  return `${at.getHours()}:${String(at.getMinutes()).padStart(2, "0")}`;
}

/** Day and clock: "today 10:04", "yesterday 16:30", "Nov 19 9:02" (with the year when it is another one). */
export function dayAndTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  if (days === 0) return `today ${clockTime(iso)}`;
  if (days === 1) return `yesterday ${clockTime(iso)}`;
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return `${at.toLocaleDateString("en-US", { month: "short", day: "numeric", ...year })} ${clockTime(iso)}`;
}

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
