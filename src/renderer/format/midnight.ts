/** Midnight that begins the day `offset` days from that of `now`, on this computer's clock. */
export const midnight = (now: Date, offset = 0): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);

/** The day a moment belongs to on this computer's calendar, for grouping: its midnight in milliseconds. @param iso RFC 3339. */
export const dayKey = (iso: string): number => midnight(new Date(iso)).getTime();

/** Whole calendar days from `day` to `now`: 0 today, 1 yesterday. */
export const daysAgo = (day: Date, now: Date): number =>
  Math.round((midnight(now).getTime() - midnight(day).getTime()) / 86_400_000);
