import { rememberResults } from "../../../platform/rememberResults";
import { findCommonDrugs } from "../../../facts/terms/findCommonDrugs";
import { genericName } from "../../../facts/terms/genericName";

/** A drug named in a text, by its generic name, with the dose beside it; `dose` is null if there is none. */
export interface DrugMention {
  generic: string;
  dose: { value: string; unit: string } | null;
}

/** Source of a pattern for units of doses. */
const unitSource = "mg|mcg|g|grams?|mL|units?|puffs?|tablets?|pills?|capsules?|drops?";
/** Matches a dose, a number with its unit: "10 mg", "2 puffs". */
const dosePattern = new RegExp(`(?<!\\d)(\\d[\\d,]{0,14}(?:\\.\\d{1,9})?) ?((?:${unitSource})\\b|%)`, "gi");

/**
 * Maximum number of doses before and after a drug that are considered, and their maximum distance, so that the time is
 * proportional to the length of the text.
 */
const near = { doses: 12, characters: 400 } as const;

/** Normalizes a number: "1,000" and "1000" become equal, as do "5.0" and "5". Each part of "140/90" is normalized. */
export function plainNumber(text: string): string {
  return text
    .replaceAll(",", "")
    .split("/")
    .map((part) => String(Number(part)))
    .join("/");
}

/**
 * Returns the drugs of a text in order. A drug's dose is the last one that ends at most two connecting words before it
 * ("10 mg of lisinopril"), else the first one at most eight words after it and before the next drug ("lisinopril, 10
 * mg").
 */
export const drugDoses = rememberResults(dosesIn);

function dosesIn(text: string): readonly DrugMention[] {
  const names = findCommonDrugs(text);
  if (names.length === 0) return [];
  const doses = [...text.matchAll(dosePattern)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    value: plainNumber(match[1] ?? ""),
    unit: (match[2] ?? "").toLowerCase(),
  }));
  let passed = 0; // doses that end before the drug
  return names.map(({ name, at: start }, i) => {
    const end = start + name.length;
    const next = Math.min(names[i + 1]?.at ?? text.length, end + near.characters);
    while ((doses[passed]?.end ?? Infinity) <= start) passed += 1;
    const after = doses
      .slice(passed, passed + near.doses)
      .find((dose) => dose.at >= end && dose.at < next && wordsBetween(text, end, dose.at) <= 8);
    const before = doses
      .slice(Math.max(0, passed - near.doses), passed)
      .findLast((dose) => start - dose.end <= near.characters && connects(text.slice(dose.end, start)));
    const dose = before ?? after ?? null;
    return { generic: genericName(name), dose: dose && { value: dose.value, unit: dose.unit } };
  });
}

/**
 * Returns whether the words between a dose and the drug after it connect the two: "10 mg of lisinopril", but not "2
 * puffs and prednisone", where the dose belongs to an earlier drug.
 */
function connects(between: string): boolean {
  return wordsBetween(between, 0, between.length) <= 2 && !/[,;:]|\b(?:and|or|plus|then|but|with)\b/i.test(between);
}

/** Counts the words between two offsets; Infinity if a sentence or clause ends between them. */
function wordsBetween(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  return /[.;?!](?:\s|$)/.test(between) ? Infinity : between.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
