import type { Sentence } from "../../segment/Sentence";
import { backchannelPattern } from "./backchannelPattern";
import { withoutLead } from "./isQuestion";

/**
 * Returns a question with the sentence that explains it appended: "Any health problems, like asthma, or cancer".
 * Unchanged if that sentence is only an "okay" or one word.
 */
export function clarified(asked: Sentence, sentence: Sentence): Sentence {
  const isContent = !backchannelPattern.test(sentence.text) && sentence.text.split(" ").length > 1;
  return isContent
    ? { ...asked, text: `${asked.text.replace(/(?<!\?)\?+$/, "")}, ${withoutLead(sentence.text)}` }
    : asked;
}
