import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { readSymptoms } from "../../frames/readSymptoms";
import { findSymptoms } from "../../terms/findSymptoms";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches a question about one thing without a verb: "Any cough?", "And any discharge?" */
const asksForOnePattern = /^(?:(?:and|so|okay|now),? )*any ([a-z][a-z -]{2,25}?)\?$/i;
/** Matches an answer that describes what was asked about, and so affirms it: "Dry, mostly at night", "On my back". */
const describesPattern =
  /^(?:(?:just|only|mostly|usually|maybe|kind of|sort of|a little|a bit) )*(?:on (?:my|both|the|one)|in (?:my|both|one)|around (?:my|the)|all over|down my|dry|wet|loose|watery|thick|thin|clear|yellow\w*|green\w*|white\w*|brown\w*|pink\w*|dark|bright red|sharp|dull|mild|slight|severe|a few (?:drops?|spots?|times)|some (?:drops?|spots?)|at night|in the (?:mornings?|evenings?)|(?:the )?(?:right|left) (?:side|one|ear|eye|knee|leg|arm|foot|hand))\b/i;

/** Maximum number of words of such an answer. A longer one is an account, which is read as statements. */
const maxWords = 10;

/**
 * Reads an answer that has no yes, but describes the symptom asked about, as a report of that symptom: "Any cough?"
 * "Dry, mostly at night." Empty if the question names several things, or the answer is not a description.
 */
export function describedAnswer(exchange: Exchange): Fact[] {
  const { asked, reply, answer } = exchange;
  const name = asksForOnePattern.exec(asked)?.[1];
  if (!name || reply.polarity !== null || findSymptoms(name).length !== 1) return [];
  if (!describesPattern.test(answer.text) || answer.text.split(" ").length > maxWords) return [];
  if (/\b(?:I|no|not|never|he|she|it|they)\b/i.test(answer.text) || findSymptoms(answer.text).length > 0) return [];
  const from = questionAndAnswer(exchange);
  const words = lowerFirst(answer.text);
  const value = words.replace(/\b(on|in|of|down|around) my\b/gi, "$1 the");
  return [
    ...readSymptoms({ ...answer, text: `${name} ${words}` }, from),
    makeFact({ kind: "statement", from, slots: { topic: "amount", name, value }, said: answer.text }),
  ];
}
