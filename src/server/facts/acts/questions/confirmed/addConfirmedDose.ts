import { makeFact } from "../../../frames/makeFact";
import { regimenIn } from "../../../frames/readMedications";
import type { Sentence } from "../../../segment/Sentence";
import { patientStatement } from "../../../statements/patientStatement";
import type { ReadingState } from "../../../statements/ReadingState";
import { findDrugs } from "../../../terms/findDrugs";
import type { Answer } from "../../readAnswer";

/**
 * Matches a question about the dose of the drug just named: "Is that 20 mg once a day?", "Your dose is 50 mg, right?"
 */
const asksDosePattern =
  /\b(?:(?:is|was) (?:that|it)|(?:that|it|this) (?:is|was)|(?:your|the) (?:prescription|dose|dosage) is|are you (?:on|taking)|you (?:are (?:on|taking)|take))\b/i;
/** Number of the latest facts that are searched for the drug, before the question. */
const maxFactsBack = 2;

/**
 * Adds the dose that a question names, and the answer confirms, to the drug read last: "I take Aciphex." "Is that 20 mg
 * once a day?" "It is." Returns false for other questions and answers.
 */
export function addConfirmedDose(
  asked: string,
  { polarity, isHedged, rest }: Answer,
  question: Sentence,
  [answer, ...later]: readonly Sentence[],
  reading: ReadingState,
): boolean {
  if (!answer || polarity !== "yes" || isHedged || findDrugs(asked).length > 0 || !asksDosePattern.test(asked))
    return false;
  const regimen = regimenIn(asked);
  const drug = reading.facts
    .slice(-maxFactsBack)
    .findLast(({ kind, polarity: is, slots }) => kind === "medication" && is === "present" && slots.name !== undefined);
  if (regimen?.dose === undefined || !drug || drug.slots.dose || /\d/.test(rest)) return false;
  const { slots, evidence } = makeFact({ kind: "medication", from: [question, answer], slots: { ...regimen } });
  reading.facts[reading.facts.indexOf(drug)] = {
    ...drug,
    slots: { ...drug.slots, ...slots },
    evidence: [...drug.evidence, ...evidence],
  };
  if (rest !== "") reading.facts.push(...patientStatement({ ...answer, text: rest }, reading));
  for (const sentence of later) reading.facts.push(...patientStatement(sentence, reading));
  return true;
}
