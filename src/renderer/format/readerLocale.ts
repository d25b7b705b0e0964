const rightToLeft = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"]);

/** How a reader's dates are written. */
export interface ReaderLocale {
  /** A language tag for `Intl`, always with the Gregorian calendar and the digits 0 to 9. */
  tag: string;
  isRightToLeft: boolean;
}

let last = { language: "", locale: read("en-US") };

/**
 * Returns the locale of the browser or app, in which dates and times are written; US English if it has none. Calendar
 * and digits are those of notes and EHRs in every locale, so that a birth date can be compared and typed.
 */
export function readerLocale(): ReaderLocale {
  const { language } = navigator;
  if (language !== last.language) last = { language, locale: read(language) };
  return last.locale;
}

function read(language: string): ReaderLocale {
  try {
    const locale = new Intl.Locale(language, { calendar: "gregory", numberingSystem: "latn" });
    return { tag: locale.toString(), isRightToLeft: rightToLeft.has(locale.maximize().script ?? "") };
  } catch {
    return read("en-US"); // "" and names such as "en-US@posix" are not language tags
  }
}
