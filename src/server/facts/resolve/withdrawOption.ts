import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { leaveOption } from "./offers/settleOptions";
import { withdrawChange } from "./withdrawChange";
import { unwiseWords } from "../frames/advisedAgainst";

/** Matches a sentence that calls the option before it unwise: "But that would be dangerous with your heart". */
const callsUnwisePattern = new RegExp(
  `^(?:(?:but|although|though|however|only|then again|except|still|of course|obviously)[, ]+){0,2}(?:(?:with|given|because of|at) (?:your|the) [a-z ]{2,40},? )?(?:the (?:problem|trouble|thing|issue) is,? )?(?:that )?${unwiseWords}`,
  "i",
);

/** Withdraws the last option or change of a dose if a sentence takes it back; returns whether it did. */
export const withdrawOption = (sentence: Sentence, reading: ReadingState): boolean =>
  withdrawUnwise(sentence, reading) || withdrawChange(sentence, reading) || leaveOption(sentence, reading);

/** Withdraws an option that the sentence after it, in the same turn, calls unwise; returns whether it did. */
function withdrawUnwise({ text, turn }: Sentence, reading: ReadingState): boolean {
  const at = reading.facts.length - 1;
  const last = reading.facts[at];
  if (
    !last ||
    (last.kind !== "order" && last.kind !== "advice") ||
    last.certainty !== "possible" ||
    last.status !== "current" ||
    last.evidence.at(-1)?.turn !== turn ||
    !callsUnwisePattern.test(text)
  )
    return false;
  reading.facts[at] = { ...last, status: "withdrawn" };
  return true;
}
