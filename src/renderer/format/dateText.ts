import { readerLocale } from "./readerLocale";

/**
 * Formats a date or time in the reader's locale. In a right-to-left locale, encloses it in Unicode isolates, so that it
 * keeps its order in an English sentence.
 */
export function dateText(date: Date, options: Intl.DateTimeFormatOptions): string {
  const text = plainDateText(date, options);
  return readerLocale().isRightToLeft ? `\u2068${text}\u2069` : text;
}

/** Formats like `dateText`, but without invisible characters: for text that is copied, exported, typed or compared. */
export const plainDateText = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(readerLocale().tag, options)
    .format(date)
    .replaceAll(/[\u00a0\u202f]/gu, " ") // no-break spaces, e.g. before AM and PM
    .replaceAll(/\p{Bidi_Control}/gu, "");
