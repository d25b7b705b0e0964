import { findDrugs } from "../terms/findDrugs";

/** Matches a clause in which people who speak for the patient say that they are pregnant themselves. */
const pregnantPattern = /^I (?:am|was|have been)(?: [a-z0-9]+){0,4} pregnant\b/i;
/** Matches a clause in which they speak about their own drugs: "I take labetalol". */
const takesPattern = /^I (?:am on|am taking|also take|take|use|have to take|was put on)\b/i;
/** Matches pronouns for the patient, of whom the clause is then also about: "I was pregnant with him". */
const patientPattern = /\b(?:he|she|him|her|his)\b/i;
/** Matches where a clause begins with its speaker: ", and | I am pregnant". */
const clauseBreakPattern = /(?:,|;)? (?=(?:and|but|so|because|though) I\b)|[,;] (?=I\b)/i;

/**
 * Returns a sentence of a person who speaks for the patient without what it says about their own pregnancy and drugs;
 * empty if nothing else is said.
 */
export function withoutOwnLife(text: string): string {
  const clauses = text.split(new RegExp(clauseBreakPattern, "gi"));
  const kept = clauses.filter((clause) => {
    const said = clause.replace(/^(?:and|but|so|because|though|well|also|by the way),? /i, "");
    if (patientPattern.test(said)) return true;
    return !(pregnantPattern.test(said) || (takesPattern.test(said) && findDrugs(said).length > 0));
  });
  return kept.length === clauses.length ? text : kept.join(", ");
}
