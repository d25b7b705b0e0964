import { twoDigits } from "./twoDigits";

/** Formats a day in this computer's time zone as date fields and the API expect it: `2026-11-21`. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
