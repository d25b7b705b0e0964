/** Returns the start of the local day that is `offset` days after the day of `now` (before it, if negative). */
export const midnight = (now: Date, offset = 0): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);

/** Returns a key for grouping by day: its start in local time, in milliseconds since the epoch. @param iso RFC 3339. */
export const dayKey = (iso: string): number => midnight(new Date(iso)).getTime();

/** Returns the calendar days from `day` to `now`: 0 for today, 1 for yesterday, -1 for tomorrow. */
export const daysAgo = (day: Date, now: Date): number =>
  Math.round((midnight(now).getTime() - midnight(day).getTime()) / 86_400_000);
