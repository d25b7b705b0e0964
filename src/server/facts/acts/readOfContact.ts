import type { Sentence } from "../segment/Sentence";
import { patientStatement } from "../statements/patientStatement";
import type { ReadingState } from "../statements/ReadingState";
import { asksAboutContact } from "./subjects/otherPeople";
import { withoutAnswer } from "./withoutAnswer";

/**
 * Reads what the answer to a question about another person's illness says about the patient; false for other questions.
 */
export function readOfContact(
  asked: string,
  question: Sentence,
  turn: readonly Sentence[],
  reading: ReadingState,
): boolean {
  if (!asksAboutContact(asked, question.at, reading)) return false;
  for (const sentence of turn.filter(({ text }) => /\b(?:I|my|me)\b/i.test(text)))
    reading.facts.push(...patientStatement({ ...sentence, text: withoutAnswer(sentence.text) }, reading));
  return true;
}
