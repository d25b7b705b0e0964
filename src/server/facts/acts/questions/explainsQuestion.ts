import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { clarified } from "./clarified";
import { withoutLead } from "./isQuestion";
import { questionTopic } from "./questionTopic";

/** Matches words with which clinicians explain a question that was misunderstood: "I meant your own parents". */
const meansPattern =
  /^(?:(?:no|sorry|oh|well|right|ah|ha),? ){0,3}(?:(?:what )?I (?:mean|meant)\b|(?:just |only )?(?:your own (?=\w)(?:side|family|parents|relatives|blood)|blood relatives)\b)/i;

/**
 * Opens the last question again if a clinician explains it: "I meant your own parents". Returns whether the sentence
 * does so.
 */
export function explainsQuestion(sentence: Sentence, reading: ReadingState): boolean {
  const { open, answered } = reading;
  if (!meansPattern.test(sentence.text)) return false;
  const isOfFamily = ({ text }: Sentence): boolean => questionTopic(withoutLead(text)) === "family";
  // "Any heart trouble in the family?" "My mother-in-law has." "I mean your own": the question is still to be answered.
  if (open.length > 0) return open.some(isOfFamily);
  if (answered) reading.open = [isOfFamily(answered) ? answered : clarified(answered, sentence)];
  return answered !== null;
}
