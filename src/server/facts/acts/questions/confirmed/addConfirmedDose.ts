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
  /\b(?:(?:is|was) (?:that|it)|(?:that|it|this) (?:is|was)|(?:your|the) (?:prescription|dose|dosage) is|are you (?:still |also |also still )?(?:on|taking)|you (?:are (?:still )?(?:on|taking)|take))\b/i;
/** Matches a question that only names a dose without its unit: "And you're on | 50 |?" */
const bareDosePattern =
  /^(?:(?:and|so|okay|right|now),? )*(?:are you |you are |you take |is (?:it|that) |it is |that is )(?:still |just |now )?(?:on |at |taking |up to |down to )?(?:the )?(\d{1,4}(?:\.\d{1,3})?)(?:,? (?:right|correct|now|still|is it))*\?*$/i;
/** Matches an answer after its yes that begins with a dose: "fifty milligrams in the morning", written in figures. */
const startsWithDosePattern = /^(?:just |still |the )?\d[\d.,]* ?(?:mg|mcg|units?|mL|g)\b/i;
/**
 * Numbers of the latest facts that are searched for the drug, for a dose in the question and for one in the answer.
 * More are searched for the latter, because its unit shows that it is about a drug.
 */
const maxFactsBack = { asked: 2, answered: 6 };

/** Returns whether the words after a yes only repeat the dose asked about: "You're on 50?" "Yes, 50." */
const isEchoOf = (rest: string, dose: string | undefined): boolean =>
  dose !== undefined && rest.replace(/^(?:the )?|[.]$/gi, "") === dose;

/**
 * Adds the dose that a question names and the answer confirms, or that the answer adds, to the drug read last: "I take
 * Aciphex." "Is that 20 mg once a day?" "It is.", "Are you taking it?" "Yes, 20 mg." Returns false for other questions
 * and answers.
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
  const isAdded = startsWithDosePattern.test(rest) && !/\d/.test(asked);
  const bare = bareDosePattern.exec(asked)?.[1];
  const regimen = bare && !isAdded ? { dose: bare } : regimenIn(isAdded ? rest : asked);
  const drug = reading.facts
    .slice(isAdded ? -maxFactsBack.answered : -maxFactsBack.asked)
    .findLast(({ kind, polarity: is, slots }) => kind === "medication" && is === "present" && slots.name !== undefined);
  if (regimen?.dose === undefined || !drug || drug.slots.dose || (/\d/.test(rest) && !isAdded && !isEchoOf(rest, bare)))
    return false;
  const { slots, evidence } = makeFact({ kind: "medication", from: [question, answer], slots: { ...regimen } });
  reading.facts[reading.facts.indexOf(drug)] = {
    ...drug,
    slots: { ...drug.slots, ...slots },
    evidence: [...drug.evidence, ...evidence],
  };
  if (rest !== "" && !isAdded && !isEchoOf(rest, bare))
    reading.facts.push(...patientStatement({ ...answer, text: rest }, reading));
  for (const sentence of later) reading.facts.push(...patientStatement(sentence, reading));
  return true;
}
