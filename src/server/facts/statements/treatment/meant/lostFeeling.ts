import type { Sentence } from "../../../segment/Sentence";
import type { ReadingState } from "../../ReadingState";

/** Matches a question whether the patient feels a touch: "Can you feel this?" */
const asksFeelingPattern = /\b(?:can|do|could|did) you feel (?:this|that|me|it|anything)\b|^feel (?:this|that|me)\b/i;
/** Matches the loss of feeling at a place, as a group: "So you've lost it | on the ball of the left foot". */
const lostPattern =
  /^(?:(?:and|so|okay|right|now),? ){0,3}(?:you|he|she) (?:have|has) (?:completely |definitely |really |partly )?lost (?:it|that|this|(?:the |all |any )?(?:feeling|sensation)) ((?:on|in|over|at|along|across|from|around) (?:the|your|his|her|both) .{3,100})$/i;

/** States a loss of feeling that a clinician finds by touch as a finding: "sensation is absent on the left foot". */
export function lostFeeling(sentence: Sentence, { heard, lastSaid, beforeLast }: ReadingState): Sentence {
  const place = lostPattern.exec(sentence.text)?.[1];
  if (!place || !asksFeelingPattern.test(`${heard} ${beforeLast ?? ""} ${lastSaid?.text ?? ""}`)) return sentence;
  return { ...sentence, text: `sensation is absent ${place}` };
}
