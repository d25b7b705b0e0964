import { makeFact } from "../../frames/makeFact";
import { dateIn, onsetIn } from "../../frames/timeExpressions";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";
import type { QuestionTopic } from "./questionTopic";

/** Topics of questions that can be about the fact read last: "how long ago was that?", "left or right?" */
const lastFactTopics = new Set<QuestionTopic>(["duration", "onset", "side", "site"]);

/** Matches a question since when a drug is taken: "How long have you been on metformin?" */
const asksSincePattern = /\bhow long (?:have|has) (?:you|he|she)\b|\bwhen did (?:you|he|she) (?:first )?start\b/i;

/**
 * Returns whether a question is about the condition, procedure, drug, allergy or relative's disease read last, and not
 * about the complaint: "When was that?" If the last fact is a procedure, adds to it the time that the answer gives.
 */
export function concernsLastFact(
  topic: QuestionTopic,
  asked: string,
  answer: Sentence,
  reading: ReadingState,
): boolean {
  if (!lastFactTopics.has(topic) || findSymptoms(asked).length > 0 || /\b(?:this|it|symptoms?|going on)\b/i.test(asked))
    return false;
  // "How long have you had the asthma?" names what it is about, and is read by rules of its own.
  if (findConditions(asked).length > 0 || (asksSincePattern.test(asked) && findDrugs(asked).length > 0)) return false;
  const last = reading.facts.findLast(({ kind }) => kind !== "statement");
  if (!last || !["procedure", "condition", "allergy", "medication", "family"].includes(last.kind)) return false;
  // "When was your last smear?" names what it asks about, so that its answer is no time of the procedure read last.
  const names = /\b(?:last|first|recent) (?!(?:surgery|operation|procedure|time|one)\b)[a-z]+/i.test(asked);
  const when =
    !names && (topic === "duration" || topic === "onset") ? (onsetIn(answer.text) ?? dateIn(answer.text)) : null;
  if (last.kind === "procedure" && when && !last.slots.when) {
    const { slots, evidence } = makeFact({ kind: "procedure", from: [answer], slots: { when } });
    reading.facts[reading.facts.indexOf(last)] = {
      ...last,
      slots: { ...last.slots, ...slots },
      evidence: [...last.evidence, ...evidence],
    };
  }
  return true;
}
