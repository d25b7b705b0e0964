import type { Sentence } from "../segment/Sentence";
import { findDrugs } from "../terms/findDrugs";
import { readAnswer } from "./readAnswer";
import { repeatsQuestion } from "./repeatsQuestion";

/** Matches a question with which patients make sure which drug is meant: "The water pill?" */
const whichMeantPattern =
  /^(?:(?:oh|um|uh|what|is that|you mean),? )*(?:the|my|that|those|that is the|is that the) (?:[a-z-]+ ){0,3}[a-z-]+(?: (?:for|of) (?:my|the) [a-z ]{3,24})?\?$/i;

/**
 * Drops a first sentence that only repeats the question before a yes or no ("Ear pain? No.") or, if the question names
 * a drug, makes sure which one is meant: "The water pill? Yes."
 */
export function withoutEcho(said: readonly Sentence[], asked: Sentence): readonly Sentence[] {
  const [first, next] = said;
  if (!first || !next || readAnswer(first.text).polarity !== null || /\b(?:yes|no|nope|yeah)\b/i.test(first.text))
    return said;
  const { polarity } = readAnswer(next.text);
  return (polarity === "yes" || polarity === "no") &&
    (repeatsQuestion(first.text, asked.text) ||
      (whichMeantPattern.test(first.text) && findDrugs(asked.text).length > 0))
    ? said.slice(1)
    : said;
}
