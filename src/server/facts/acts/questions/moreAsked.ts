import type { Sentence } from "../../segment/Sentence";
import { readAnswer } from "../readAnswer";
import { substancesIn } from "../../terms/allergens";
import { reactionOf } from "../../terms/reactionOf";
import { findDrugs } from "../../terms/findDrugs";
import { isItemOf } from "./continuedQuestion";
import type { QuestionTopic } from "./questionTopic";

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

/** Matches a question for one allergen, after one about another, with it as the group: "And the | egg |?" */
const knownAllergenPattern =
  /^(?:(?:and|okay|great|oh|so|what about|how about),? )*(?:the|your|his|her) ([a-z ]{3,20})\?$/i;

/**
 * Matches an answer with what is taken, which is not an allergen: "Just a multivitamin", "I take lisinopril", "daily".
 */
const takesPattern =
  /^(?:(?:yeah|yes|well|so|um|no|nope|oh),? )*(?:(?:just|only) (?:an?|my|the|some|birth control|vitamins?|supplements?|multivitamins?|melatonin|insulin)\b|I (?:take|am (?:just )?(?:on|taking)|use)\b)|\b(?:mg|milligrams|daily|every (?:day|morning|night)|(?:once|twice) (?:a day|daily)|as needed|at (?:night|bedtime)|birth control|multivitamin)\b|^(?:(?:yeah|yes|well|so|um|just),? )*[a-z]{5,},? \d|\b(?:start(?:ed)?|put) me on\b|\bI (?:have been|was put|was started) (?:on|taking)\b|\bI am (?:still )?(?:on|taking)\b/i;

/** Matches a question for other medicines: "And any other medicines?" */
const asksForOtherPattern = /^(?:(?:and|or|okay|any|are there|so),? )*other (?:medi|meds|drugs)/i;
/** Matches substances that people name as their allergens more often than as what they take: "sulfa". */
const usualAllergenPattern =
  /\b(?:penicillins?|amoxicillin|augmentin|[a-z]+cillin|sul(?:f|ph)a|bactrim|septra|keflex|ceph?alosporins?|cef[a-z]+|erythromycin|clarithromycin|azithromycin|doxycycline|cipro\w*|levaquin|macrobid|nitrofurantoin|trimethoprim|antibiotics?|codeine|morphine|oxycodone|tramadol|percocet|vicodin|aspirin|ibuprofen|naproxen|nsaids?|contrast|iodine|latex|lidocaine|novocaine|plasters?|tape)\b/i;

/**
 * Returns whether the answer to a question after one about allergies says what is taken: "Any other medicines?"
 * "Sertraline, 50."
 */
const saysWhatIsTaken = (asked: string, turn: readonly Sentence[]): boolean =>
  turn.some(({ text }) => takesPattern.test(text)) ||
  (asksForOtherPattern.test(asked) &&
    turn.some(({ text }) => findDrugs(text).length > 0) &&
    !turn.some(({ text }) => usualAllergenPattern.test(text) || reactionOf(text) !== null));

/** Matches a question that names nothing and asks for more: "Anything else that you can think of?", "Any others?" */
const asksForMorePattern =
  /^(?:and |okay |or |so )*(?:any ?(?:thing|others?) ?(?:else)?(?: (?:that you can think of|you can think of|at all|besides that|like that|apart from that))?|what else|any (?:more|others?))\?*$/i;

/** Returns whether a question only asks for more of what the previous one asked for: "Anything else?" */
const asksForMore = (asked: string): boolean => asksForMorePattern.test(asked);

/**
 * Returns the full question that "Anything else?" means after a question about `topic`: "Any other allergies?" A "yes"
 * can name anything, so that the answer has to be a "no" or, except for allergies, an item of the topic; for diseases,
 * any answer will do. Also returns "Any allergies to medication?" for "Any medication?" after a question about
 * allergies. Null for other questions.
 */
export function moreAsked(asked: string, topic: QuestionTopic | null, turn: readonly Sentence[]): string | null {
  const kind = topic === "allergy" ? allergenAskedPattern.exec(asked)?.[1] : undefined;
  if (kind && !saysWhatIsTaken(asked, turn)) return `Any allergies to ${kind}?`;
  const known = topic === "allergy" ? knownAllergenPattern.exec(asked)?.[1]?.toLowerCase() : undefined;
  if (known && substancesIn(known)[0]?.name === known) return `Allergic to ${known}?`;
  const more = topic && asksForMore(asked) ? others[topic] : undefined;
  if (!more) return null;
  const { polarity, rest } = readAnswer(turn[0]?.text ?? "");
  // "No. My husband is on ramipril." answers with its first sentence.
  const isNo = polarity === "no" && (turn.length === 1 || rest === "");
  const isItem = topic !== null && topic !== "allergy" && isItemOf(topic, turn[0]?.text ?? "");
  return topic === "conditions" || isNo || isItem ? more : null;
}
