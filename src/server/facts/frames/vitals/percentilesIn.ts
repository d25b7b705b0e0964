/** Matches the measures of growth: "weight", "head". */
const measurePattern = /\b(weight|length|height|head(?: circumference| size)?|bmi|weight for length)\b/gi;
/** Names of the measures in a note, by their first word as said. */
const names: ReadonlyMap<string, string> = new Map([
  ["weight", "Weight"],
  ["length", "Length"],
  ["height", "Height"],
  ["head", "Head circumference"],
  ["bmi", "BMI"],
]);
const tens = ["", "", "twent", "thirt", "fort", "fift", "sixt", "sevent", "eight", "ninet"];
const ones = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
const teens = ["tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth"];
/** Spoken ordinals with their numbers: "sixty-second" → 62. */
const ordinals: ReadonlyMap<string, number> = new Map([
  ...ones.slice(1).map((word, i) => [word, i + 1] as const),
  ...teens.map((word, i) => [word, i + 10] as const),
  ...tens.flatMap((stem, ten) =>
    ten < 2
      ? []
      : [
          [`${stem}ieth`, ten * 10] as const,
          ...ones.slice(1).map((word, i) => [`${stem}y-${word}`, ten * 10 + i + 1] as const),
        ],
  ),
]);
/** Matches an ordinal in figures or words: "62nd", "sixty-second". */
const ordinalPattern = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?= percentile)|(\\d{1,2})(?:st|nd|rd|th)|(${[...ordinals.keys()].toSorted((a, b) => b.length - a.length).join("|")}))\\b`,
  "i",
);

/** Returns a number as an ordinal: 62 → "62nd". */
function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${isTeen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th")}`;
}

/**
 * Returns the percentiles of a child's growth in a sentence, each with the name of its measure: "His head's at the
 * seventieth percentile" → Head circumference percentile, "70th".
 */
export function percentilesIn(text: string): { name: string; value: string }[] {
  if (!/\bpercentiles?\b/i.test(text)) return [];
  const measures = [...text.matchAll(measurePattern)];
  return measures.flatMap(({ index, 0: said }, i) => {
    const own = text.slice(index + said.length, measures[i + 1]?.index);
    const match = ordinalPattern.exec(own);
    const number = match ? Number(match[1] ?? match[2] ?? ordinals.get((match[3] ?? "").toLowerCase())) : NaN;
    const name = names.get(said.toLowerCase().split(" ")[0] ?? "");
    return name && number > 0 ? [{ name: `${name} percentile`, value: ordinal(number) }] : [];
  });
}
