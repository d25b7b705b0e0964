import { twoDigits } from "./twoDigits";

/** The day a moment is in on this computer's calendar, as date fields and the service write it: `2026-11-21`. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
