import { matchesOf } from "../../../platform/patterns/matchesOf";
import { rememberResults } from "../../../platform/rememberResults";
import { plainNumber } from "./drugDoses";

/** Matches a number or a ratio: "1,000", "148/92". */
const numberPattern = /(?<![\w.])\d[\d,]*(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?/g;

/** Returns every number of a clean text, normalized. A ratio such as "148/92" and both its parts are returned. */
export function numbersIn(clean: string): Set<string> {
  const found = matchesOf(clean, numberPattern).map(([raw]) => plainNumber(raw.replace(/,$/, "")));
  return new Set(found.flatMap((value) => [value, ...value.split("/")]));
}

/**
 * A number that a note should have: with a unit ("10 mg", "2 week"), a ratio ("140/90"), or bare beside a measured
 * thing ("pulse … 72").
 */
export interface NotableNumber {
  /** The normalized value, with its unit in the singular if it has one; used for comparison. */
  key: string;
  isDose: boolean;
}

const doseUnit = "mg|mcg|g|grams?|ml|units?|puffs?|tablets?|pills?|capsules?|drops?|sprays?|teaspoons?|tablespoons?";
const otherUnit =
  "%|degrees?|pounds?|lbs?|kilos?|kg|cm|mm|inches|inch|beats|bpm|breaths|packs?|cigarettes?|drinks?|beers?|cups?|bottles?|glasses|" +
  "minutes?|hours?|days?|nights?|weeks?|months?|years?|times";
/** Matches a number with its unit, each as a group: "10 mg", "2 weeks", "45-year". */
const withUnitPattern = new RegExp(
  `(?<![\\w./])(\\d[\\d,]{0,14}(?:\\.\\d{1,9})?)(?:-(?=year))? ?(${doseUnit}|${otherUnit})(?![a-z])`,
  "gi",
);
/** Matches a unit of a dose and nothing else: "mg". */
const doseUnitPattern = new RegExp(`^(?:${doseUnit})$`, "i");
/** Matches a ratio: "140/90". */
const ratioPattern = /(?<![\w./])\d[\d.]*\/\d[\d.]*/g;
/** Matches a vital sign or laboratory value, up to seven words, and its number: "pulse is about 72". */
const measuredPattern =
  /\b(?:blood pressure|pressure|bp|heart rate|pulse|temperature|temp|fever of|weigh\w*|weight|height|bmi|oxygen|o2|saturation|sats?|respiratory rate|respirations|sugars?|glucose|a1c|cholesterol|ldl|hdl|triglycerides|creatinine|gfr|potassium|sodium|calcium|hemoglobin|hematocrit|platelets?|inr|tsh|psa|esr|crp|ejection fraction|white (?:blood )?(?:cell )?count|readings?)\b((?: [^\s.;?]+){0,7}?) (\d[\d,]*(?:\.\d+)?)(?![\d/.]*\d)/gi;

/** Returns a unit in lower case without its plural ending. */
const singular = (unit: string): string => unit.toLowerCase().replace(/(?<=[a-z]{2})e?s$/, "");

/** Matches a value in an answer whose question names what was measured: "it was 101" in "it was 101 last night". */
const measuredAnswerPattern =
  /\bit (?:was|is|went up to|got up to|has been) (?:about |like |around |at )?(\d{2,3}(?:\.\d+)?)(?![\d/.]|\s?[a-z]*-year)/gi;

/**
 * Returns the numbers of a clean text that a note should have (ratios, values with a unit, measured values), without
 * duplicates. Callers must not change the result.
 */
export const notableNumbers = rememberResults(numbersOf);

function numbersOf(clean: string): readonly NotableNumber[] {
  const ratios = matchesOf(clean, ratioPattern).map(([raw]) => ({ key: plainNumber(raw), isDose: false }));
  const units = matchesOf(clean, withUnitPattern).map(([, value = "", unit = ""]) => ({
    key: `${plainNumber(value)} ${singular(unit)}`,
    isDose: doseUnitPattern.test(unit),
  }));
  const bare = [
    ...matchesOf(clean, measuredPattern).map(([, , value = ""]) => plainNumber(value)),
    ...matchesOf(clean, measuredAnswerPattern).map(([, value = ""]) => plainNumber(value)),
  ]
    .filter((value) => !units.some(({ key }) => key.startsWith(`${value} `)))
    .map((key) => ({ key, isDose: false }));
  return [...new Map([...ratios, ...units, ...bare].map((said) => [said.key, said])).values()];
}
