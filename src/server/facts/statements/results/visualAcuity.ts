import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";

/** Source of a pattern for the vision of one eye: "6/9 on the left". */
const each =
  "(?:6|20)/\\d{1,3}(?:[+-]\\d)?,? (?:on|in|with|for) (?:the |your |his |her )?(?:left|right|both)(?: (?:eyes?|side))?";
/**
 * Matches the vision of the eyes without its name, with the values as the group: "So that's | 6/9 on the left and 6/6
 * on the right".
 */
const acuityPattern = new RegExp(
  `^(?:(?:so|and|okay|good|great|that is|that makes it|it is|you are|you read|you got|he is|she is),? )*(${each}(?:,? (?:and |but )?${each})?)(?=$|[.,;])`,
  "i",
);

/** Reads the vision of an eye without its name as a finding: "So that's 6/9 on the left". Null for other sentences. */
export function visualAcuity(sentence: Sentence): Fact[] | null {
  const values = acuityPattern.exec(withoutLead(sentence.text))?.[1];
  if (!values || /\b(?:last (?:time|year)|was)\b/i.test(sentence.text)) return null;
  const finding = `visual acuity ${values.replace(/\b(?:your|his|her) /gi, "the ")}`;
  return [makeFact({ kind: "exam", from: [sentence], slots: { system: "Eyes", finding } })];
}
