import { findDrugs } from "../checks/drugLexicon";

const frequency =
  /\b(?:(?:once|twice|(?:one|two|three|four|\d) times?) (?:a|per|each|every) (?:day|week|month)|(?:once|twice|three times|\d times) daily|daily|every (?:\d+ hours?|other day|day|morning|night|evening|week)|each (?:morning|night|day)|(?:a|per) day|at (?:night|bedtime)|in the (?:morning|evening)|as needed|weekly|nightly)\b/i;
const dose = /\b(\d+(?:\.\d+)?) ?(mg|mcg|mL|units?|grams?|puffs?|tablets?|pills?)\b/i;
/** Anything that makes "takes it now" doubtful: then the sentence is kept in the patient's own words. */
const doubtful =
  /\b(?:allerg\w*|reaction|not|never|no|stopped|quit|used to|was|were|been|had|tried|took|raised|increased|decreased|changed|switched|off|before|ago|instead|but|if|would|could|should|might|mother|father|wife|husband|ran out|refill)\b/i;
const takes = /\b(?:take|taking|takes|on|using|use)\b/i;

/**
 * What a plain sentence about one drug taken now says, as a line of a medication list: "I take lisinopril 10 mg once a
 * day" → "Lisinopril 10 mg once a day."
 * @param text clean speech of the patient.
 * @returns null where the sentence says anything else or more, so that nothing is shortened into something untrue.
 */
export function medicationLine(text: string): string | null {
  if (!takes.test(text) || doubtful.test(text) || text.split(" ").length > 16) return null;
  const drugs = findDrugs(text);
  const name = drugs[0]?.name;
  if (drugs.length !== 1 || !name) return null;
  const amount = dose.exec(text)?.[0];
  const often = frequency.exec(text)?.[0];
  if (!amount && /\d/.test(text)) return null;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${amount ? ` ${amount}` : ""}${often ? ` ${often}` : ""}.`;
}

/** Whether a text names a drug. */
export function namesDrug(text: string): boolean {
  return findDrugs(text).length > 0;
}
