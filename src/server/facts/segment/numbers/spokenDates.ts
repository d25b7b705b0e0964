/** Ordinal numbers from 1st to 9th. */
const units = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
/** Ordinal numbers from 10th to 19th. */
const teens = "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth";
/** The number of each ordinal word of one part. */
const ordinals = new Map(
  [...units, ...teens.split(" "), "twentieth"].map((word, i) => [word, i + 1] as const).concat([["thirtieth", 30]]),
);
/** Source of a pattern for a month. */
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
/**
 * Source of a pattern for 21st to 29th and 31st, of which `toDigits` may have read the first word: "20 third",
 * "twenty-third".
 */
const compound = `(?:20|twenty)[ -](?:${units.join("|")})|(?:30|thirty)[ -]first`;

/** Matches a month with its day in words, and the year: "October second 2008". */
const spokenDayPattern = new RegExp(
  `\\b(${months}) (?:the )?(${compound}|${[...ordinals.keys()].toReversed().join("|")})\\b` +
    "(?! (?:opinion|time|trimester|dose|baby|child|thing|visit))(?:,? (?:of )?((?:19|20)\\d\\d)\\b)?",
  "gi",
);
/**
 * Matches a day from 21st on without a month before it: "the 20 third". "Second" is also a unit of time, so it counts
 * only before a month.
 */
const lateDayPattern = new RegExp(`\\b(?:${compound})\\b(?<!second(?! of (?:${months})\\b))`, "gi");

/** Matches a day in words before its month: "the fourteenth of May". */
const dayFirstPattern = new RegExp(
  `\\bthe (${compound}|${[...ordinals.keys()].toReversed().join("|")}) of (${months})\\b`,
  "gi",
);

/**
 * Writes the day of a spoken date in digits: "October second 2008" → "October 2nd, 2008", "the 20 third" → "the 23rd".
 * Years are digits already.
 */
export function spokenDates(text: string): string {
  return text
    .replace(dayFirstPattern, (_all, day: string, month: string) => `the ${inDigits(day)} of ${month}`)
    .replace(
      spokenDayPattern,
      (_all, month: string, day: string, year?: string) => `${month} ${inDigits(day)}${year ? `, ${year}` : ""}`,
    )
    .replace(lateDayPattern, inDigits);
}

/** Returns an ordinal in digits: "23rd" for "twenty-third" and "20 third". */
function inDigits(day: string): string {
  const [ten, unit] = day.toLowerCase().split(/[ -]/);
  const number = (unit ? (/^(?:2|tw)/.test(ten ?? "") ? 20 : 30) : 0) + (ordinals.get(unit ?? ten ?? "") ?? 0);
  return `${number}${number > 10 && number < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th")}`;
}
