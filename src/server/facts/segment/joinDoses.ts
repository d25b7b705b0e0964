import { findDrugs } from "../terms/findDrugs";
import type { Sentence } from "./Sentence";

/** Source of a pattern for a unit of a dose. */
const units = "(?:mg|mcg|g|mL|units?|puffs?|tablets?|pills?|capsules?|drops?)";
/** Matches a sentence that is only a dose with its unit, and how often it is taken: "5 mg twice a day". */
const onlyDosePattern = new RegExp(
  `^(?:(?:I take|it is|that is|they are|just|about|like|the) ){0,3}\\d[\\d.,]*(?: (?:to|or) \\d[\\d.]*)? ?${units}\\b(?:,? (?:once|twice|\\d+|times|every|daily|nightly|weekly|at|in|the|an?|per|each|other|day|night|morning|evening|bedtime|week|hours?|with|meals?|food|as|needed|and))*$`,
  "i",
);
/** Matches an amount with its unit: "20 mg". */
const dosePattern = new RegExp(`\\d ?${units}\\b`, "i");

/**
 * Joins a sentence that is only a dose with the sentence before it, if that one names a single drug without a dose: "I
 * take Eliquis for my heart. | 5 mg twice a day."
 */
export function joinDoses(sentences: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = [];
  for (const sentence of sentences) {
    const last = out.at(-1);
    const isOfLast =
      last !== undefined &&
      last.turn === sentence.turn &&
      last.by === sentence.by &&
      onlyDosePattern.test(sentence.text) &&
      !dosePattern.test(last.text) &&
      !last.text.endsWith("?") &&
      findDrugs(last.text).length === 1;
    if (isOfLast) out[out.length - 1] = { ...last, text: `${last.text}, ${sentence.text}`, end: sentence.end };
    else out.push(sentence);
  }
  return out;
}
