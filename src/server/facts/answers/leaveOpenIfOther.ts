import { findSymptoms } from "../terms/findSymptoms";
import type { Answer } from "../acts/readAnswer";

/** Matches the start of what an answer reports after a hedge: "Sometimes | I get a nosebleed". */
const reportsPattern = /^(?:(?:it is|just|like|only|but|well),? )*I (?:\w+ )?(?:get|have|feel|had|notice)\b/i;

/**
 * Returns an answer that hedges and then reports a symptom other than the one asked about as neither yes nor no: "Any
 * discharge?" "Sometimes I get a nosebleed." Other answers are returned unchanged.
 */
export function leaveOpenIfOther(reply: Answer, asked: string, answer: string): Answer {
  if (reply.polarity !== "yes" || !reply.isHedged || !reportsPattern.test(reply.rest)) return reply;
  const meant = findSymptoms(asked).map(({ term }) => term.name);
  const named = findSymptoms(reply.rest.replace(/\b(?:when(?:ever)?|if|after|with|while)\b.*$/i, ""));
  if (meant.length === 0 || named.length === 0 || named.some(({ term }) => meant.includes(term.name))) return reply;
  return { polarity: null, words: "", isHedged: true, rest: answer };
}
