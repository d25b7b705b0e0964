import { findDrugs } from "../../facts/terms/drugLexicon";
import { relatives } from "./lexicon";

const frequency =
  /\b(?:(?:once|twice|(?:one|two|three|four|\d) times?) (?:a|per|each|every) (?:day|week|month)|(?:once|twice|three times|\d times) daily|daily|every (?:\d+ hours?|other day|day|morning|night|evening|week)|each (?:morning|night|day)|(?:a|per) day|at (?:night|bedtime)|in the (?:morning|evening)|as needed|weekly|nightly)\b/i;
const doses = /\b(\d+(?:\.\d+)?) ?(mg|mcg|mL|units?|grams?|puffs?|tablets?|pills?|capsules?|drops?|sprays?)\b/gi;
/** Anything that makes "takes it now" doubtful: then the sentence is kept in the patient's own words. */
const doubtful =
  /\b(?:allerg\w*|reaction|not|never|no|stopped|quit|used to|was|were|been|had|tried|took|raised|increased|decreased|changed|switched|off|before|ago|instead|but|if|would|could|should|might|he|she|they|his|her|their|ran out|refill)\b/i;
/** Something else is taken beside it, perhaps by a name that is no drug's here: whose dose is whose must stay as said. */
const beside =
  /\b(?:and|or|plus|along with|together with)\b|, (?!\d|once|twice|one|two|three|four|every|each|daily|nightly|weekly|in the|at|as|just|usually|about|I)/i;
const takes = /\b(?:take|taking|takes|on|using|use)\b/i;

/**
 * What a plain sentence about one drug taken now says, as a line of a medication list: "I take lisinopril 10 mg once a
 * day" → "Lisinopril 10 mg once a day."
 * @param text clean speech of the patient.
 * @returns null where the sentence says anything else or more, so that nothing is shortened into something untrue.
 */
export function medicationLine(text: string): string | null {
  if (!takes.test(text) || doubtful.test(text) || beside.test(text) || relatives.test(text)) return null;
  if (text.split(" ").length > 16) return null;
  const drugs = findDrugs(text);
  const name = drugs[0]?.name;
  if (drugs.length !== 1 || !name) return null;
  const amounts = text.match(doses) ?? [];
  if (amounts.length > 1) return null;
  const [amount] = amounts;
  const often = frequency.exec(text)?.[0];
  if (!amount && /\d/.test(text)) return null;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${amount ? ` ${amount}` : ""}${often ? ` ${often}` : ""}.`;
}

/** Whether a text names a drug. */
export function namesDrug(text: string): boolean {
  return findDrugs(text).length > 0;
}
