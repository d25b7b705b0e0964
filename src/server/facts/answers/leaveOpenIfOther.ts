import { findSymptoms } from "../terms/findSymptoms";
import type { Answer } from "../acts/readAnswer";

/**
 * Number of characters in which the first symptom of an answer must start. A later one is not what the answer is about.
 */
const maxStart = 20;

/** Matches the start of what an answer reports after a hedge: "Sometimes | I get a nosebleed". */
const reportsPattern = /^(?:(?:it is|just|like|only|but|well),? )*I (?:\w+ )?(?:get|have|feel|had|notice)\b/i;

/** Matches an answer that opens with a slight degree of what it names: "A little | tingling in the toes". */
const slightPattern =
  /^(?:(?:well|just|oh|only|maybe),? )*(?:an? (?:little|bit|touch)(?: bit)?(?: of)?|some|slight|mild) ([a-z]+)\b/i;

/** Returns whether an answer names a slight degree of another symptom only: "Any numbness?" "A little tingling." */
function isSlightOther(reply: Answer, asked: string, answer: string): boolean {
  if (reply.polarity !== "yes" || !slightPattern.test(answer)) return false;
  const meant = findSymptoms(asked).map(({ term }) => term.name);
  const [first, ...others] = findSymptoms(answer);
  return (
    meant.length === 1 &&
    first !== undefined &&
    first.start < maxStart &&
    [first, ...others].every(({ term }) => !meant.includes(term.name))
  );
}

/**
 * Returns an answer that hedges and then reports a symptom other than the one asked about as neither yes nor no: "Any
 * discharge?" "Sometimes I get a nosebleed." Other answers are returned unchanged.
 */
export function leaveOpenIfOther(reply: Answer, asked: string, answer: string): Answer {
  if (isSlightOther(reply, asked, answer)) return { polarity: null, words: "", isHedged: true, rest: answer };
  if (reply.polarity !== "yes" || !reply.isHedged || !reportsPattern.test(reply.rest)) return reply;
  const meant = findSymptoms(asked).map(({ term }) => term.name);
  const named = findSymptoms(reply.rest.replace(/\b(?:when(?:ever)?|if|after|with|while)\b.*$/i, ""));
  if (meant.length === 0 || named.length === 0 || named.some(({ term }) => meant.includes(term.name))) return reply;
  return { polarity: null, words: "", isHedged: true, rest: answer };
}
