import { hasRelative } from "../../frames/readFamily";
import { findConditions } from "../../terms/findConditions";
import { readAnswer } from "../readAnswer";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { withoutLead } from "./isQuestion";
import { isItemOf } from "./continuedQuestion";
import { questionTopic, type QuestionTopic } from "./questionTopic";

/** Matches a group of diseases: "lung or heart conditions", "autoimmune disease". */
const diseaseGroupPattern =
  /\b(?:heart|cardiac|lung|respiratory|kidney|liver|thyroid|bowel|blood|bleeding|autoimmune|genetic|mental health|skin|joint|muscle|bone|nerve|brain|eye|rheumat\w+|neurolog\w+|psychiatric) (?:conditions?|diseases?|problems?|issues?|disorders?|troubles?|illness(?:es)?)\b/i;

/** Matches a question whether anyone has a disease: "Anyone with thyroid problems?", "Does anybody have asthma?" */
const asksOfAnyonePattern =
  /^(?:(?:and|so|does|has|did|is there),? ){0,2}any(?:one|body)(?: else)?(?: that| who)? (?:with|have|has|had|having|ever had|suffers? from|gets?)\b(?!.*\b(?:you|your|home|house|work|school|class|around|contact|same|covid|flu|strep|colds?|lice|scabies|fever|sick|bugs?|chicken ?pox|virus|rash|cough|infection)\b)/i;

/**
 * Returns whether a question continues an earlier question about the family, of the same turn or answered just before,
 * ("Any heart disease in the family? Any cancers?"), or asks whether anyone has a disease, and a relative is the answer
 * ("Anyone with asthma?" "My brother").
 */
export function continuesFamilyQuestion(
  { text, turn }: Sentence,
  { asked, open }: ReadingState,
  answer: string,
): boolean {
  const bare = withoutLead(text);
  if (asksOfAnyonePattern.test(bare) && hasRelative(answer) && questionTopic(bare) !== "family")
    return findConditions(bare).length > 0 || diseaseGroupPattern.test(bare) || /\bcancers?\b/i.test(bare);
  const isAfterFamily =
    asked === "family" ||
    open.some((question) => question.turn === turn && questionTopic(withoutLead(question.text)) === "family");
  return isAfterFamily && continuesTopicFamily(withoutLead(text));
}

/** Returns whether a question after one about the family continues it: "Any cancers?" */
const continuesTopicFamily = (asked: string): boolean =>
  (/^(?:any|how about|what about|or|anything|(?:heart|lung|kidney) )/i.test(asked) || isBare(asked)) &&
  questionTopic(asked) === null &&
  (findConditions(asked).length > 0 || diseaseGroupPattern.test(asked) || /\bcancers?\b/i.test(asked)) &&
  !/\b(?:you|your|yourself)\b/i.test(asked);

/** Returns whether a question has no verb: "Diabetes?", "High blood pressure or stroke?" */
const isBare = (asked: string): boolean =>
  /^[a-z' ,-]{3,50}\?+$/i.test(asked) && !/\b(?:do|does|did|have|has|had|are|is|was|were|get|got)\b/i.test(asked);

/** Questions for more of what the previous question asked for, by its topic. */
const others: Partial<Record<QuestionTopic, string>> = {
  conditions: "Any other medical conditions?",
  medications: "Any other medications?",
  allergy: "Any other allergies?",
  family: "Anything else in the family?",
  surgeries: "Any other surgeries?",
};

/** Matches a question without a verb for allergens, after one about allergies: "Any medication?" */
const allergenAskedPattern =
  /^(?:(?:and|or|okay|like|what about|how about|any|to|other) )*((?:medications?|medicines?|meds|drugs?|foods?|latex|pollens?|antibiotics?)(?:,? (?:or|and) (?:any )?[a-z]+){0,3})(?: at all| or anything)?\?*$/i;

/**
 * Matches an answer with what is taken, which is not an allergen: "Just a multivitamin", "I take lisinopril", "daily".
 */
const takesPattern =
  /^(?:(?:yeah|yes|well|so|um|no|nope|oh),? )*(?:(?:just|only) (?:an?|my|the|some|birth control|vitamins?|supplements?|multivitamins?|melatonin|insulin)\b|I (?:take|am (?:just )?(?:on|taking)|use)\b)|\b(?:mg|milligrams|daily|every (?:day|morning|night)|(?:once|twice) (?:a day|daily)|as needed|at (?:night|bedtime)|birth control|multivitamin)\b/i;

/**
 * Returns the full question that "Anything else?" means after a question about `topic`: "Any other allergies?" A "yes"
 * can name anything, so that the answer has to be a "no" or, except for allergies, an item of the topic; for diseases,
 * any answer will do. Also returns "Any allergies to medication?" for "Any medication?" after a question about
 * allergies. Null for other questions.
 */
export function moreAsked(asked: string, topic: QuestionTopic | null, turn: readonly Sentence[]): string | null {
  const kind = topic === "allergy" ? allergenAskedPattern.exec(asked)?.[1] : undefined;
  if (kind && !takesPattern.test(turn[0]?.text ?? "")) return `Any allergies to ${kind}?`;
  const more = topic && asksForMore(asked) ? others[topic] : undefined;
  if (!more) return null;
  const isNo = turn.length === 1 && readAnswer(turn[0]?.text ?? "").polarity === "no";
  const isItem = topic !== null && topic !== "allergy" && isItemOf(topic, turn[0]?.text ?? "");
  return topic === "conditions" || isNo || isItem ? more : null;
}

/** Matches a question that names nothing and asks for more: "Anything else that you can think of?", "Any others?" */
const asksForMorePattern =
  /^(?:and |okay |or |so )*(?:any ?(?:thing|others?) ?(?:else)?(?: (?:that you can think of|you can think of|at all|besides that|like that|apart from that))?|what else|any (?:more|others?))\?*$/i;

/** Returns whether a question only asks for more of what the previous one asked for: "Anything else?" */
const asksForMore = (asked: string): boolean => asksForMorePattern.test(asked);
