import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { dateIn, durationIn, onsetIn } from "../../frames/timeExpressions";
import type { Sentence } from "../../segment/Sentence";
import { patientStatement } from "../../statements/patientStatement";
import type { ReadingState } from "../../statements/ReadingState";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";
import type { QuestionTopic } from "./questionTopic";

/** Topics of questions that can be about the fact read last: "how long ago was that?", "left or right?" */
const lastFactTopics = new Set<QuestionTopic>(["duration", "onset", "side", "site"]);

/** Matches a question that asks since when, for example about a drug: "How long have you been on metformin?" */
const asksSincePattern = /\bhow long (?:have|has) (?:you|he|she)\b|\bwhen did (?:you|he|she) (?:first )?start\b/i;

/**
 * Reads the answer to a question about the condition, procedure, drug, allergy or relative's disease read last: "When
 * was that?" Adds the time to a procedure. Adds to a drug how long it has been taken, and reads the later sentences of
 * the answer too. Returns false for other questions, e.g. about the complaint.
 */
export function readOfLastFact(
  topic: QuestionTopic,
  asked: string,
  [answer, ...later]: readonly Sentence[],
  reading: ReadingState,
): boolean {
  if (!answer) return false;
  // "How long have you had the asthma?" names what it is about, and is read by rules of its own.
  if (findConditions(asked).length > 0 || (asksSincePattern.test(asked) && findDrugs(asked).length > 0)) return false;
  if (!lastFactTopics.has(topic) || findSymptoms(asked).length > 0 || /\b(?:this|it|symptoms?|going on)\b/i.test(asked))
    return false;
  // After "My wife takes metformin", "How long has that been?" is not about a drug of the patient.
  const isOfOther = reading.facts.at(-1)?.kind === "statement" && reading.facts.at(-1)?.subject !== "patient";
  if (isOfOther) return true;
  const last = reading.facts.findLast(({ kind }) => kind !== "statement");
  if (!last || !["procedure", "condition", "allergy", "medication", "family"].includes(last.kind)) return false;
  // "When was your last smear?" names what it asks about, so that its answer is not a time of the procedure read last.
  const names = /\b(?:last|first|recent) (?!(?:surgery|operation|procedure|time|one)\b)[a-z]+/i.test(asked);
  const when =
    !names && (topic === "duration" || topic === "onset") ? (onsetIn(answer.text) ?? dateIn(answer.text)) : null;
  if (last.kind === "procedure" && when && !last.slots.when) addSlot(last, { when }, answer, reading);
  const lasts = last.kind === "medication" && topic === "duration" ? durationIn(answer.text, true) : null;
  if (lasts !== null && last.polarity === "present" && !last.slots.duration)
    addSlot(last, { duration: lasts }, answer, reading);
  if (last.kind === "medication")
    for (const sentence of later) reading.facts.push(...patientStatement(sentence, reading));
  return true;
}

/** Adds a slot that an answer fills to a fact read before. */
function addSlot(fact: Fact, slot: Record<string, string>, answer: Sentence, reading: ReadingState): void {
  const { slots, evidence } = makeFact({ kind: fact.kind, from: [answer], slots: slot });
  reading.facts[reading.facts.indexOf(fact)] = {
    ...fact,
    slots: { ...fact.slots, ...slots },
    evidence: [...fact.evidence, ...evidence],
  };
}
