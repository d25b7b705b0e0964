/** Source of a pattern for a value: "8.2", "45%". */
const number = String.raw`\d{1,4}(?:\.\d{1,3})?(?:%| percent)?`;
/** Matches a change between two values, with the test and the values as groups: "A1c | went from | 8.2 to 7.1". */
const changedPattern = new RegExp(
  String.raw`^((?:(?:the|your|his|her) )?[a-z][a-z0-9 -]{1,30}?) (?:(?:has|have|is|are|was) )?(?:went|gone|go|come|came|dropped|fell|fallen|improved|increased|decreased|rose|risen|jumped|climbed|up|down)(?: (?:up|down|back))?,? from (?:about )?(${number})((?: (?:in|last|back in) [a-z]+)?) (?:(?:all the way )?(?:up |down )?to) (?:about )?(${number})(?: over the (?:(?:last|past) )?(?:[a-z]+ )?[a-z]+)?(?=$|[,.;]| (?:now|today|this time|since|after|with|on)\b)`,
  "i",
);
/**
 * Matches the value of the last test before the value of today, with the time, the test and the values as groups: "On
 * your last echo the EF was 45%, this time it's 55".
 */
const lastFirstPattern = new RegExp(
  String.raw`^((?:on|at|in) (?:your |the |his |her )?(?:last|previous) [a-z -]{3,20}?|last (?:time|visit|year|month|check))(?:,? (?:the|your|his|her))? ([a-z][a-z0-9 -]{1,24}?) was (?:at )?(${number}),? (?:and |but )?(?:this time|today|now)(?: (?:it is|we are(?: at)?|around it is|you are(?: at)?))? (?:at )?(${number})(?=$|[,.;])`,
  "i",
);

/**
 * Matches a value of another time and then that of today, with the test, the values and the time as groups: "Vitamin D
 * was 18 last year and you're at 34 now".
 */
const thenNowPattern = new RegExp(
  String.raw`^((?:(?:the|your|his|her) )?[a-z][a-z0-9 -]{1,30}?) (?:was|were) (?:at |about |around )?(${number}) ((?:last|back in|in) [a-z]+(?: \d{4})?|(?:a|an|\d{1,2}|two|three|four|five|six) (?:weeks?|months?|years?) ago|before),? (?:and|but) (?:(?:now|today|this time),? )?(?:it is|you are|he is|she is|that is)(?: (?:now|up|down|back))*(?: (?:at|to))? (${number})(?: (?:now|today|this time))?(?=$|[,.;])`,
  "i",
);

/**
 * Returns a sentence about two values of a test with the present one first: "A1c went from 8.2 to 7.1" → "A1c is 7.1,
 * it was 8.2". Other texts are unchanged.
 */
export function withEarlierLast(text: string): string {
  if (!/\b(?:from|last|previous|was|were)\b/i.test(text)) return text;
  const percent = (value: string, other: string): string =>
    /%|percent/i.test(other) && !/%|percent/i.test(value) ? `${value}%` : value;
  return text
    .replace(
      thenNowPattern,
      (_all, name: string, before: string, when: string, after: string) =>
        `${name} is ${after}, it was ${before} ${when}`,
    )
    .replace(
      changedPattern,
      (_all, name: string, before: string, when: string, after: string) =>
        `${name} is ${after}, it was ${before}${when}`,
    )
    .replace(
      lastFirstPattern,
      (_all, when: string, name: string, before: string, after: string) =>
        `${name} is ${percent(after, before)}, it was ${before} ${when.toLowerCase().replace(/\b(?:your|his|her)\b/, "the")}`,
    );
}
