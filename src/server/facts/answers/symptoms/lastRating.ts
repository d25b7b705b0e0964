/**
 * Returns a rating from where it was begun again or corrected: "8 or, 8 or 9" → "8 or 9", "10, an 8 maybe" → "8 maybe".
 */
export const lastRating = (text: string): string =>
  text
    .replace(/\b(\d{1,2}) or,? (?=\1 (?:or|to) \d)/, "")
    .replace(
      /\b\d{1,2}, (?:(?:no|or|well|maybe|more like|probably),? )*(?:an? )?(?=\d{1,2}(?:,? (?:maybe|probably|rather|actually|I would say))\b)/,
      "",
    );
