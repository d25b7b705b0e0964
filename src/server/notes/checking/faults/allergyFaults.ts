import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";

/** Matches words of a sentence in which a drug is taken or ordered: "takes amoxicillin", "start amoxicillin". */
const givesPattern =
  /\b(?:tak(?:e|es|ing)|start(?:ed|ing)?|prescri\w+|continue[sd]?|begin|give[ns]?|increase[d]?|initiate[d]?|on)\b/i;
/** Matches words of a sentence that records an allergy: "allergic", "rash", "avoid penicillin". */
const saysAllergyPattern = /\b(?:allerg\w*|intoleran\w*|avoid\w*|reaction|rash|hives|anaphyla\w*)\b/i;
/** Matches the denial of all allergies: "no known drug allergies", "NKDA". */
const nonePattern =
  /\b(?:no (?:known )?(?:drug |medication |food )?allergies|denies (?:any )?(?:drug |medication |known )*allerg\w*|nkda|nka|not allergic)\b/i;
/**
 * Finds drugs given although the patient is allergic to them, and "no allergies" although an allergy was mentioned or
 * allergies were not discussed.
 */
export function allergyFaults({ statement, visit, isTyped }: CheckedSentence): Fault[] {
  const { allergies } = visit;
  const denial = nonePattern.exec(statement.text);
  if (denial) {
    const first = allergies[0];
    const base = { kind: "allergy" as const, value: denial[0], at: denial.index };
    if (first)
      return [{ ...base, must: true, detail: `An allergy to ${first.substance} was mentioned`, heard: first.said }];
    const isAsked = visit.statements.some(({ text }) => /allerg/i.test(text));
    return isAsked ? [] : [{ ...base, must: !isTyped, detail: "Allergies weren’t mentioned" }];
  }
  if (saysAllergyPattern.test(statement.text)) return [];
  return statement.mentions.flatMap((drug): Fault[] => {
    const hit =
      drug.kind === "drug" && drug.polarity === "present"
        ? allergies.find(({ substance }) => substance === drug.name)
        : undefined;
    if (!hit || !(givesPattern.test(statement.text) || /\d/.test(statement.text))) return [];
    return [
      {
        kind: "allergy",
        must: true,
        value: drug.words,
        at: drug.start,
        detail: `An allergy to ${drug.words} was mentioned`,
        heard: hit.said,
      },
    ];
  });
}
