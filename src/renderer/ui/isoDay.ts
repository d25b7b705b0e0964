/** The day a moment is in on this computer's calendar, as date fields and the service write it: `2026-11-21`. */
export function isoDay(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
