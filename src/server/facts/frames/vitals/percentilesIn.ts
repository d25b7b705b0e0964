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
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?= (?:per ?)?centile)|(\\d{1,2})(?:st|nd|rd|th)|(${[...ordinals.keys()].toSorted((a, b) => b.length - a.length).join("|")}))\\b`,
  "i",
);

/** Returns a number as an ordinal: 62 → "62nd". */
function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${isTeen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th")}`;
}

/** Matches what stands between a percentile and its measure that follows: "25th | percentile for her | weight". */
const ofMeasurePattern = /^(?: per ?centiles?| cent(?:ile|iles))?(?: line)? (?:for|in|on) (?:(?:his|her|the|your) )?$/i;

/** Matches words for another visit before a percentile: "last time she was on the | 50th". */
const earlierPattern =
  /\b(?:last (?:time|visit|month|year|check)|previously|before (?:that|this)|at (?:birth|the last)|(?:was|were) (?:on |at |in )?(?:about )?(?:the )?$|used to be|(?:was|were) (?:on|at|in)|from)(?:\b[^.;?]{0,80})?$/i;
/** Matches words for today after a percentile of another visit: "was on the 50th, | now". */
const nowPattern = /\b(?:now|today|this time|to)\b/i;

/** Matches words of today after a percentile of another visit: "was on the 3rd centile and | now | he's on the 9th". */
const nowAfterPattern = /\b(?:now|today|this time)\b/i;

/** Returns the number of a matched ordinal; NaN without a match. */
const numberOf = (match: RegExpExecArray | null | undefined): number =>
  match ? Number(match[1] ?? match[2] ?? ordinals.get((match[3] ?? "").toLowerCase())) : NaN;

/**
 * Returns the percentiles of a child's growth in a sentence, each with the name of its measure: "His head's at the
 * seventieth percentile" → Head circumference percentile, "70th"; "twenty-fifth percentile for weight" → Weight
 * percentile, "25th". The name of one of another visit ends in "(earlier)".
 */
export function percentilesIn(text: string): { name: string; value: string }[] {
  if (!/\b(?:per ?)?centiles?\b/i.test(text)) return [];
  const measures = [...text.matchAll(measurePattern)];
  const every = [...text.matchAll(new RegExp(ordinalPattern.source, "gi"))];
  const last = every.map(({ index, 0: said }) => index + said.length);
  /** The ordinal before each measure ("25th percentile for weight"), if the sentence names them in this order. */
  const before = measures.map(({ index }) =>
    every.find((_ordinal, i) => (last[i] ?? 0) < index && ofMeasurePattern.test(text.slice(last[i], index))),
  );
  const isBefore = before.some((match) => match !== undefined);
  return measures.flatMap(({ index, 0: said }, i) => {
    const from = index + said.length;
    const own = ordinalPattern.exec(text.slice(from, measures[i + 1]?.index));
    const match = isBefore ? before[i] : own;
    const number = numberOf(match);
    const name = names.get(said.toLowerCase().split(" ")[0] ?? "");
    if (!match || !name || !(number > 0)) return [];
    const at = isBefore ? match.index : from + match.index;
    const lead = earlierPattern.exec(text.slice(0, at))?.[0];
    const isPast = lead !== undefined && !nowPattern.test(lead);
    const rest = text.slice(at + match[0].length, isBefore ? undefined : measures[i + 1]?.index);
    const today = isPast && nowAfterPattern.test(rest) ? numberOf(ordinalPattern.exec(rest)) : NaN;
    return [
      ...(today > 0 ? [{ name: `${name} percentile`, value: ordinal(today) }] : []),
      { name: `${name} percentile${isPast ? " (earlier)" : ""}`, value: ordinal(number) },
    ];
  });
}
