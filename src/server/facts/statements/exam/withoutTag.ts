import { statesFinding } from "../../acts/statesFinding";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Matches the tag after a statement: ", | isn't it?", ", aren't they?", ", yeah?" */
const tagPattern =
  /,? (?:(?:is|are|was|does|do|has|have) (?:not )?(?:it|that|they|you|there|he|she)(?: not)?|right|yeah|yes|eh|hey)\?$/i;
/** Matches how the place feels to the patient that is being touched, which has no name: "that's quite sore there". */
const feltPattern =
  /^(?:(?:okay|so|and|right|oh|ah|yes|yeah|sorry),? ){0,3}(?:that|this|it) (?:is|does feel|feels|looks) (?:(?:a|bit|little|touch|still|quite|really|very|pretty|rather|more|less|all) ){0,4}(?:tender|sore|swollen|stiff|tight|painful|warm|hot|red|inflamed|puffy)\b/i;
/** Matches an answer that denies what the tag asks. */
const deniedPattern = /^(?:(?:well|um|uh|oh|er),? )*(?:no|nope|nah|not)\b/i;

/**
 * Returns a clinician's finding without the tag that makes it a question: "That's a bit tender there, isn't it?" →
 * "That's a bit tender there", unless the patient says no. Other sentences, and those outside the examination, are
 * unchanged.
 * @param next the sentence after it.
 */
export function withoutTag(sentence: Sentence, next: Sentence | undefined, { phase }: ReadingState): Sentence {
  if (phase !== "exam" || sentence.by !== "clinician" || !tagPattern.test(sentence.text)) return sentence;
  if (next && next.by !== "clinician" && deniedPattern.test(next.text)) return sentence;
  const text = sentence.text.replace(tagPattern, "");
  return feltPattern.test(text) || statesFinding(text) ? { ...sentence, text } : sentence;
}
