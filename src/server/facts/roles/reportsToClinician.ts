/** Matches what staff report to the clinician in the room: "Doctor, her obs are", "that troponin is back". */
const reportPattern =
  /\b(?:(?:doctor|doc|dr\.? [a-z]+),? (?:sorry,? |excuse me,? )?(?:that|those|these|her|his|the|this|your next)\b[^?]{0,60}\b(?:tracing|ecg|ekg|obs|observations|vitals|sats|bloods?|troponin|results?|swab|test|scan|x-?ray|urine|dip|sugar|glucose|(?:is|are)(?: now)? (?:back|ready))\b|(?:her|his|their|the) (?:obs|observations|vitals|vital signs|sats) (?:are|is|were)\b)/i;
/** Matches what companions say of themselves or ask, which is no report of staff. */
const ofCompanionPattern =
  /\b(?:my|mum|mom|dad|husband|wife|at home|she says|he says|I (?:think|was|am|have|noticed|gave|took))\b/i;

/** Returns whether a turn of a person other than clinician and patient is a report of staff, such as vital signs. */
export const reportsToClinician = (text: string): boolean =>
  reportPattern.test(text) && !ofCompanionPattern.test(text) && !text.endsWith("?");
