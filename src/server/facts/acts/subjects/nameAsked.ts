import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findConditions } from "../../terms/findConditions";
import { drugName, findDrugs } from "../../terms/findDrugs";
import { drugOf, saidBefore } from "../nameDrug";

/**
 * Matches a question that asks since when a drug is taken, named by a pronoun: "When did you start taking | that | ?"
 */
const asksSincePattern =
  /\b(how long (?:have|has) (?:you|he|she) been (?:on|taking|using)|when did (?:you|he|she) (?:first )?start(?: (?:on|taking|using))?) (?:it|that|this|them|those|that one|this one)\b/i;
/**
 * Matches a question that asks since when the patient has a disease, named by a pronoun: "How long have you had | that
 * | ?"
 */
const asksOfDiseasePattern =
  /\b(how (?:long|many years) (?:have|has) (?:you|he|she) had|when (?:were|was) (?:you|he|she) (?:first )?diagnosed with) (?:it|that|this)\b/i;

/**
 * Matches a question about the dose of the drug that was just named: "What dose are you on?", "How much do you take?"
 */
const asksDosePattern =
  /^(?:(?:and|so|okay),? )*(?:(?:what|which) dose (?:are you (?:on|taking)|do you take|is (?:that|it))|how (?:much|many milligrams) (?:are you taking|do you take)(?: of (?:it|that))?|what (?:is|was) the dose)\b[^?]{0,20}\?$/i;
/** Number of the latest facts that are searched for the drug; earlier ones are not what was just said. */
const maxFactsBack = 2;

/** Returns the one drug that the last facts name; null if they name none or more than one. */
function lastMentioned({ facts }: ReadingState): string | null {
  const said = facts.slice(-maxFactsBack).filter(({ subject }) => subject === "patient");
  const drugs = said.flatMap(({ kind, said: words }) => (kind === "allergy" ? [] : findDrugs(words)));
  const [drug] = drugs;
  return drug && drugs.every(({ generic }) => generic === drug.generic) ? drugName(drug.name) : null;
}

/**
 * Returns a question that asks how long the drug or disease read last has been taken or known, or for the dose of the
 * drug, with its name: "How long have you been on it?", "What dose are you on?" Other questions are returned as asked.
 */
export function nameAsked(asked: string, question: Sentence, reading: ReadingState): string {
  if (findDrugs(asked).length > 0 || findConditions(asked).length > 0) return asked;
  if (asksSincePattern.test(asked)) {
    const drug = drugOf(question, reading.facts, saidBefore(question, reading)) ?? lastOf("medication", reading);
    return drug ? asked.replace(asksSincePattern, (_all, words: string) => `${words} ${drug}`) : asked;
  }
  if (asksDosePattern.test(asked)) {
    const drug = lastMentioned(reading);
    return drug ? `what dose of ${drug} do you take?` : asked;
  }
  const disease = asksOfDiseasePattern.test(asked) ? lastOf("condition", reading) : null;
  return disease ? asked.replace(asksOfDiseasePattern, (_all, words: string) => `${words} ${disease}`) : asked;
}

/** Returns the name of the fact read last, if it has this kind and is not denied; otherwise null. */
function lastOf(kind: "medication" | "condition", { facts }: ReadingState): string | null {
  // After "My wife takes metformin", "that" is not a drug of the patient.
  if (facts.at(-1)?.subject !== "patient") return null;
  const last = facts.findLast((fact) => fact.kind !== "statement");
  return last?.kind === kind && last.polarity === "present" && last.subject === "patient"
    ? (last.slots.name?.text ?? null)
    : null;
}
