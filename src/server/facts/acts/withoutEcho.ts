import type { Sentence } from "../segment/Sentence";
import { findDrugs } from "../terms/findDrugs";
import { findSymptoms } from "../terms/findSymptoms";
import { readAnswer } from "./readAnswer";
import { repeatsQuestion } from "./repeatsQuestion";

/** Matches a question with which patients make sure which drug is meant: "The water pill?" */
const whichMeantPattern =
  /^(?:(?:oh|um|uh|what|is that|you mean),? )*(?:the|my|that|those|that is the|is that the) (?:[a-z-]+ ){0,3}[a-z-]+(?: (?:for|of) (?:my|the) [a-z ]{3,24})?\?$/i;

/** Matches a question with which patients say that a symptom is over: "What heartburn?" */
const whatSymptomPattern =
  /^(?:(?:oh|ha|well|heh|um|huh),? ){0,2}what (?!(?:is|are|was|were|kind|sort|type|do|does|about|if|other|more|with)\b)((?:[a-z]+ ){0,2}[a-z]+)\?$/i;

/**
 * Returns the turn of an answer with a statement in place of a first sentence that asks back which symptom of the
 * question is meant, because there is none any more: "What heartburn?" → "the heartburn is gone".
 */
function withGone(said: readonly Sentence[], asked: Sentence): readonly Sentence[] {
  const [first, ...rest] = said;
  const named = first && whatSymptomPattern.exec(first.text)?.[1];
  if (!first || !named || findSymptoms(named)[0]?.start === undefined || !repeatsQuestion(named, asked.text))
    return said;
  return [{ ...first, text: `the ${named} ${/[^s]s$/i.test(named) ? "are" : "is"} gone` }, ...rest];
}

/**
 * Drops a first sentence that only repeats the question before a yes or no ("Ear pain? No.") or, if the question names
 * a drug, makes sure which one is meant: "The water pill? Yes." States that a symptom is gone for "What heartburn?"
 */
export function withoutEcho(said: readonly Sentence[], asked: Sentence): readonly Sentence[] {
  const [first, next] = said;
  const gone = withGone(said, asked);
  if (gone !== said) return gone;
  if (!first || !next || readAnswer(first.text).polarity !== null || /\b(?:yes|no|nope|yeah)\b/i.test(first.text))
    return said;
  const { polarity } = readAnswer(next.text);
  return (polarity === "yes" || polarity === "no") &&
    (repeatsQuestion(first.text, asked.text) ||
      (whichMeantPattern.test(first.text) && findDrugs(asked.text).length > 0))
    ? said.slice(1)
    : said;
}
