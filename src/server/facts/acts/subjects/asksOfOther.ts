import { findSymptoms } from "../../terms/findSymptoms";
import type { QuestionTopic } from "../questions/questionTopic";

/** Matches a general word for a complaint: "situation" of "Has the situation changed?" */
export const generalPattern =
  /^(?:(?:whole|overall) )?(?:pains?|aches?|breathing|condition|situation|symptoms?|problems?|issues?|things?|feelings?|sensations?|episodes?|attacks?|spells?|discomfort)$/i;

/** Matches a question about how long a treatment or a stay lasted: "How long were you on it?" */
const howLongOnPattern = /\bhow long (?:were|was) (?:you|he|she) (?:on|taking|using|in|with|off|there|at)\b/i;
/**
 * Matches a question about how often the patient does or did something that is not a symptom: "How often do you fall?"
 */
const howOftenDonePattern =
  /\bhow (?:often|many times)\b[^?]{0,25}\b(?:do|did|have|has|are|were) (?:you|he|she) (?:ever |usually |normally |actually |been )*(?!(?:ever|usually|normally|actually|been|get|getting|got|gotten|have|having|had|feel|feeling|felt|experienc\w+|notic\w+|suffer\w*|deal\w*|say|think|wake|waking|up)\b)[a-z]+/i;
/**
 * Matches a question that asks when an accident happened, which dates the pain or injury from it and no other
 * complaint.
 */
const whenInjuredPattern =
  /\bwhen (?:did|was) (?:you|he|she|this|that|the) (?:fall|trip|slip|accident|crash|injury|injure)\b/i;
/** Matches complaints that an accident can cause. */
const ofInjuryPattern =
  /pain|ache|sore|swell|bruis|numb|weak|stiff|injur|cut|bleed|wound|lacerat|burn|fracture|sprain|headache|hurt|tender|symptoms|limp|bump/;
/**
 * Matches a question that asks for a rating, with what is rated as the group: "how would you rate your | mood | out of
 * ten".
 */
const ratedThingPattern =
  /\b(?:rate|describe|score|how (?:is|was|bad is|good is)) (?:your|his|her) ((?:[a-z]+ )?[a-z]+)(?= (?:out of|on a|from|today|now|right|these|zero|one|[01]\b)|,)/i;

/**
 * Returns what a question asks to rate if it is neither the complaint nor a symptom: "mood" for "How would you rate
 * your mood out of ten?"; otherwise null.
 */
export function ratedThing(asked: string, complaint: string): string | null {
  const rated = ratedThingPattern.exec(asked)?.[1]?.toLowerCase();
  return rated === undefined || generalPattern.test(rated) || complaint.includes(rated) ? null : rated;
}

/** Returns whether a question asks about something that the patient does, did or rates, and not about a complaint. */
export function asksOfOther(asked: string, topic: QuestionTopic, complaint: string): boolean {
  if (findSymptoms(asked).length > 0) return false;
  if (topic === "severity") return ratedThing(asked, complaint) !== null;
  return (
    howLongOnPattern.test(asked) ||
    (topic === "frequency" && howOftenDonePattern.test(asked)) ||
    (topic === "onset" && whenInjuredPattern.test(asked) && !ofInjuryPattern.test(complaint))
  );
}
