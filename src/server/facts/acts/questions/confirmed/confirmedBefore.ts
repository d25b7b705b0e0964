import type { Fact } from "../../../Fact";
import type { Sentence } from "../../../segment/Sentence";
import { recordedFacts, recordWords } from "../../../statements/record/recordedFacts";
import { findDrugs } from "../../../terms/findDrugs";

/**
 * Matches an answer that confirms what was said, as opposed to a "yes" to the last question: "Yeah, that's correct."
 */
const confirmsPattern =
  /^(?:(?:yeah|yes|yep|oh|right|correct),? ){0,3}(?:that is|that was|you are|it is) (?:all )?(?:correct|right|true|accurate)\b/i;
/** Matches a question that asks to confirm what it says: ", correct?" */
const asksToConfirmPattern = /,? (?:(?:is|was) (?:that|this) )?(?:right|correct|true|yes)\?$/i;

/**
 * Reads what a clinician read from the record before the question that is answered, if the answer confirms it: "I see
 * you took Claritin, correct? Did it help?" "That's correct, it worked for a bit." `open`: the open questions.
 */
export function confirmedBefore(open: readonly Sentence[], question: Sentence, answer: Sentence): Fact[] {
  if (!confirmsPattern.test(answer.text)) return [];
  return open
    .filter(
      ({ turn, start, text }) => turn === question.turn && start < question.start && asksToConfirmPattern.test(text),
    )
    .flatMap((asked) => {
      const said = recordWords(asked.text);
      return said && findDrugs(said.text).length > 0 ? recordedFacts(said, [asked, answer]) : [];
    });
}
