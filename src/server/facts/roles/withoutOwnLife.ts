import { findDrugs } from "../terms/findDrugs";

/** Matches a clause in which people who speak for the patient say that they are pregnant themselves. */
const pregnantPattern = /^I (?:am|was|have been)(?: [a-z0-9]+){0,4} pregnant\b/i;
/** Matches a clause in which they speak about their own drugs: "I take labetalol". */
const takesPattern =
  /^I (?:am on|am taking|also take|take|use|have to take|was put on|(?:cannot|can never|could never) (?:have|take|tolerate|use))\b/i;
/** Matches a clause in which they speak about their own allergy: "I am allergic to penicillin". */
const allergicPattern = /^I (?:am|was) (?:(?:also|really|very|personally|myself) )*allergic\b/i;
/** Matches pronouns for the patient, of whom the clause is then also about: "I was pregnant with him". */
const patientPattern = /\b(?:he|she|him|her|his)\b/i;
/** Matches when something happened, by the speaker's pregnancy: "while I was pregnant with him". */
const whilePregnantPattern = /,? (?:while|when) I was pregnant(?: with (?:him|her|them))?\b/gi;
/** Matches where a clause begins with its speaker: ", and | I am pregnant". */
const clauseBreakPattern =
  /(?:,|;)? (?=(?:and|but|so|because|though) I\b)|[,;] (?=I\b)|(?<=^I am (?:also )?allergic to [a-z ,]{3,40}),? (?=but (?:he|she|not)\b)/i;

/**
 * Returns a sentence of a person who speaks for the patient without what it says about their own pregnancy, drugs and
 * allergies: "He has a fever, and I take sertraline" → "He has a fever". Empty if nothing else is said.
 */
export function withoutOwnLife(said: string): string {
  const text = said.replace(whilePregnantPattern, "");
  const clauses = text.split(new RegExp(clauseBreakPattern, "gi"));
  const kept = clauses.filter((clause) => {
    const own = clause.replace(/^(?:and|but|so|because|though|well|also|by the way),? /i, "");
    if (patientPattern.test(own)) return true;
    return !(
      pregnantPattern.test(own) ||
      allergicPattern.test(own) ||
      (takesPattern.test(own) && findDrugs(own).length > 0)
    );
  });
  return kept.length === clauses.length ? text : kept.join(", ");
}
