import type { Sentence } from "../segment/Sentence";
import { patientStatement } from "../statements/patientStatement";
import type { ReadingState } from "../statements/ReadingState";
import { asksAboutContact } from "./subjects/otherPeople";
import { withoutAnswer } from "./withoutAnswer";

/** Matches words that can only be about another person: "about 10 years before he died". */
const diedPattern = /^[a-z0-9 ]{3,40}\bbefore (?:he|she) (?:died|passed)\b/i;

/**
 * Reads what the answer to a question about another person's illness says about the patient; false for other questions.
 */
export function readOfContact(
  asked: string,
  question: Sentence,
  turn: readonly Sentence[],
  reading: ReadingState,
): boolean {
  if (!asksAboutContact(asked, question.at, reading) && !turn.some(({ text }) => diedPattern.test(text))) return false;
  for (const sentence of turn.filter(({ text }) => /\b(?:I|my|me)\b/i.test(text)))
    reading.facts.push(...patientStatement({ ...sentence, text: withoutAnswer(sentence.text) }, reading));
  return true;
}
