/**
 * A number, a frequency or a day of the month in cleaned speech. `start` and `end`: its range in the text, `end`
 * exclusive; `numberEnd`: where its number ends and its unit begins. `count`: the number, of a range the last; of a
 * frequency, times a day. `kind`: what is counted, in the singular ("mg"), or "time", "pressure", "frequency", "date";
 * "" if nothing is named. `size`: the count; of a time, in hours.
 */
export interface Quantity {
  start: number;
  end: number;
  numberEnd: number;
  count: number;
  kind: string;
  size: number;
}

/** Hours of the units of time. */
const hoursOf: ReadonlyMap<string, number> = new Map([
  ["second", 1 / 3600],
  ["minute", 1 / 60],
  ["hour", 1],
  ["day", 24],
  ["night", 24],
  ["week", 168],
  ["fortnight", 336],
  ["month", 730],
  ["year", 8760],
]);

/** Source of a pattern for a period in which something is done. */
const period = "(?:day|night|morning|evening|week|month|year)";
/** Source of a pattern for a frequency: "twice a day", "every other day", "every 8 hours", "daily". */
const frequency = `(?:(?<times>once|twice|\\d{1,2} times) (?:a|per|every|each) (?<of>${period})|every (?<other>other )?(?<each>${period})|every (?<hours>\\d{1,2}) hours|(?<adverb>daily|nightly|weekly|monthly))`;
/** Words for days of the month that cleaning leaves as words if no month is named. */
const dayWords = "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth";
/** Source of a pattern for a day of the month: "the 3rd", "the thirteenth". */
const day = `the (?<day>\\d{1,2})(?:st|nd|rd|th)|the (?<dayWord>${dayWords.replaceAll(" ", "|")})`;
/** Source of a pattern for a unit with the space before it. */
const unit =
  "(?: ?%| (?:mg|mcg|micrograms?|milligrams?|grams?|g|mls?|units?|kg|kilos?|pounds?|lbs?|stone|percent|cm|mm|centimeters?|millimeters?|inch(?:es)?|degrees|tablets?|pills?|capsules?|puffs?|drops?|sprays?|patch(?:es)?|teaspoons?|scoops?|times?|drinks?|glass(?:es)?|pints?|beers?|cans?|bottles?|cigarettes?|packs?|pillows?|blocks?|miles?|yards?|meters?|feet|stairs|flights?|steps?|pads?|episodes?|attacks?|seconds?|minutes?|hours?|days?|nights?|weeks?|fortnights?|months?|years?))";
/** Source of a pattern for a number in digits, of a range the last, or the two of a blood pressure. */
const digits =
  "(?:\\d{1,3}(?:\\.\\d{1,2})? (?:or|to) )?(?<digits>\\d{1,4}(?:\\.\\d{1,2})?)(?<second>\\/\\d{1,3})?(?![.\\d\\/:]\\d|st\\b|nd\\b|rd\\b|th\\b)";

/** Matches a quantity. A bare "one" counts only before a time: "one now". */
const quantityPattern = new RegExp(
  `(?<![:.\\d])\\b(?:${frequency}|${day}|${digits}(?<unit>${unit})?|(?<few>half an?|an?|one)(?<ofFew>${unit})|(?<=^|\\b(?:take|and|then|just|only|or|sorry),? )one(?= (?:now|today|tonight|in the|at|every|each|when)\\b))(?![a-z\\d])`,
  "gi",
);

type Group =
  | "times"
  | "of"
  | "other"
  | "each"
  | "hours"
  | "adverb"
  | "day"
  | "dayWord"
  | "digits"
  | "second"
  | "unit"
  | "few"
  | "ofFew";
type Groups = Readonly<Partial<Record<Group, string>>>;

/** Periods of the adverbs of frequency. */
const periodOf: Readonly<Record<string, string>> = { weekly: "week", monthly: "month" };

/** Returns how many times a day something is done, from the groups of its pattern. */
function timesADay({ times, of, other, each, hours, adverb = "" }: Groups): number {
  if (hours) return 24 / Number.parseInt(hours, 10);
  const every = (of ?? each ?? periodOf[adverb.toLowerCase()] ?? "day").toLowerCase();
  const days = ((hoursOf.get(every) ?? 24) / 24) * (other ? 2 : 1);
  const said = times?.toLowerCase() ?? "once";
  return (said === "once" ? 1 : said === "twice" ? 2 : Number.parseInt(said, 10)) / days;
}

/** Returns the quantities that a text of cleaned speech names, in order. */
export function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(quantityPattern)].map((match) => {
    const groups: Groups = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const counted = (count: number, kind: string): Quantity => ({
      start,
      end,
      numberEnd: end,
      count,
      kind,
      size: count,
    });
    if (groups.times ?? groups.each ?? groups.hours ?? groups.adverb) return counted(timesADay(groups), "frequency");
    if (groups.day) return counted(Number.parseInt(groups.day, 10), "date");
    if (groups.dayWord) return counted(dayWords.split(" ").indexOf(groups.dayWord.toLowerCase()) + 10, "date");
    const unitSaid = groups.unit ?? groups.ofFew ?? "";
    const name = unitSaid
      .trim()
      .toLowerCase()
      .replace(/^percent$/, "%")
      .replace(/(?<=[a-z]{2})s$/, "");
    const hours = hoursOf.get(name);
    const count = groups.digits ? Number.parseFloat(groups.digits) : groups.few?.startsWith("half") ? 0.5 : 1;
    return {
      ...counted(count, groups.second ? "pressure" : hours ? "time" : name),
      numberEnd: end - unitSaid.length,
      size: count * (hours ?? 1),
    };
  });
}
