import type { Sentence } from "../../segment/Sentence";
import { findConditions } from "../../terms/findConditions";
import { findSymptoms } from "../../terms/findSymptoms";

/** Matches a death from the disease asked about: "My father died | of one". */
const diedOfItPattern = /\b((?:died|dying|passed away|passed) (?:of|from)) (?:one|it|that)\b/i;
/**
 * Matches an answer that refers to an earlier time without naming what was asked about: "I used to, in my twenties".
 */
const usedToPattern =
  /^((?:(?:well|oh|yes|yeah|no|not (?:any ?more|now)),? )*I used to)(?: (?:get|have|do))?(?: (?:it|them|that|those))?(?=$|[.,]| (?:with|in|as|when|a lot|all the time|years|every|about|until|before)\b)/i;
/** Matches a question that asks whether the patient has something: "Do you get migraines?" */
const asksWhetherPattern =
  /^(?:(?:and|so|okay|now),? )*(?:do|did|have) you (?:ever |still |also )?(?:get|have|had|suffer from|got)\b/i;

/**
 * Names the disease or symptom asked about if an answer only refers to it: after "Do you get migraines?", "I used to,
 * with aura" becomes "I used to get migraines, with aura"; after "Ever had a stroke?", "My father died of one" becomes
 * "My father died of stroke". Answers to questions about several things are returned as said.
 */
export function nameDisease(turn: readonly Sentence[], asked: string): Sentence[] {
  const [first] = findConditions(asked);
  const symptoms = new Set(findSymptoms(asked).map(({ term }) => term.name));
  const condition = first ? asked.slice(first.start, first.end) : null;
  const [symptom] = findSymptoms(asked);
  const own = condition ?? (symptoms.size === 1 && symptom ? asked.slice(symptom.start, symptom.end) : null);
  return turn.map((sentence) => {
    const named = condition ? sentence.text.replace(diedOfItPattern, `$1 ${condition}`) : sentence.text;
    const text = own && asksWhetherPattern.test(asked) ? named.replace(usedToPattern, `$1 get ${own}`) : named;
    return text === sentence.text ? sentence : { ...sentence, text };
  });
}
