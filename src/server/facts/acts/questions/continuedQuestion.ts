import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { substancesIn } from "../../terms/allergens";
import { findDrugs } from "../../terms/findDrugs";
import { namedConditions } from "../../terms/namedConditions";
import { hasRelative } from "../../frames/readFamily";
import { namesOperation } from "../../frames/readHistory";
import { withoutLead } from "./isQuestion";
import { questionTopic, type QuestionTopic } from "./questionTopic";

/** Matches the start of an item that is added to an answer: "oh, and also". */
const addsPattern =
  /^(?:(?:oh|um|uh|well|yes|yeah|actually),? )*(?:and|also|plus|then)\b,? (?:(?:also|then|um|uh|like),? )*/i;
/** Matches words that add an item at its end: "vitamin D | as well". */
const addsAtEndPattern = /,? (?:as well|too|also)\.?$/i;
/** Matches words about taking a drug. A substance named with them is not an allergen: "I take penicillin". */
const takenPattern = /\b(?:take|took|taken|taking|use|used|using|on|for|tried)\b/i;

/** Tests by topic whether words name an item of the list that a question asks for. */
const namesItem: Partial<Record<QuestionTopic, (text: string) => boolean>> = {
  medications: (text) => findDrugs(text).length > 0 && !/\b(?:allergic|stopped|never|not)\b/i.test(text),
  allergy: (text) => substancesIn(text).length > 0 && !takenPattern.test(text),
  conditions: (text) => namedConditions(text).length > 0 && !hasRelative(text),
  surgeries: namesOperation,
  smoking: (text) => /\b\d+ (?:years|months|packs?|cigarettes)\b|\bhalf a pack\b/i.test(text),
  alcohol: (text) => /\b\d+ (?:years|drinks|beers|glasses)\b/i.test(text),
};

/** Maximum number of words of an item, "And I had my gallbladder out a few years ago"; more are an account. */
const maxItemWords = 12;

/** Returns whether words name an item of the list that a question asks for, and hardly more. */
export const isItemOf = (topic: QuestionTopic, text: string): boolean =>
  text.split(" ").length <= maxItemWords && namesItem[topic]?.(text) === true;

/** Maximum number of words of an item without a word that adds it to the list: "And asthma as a kid". */
const maxBareWords = 6;

/**
 * Number of turns after a question in which an item can be added to its answer: answer, "okay", item, and a turn
 * between.
 */
const maxTurns = 4;

/**
 * Returns the question of the turn before, if the patient adds an item to its answer after the clinician's "okay": "And
 * vitamin D as well." The returned turn lacks the words that add the item ("and", "as well"). Null if the turn adds no
 * item.
 */
export function continuedQuestion(
  turn: readonly Sentence[],
  { answered, lastSaid, facts }: ReadingState,
): { asked: Sentence; turn: readonly Sentence[] } | null {
  const [first, ...rest] = turn;
  if (!answered || !first || lastSaid?.turn !== answered.turn || first.at - answered.at > maxTurns) return null;
  // The "and" of "And asthma" is not in the text of the sentence, so that a short sentence needs no word that adds.
  if (
    first.text.split(" ").length > maxBareWords &&
    !addsPattern.test(first.text) &&
    !addsAtEndPattern.test(first.text)
  )
    return null;
  const topic = questionTopic(withoutLead(answered.text));
  const text = first.text.replace(addsPattern, "").replace(addsAtEndPattern, "");
  if (topic === null || !isItemOf(topic, text)) return null;
  const last = facts.at(-1);
  if (topic === "allergy" && (last?.kind !== "allergy" || last.polarity !== "present")) return null;
  return { asked: answered, turn: [{ ...first, text }, ...rest] };
}
