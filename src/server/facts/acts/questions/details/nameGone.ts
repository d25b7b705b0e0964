import type { Sentence } from "../../../segment/Sentence";
import { findSymptoms } from "../../../terms/findSymptoms";
import { withoutLead } from "../isQuestion";

/** Matches a question that only names a symptom: "And the diarrhea?", "What about your cough?" */
const onlyNamesPattern =
  /^(?:(?:and|so|okay|but),? )*(?:(?:what|how) about |and )?((?:the|your|this|that|his|her|those|these) [a-z' -]{3,30}?)\s?\?*$/i;
/** Matches a question that asks whether a symptom is over, with the word for it as the group: "has the pain | gone". */
const asksIfOverPattern =
  /\b(?:has|have|is|are|did) (?:the|your|that|this|his|her|those|these) [a-z' -]{3,40}? (stopped|gone|settled|cleared up|cleared|eased|resolved|gone away|stop)(?: now| yet| completely| altogether)?\s?\?*$/i;

/**
 * Returns a question that only names a symptom as the question before it, which asked whether another one is over: "Has
 * the vomiting stopped?" "And the diarrhea?" → "Has the diarrhea stopped?" Other questions are returned unchanged.
 */
export function nameGone(question: Sentence, before: Sentence | null): Sentence {
  const over = asksIfOverPattern.exec(before?.text ?? "")?.[1]?.toLowerCase();
  const named = over ? onlyNamesPattern.exec(withoutLead(question.text))?.[1] : undefined;
  if (!over || !named || findSymptoms(named).length !== 1) return question;
  const isPlural = /(?<!s)s$/.test(named) && !/itis$|ness$/.test(named);
  return { ...question, text: `${isPlural ? "Have" : "Has"} ${named} ${over.replace(/^stop$/, "stopped")}?` };
}
