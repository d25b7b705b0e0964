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

/** Matches a drug that is only named by its purpose: "And the one for my | prostate". */
const byPurposePattern =
  /^((?:(?:and|also|oh|then|plus|just|I take|I have|there is),? )*)(?:the |a |an )?(?:other |little |small |white |blue |pink )?(?:one|tablet|pill|something|medicine|medication|inhaler|cream|stuff)( for (?:my|the|his|her) [a-z]+(?: [a-z]+)?)[.]?$/i;

/** Joins a drug that is named by its purpose with its name: "And the one for my prostate. | Tamsulosin." */
function joinNames(sentences: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = [];
  for (const [i, sentence] of sentences.entries()) {
    const last = out.at(-1);
    const purpose = last?.turn === sentence.turn && last.by === sentence.by ? byPurposePattern.exec(last.text) : null;
    const [drug] = purpose ? findDrugs(sentence.text) : [];
    const isName = drug !== undefined && drug.start === 0 && /^[\s.]*$/.test(sentence.text.slice(drug.end));
    // "Ramipril. 2.5." is read with its dose.
    const isDosed = /^\d/.test(sentences[i + 1]?.text ?? "");
    if (last && purpose && isName && !isDosed)
      out[out.length - 1] = {
        ...last,
        text: `${purpose[1] ?? ""}the ${sentence.text.replace(/[.]$/, "")}${purpose[2] ?? ""}`,
        end: sentence.end,
      };
    else out.push(sentence);
  }
  return out;
}

/**
 * Joins a sentence that is only a dose with the sentence before it, if that one names a single drug without a dose: "I
 * take Eliquis for my heart. | 5 mg twice a day." Also joins a drug named by its purpose with its name (`joinNames`).
 */
export function joinDoses(sentences: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = [];
  for (const sentence of joinNames(sentences)) {
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
