import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { polarityAt } from "../../frames/polarityAt";
import type { Sentence } from "../../segment/Sentence";
import { namedConditions } from "../../terms/namedConditions";

/**
 * Matches a history that a clinician reads from the record, up to why the patient comes: "history significant for …".
 */
const historyPattern =
  /\b(?<!family )(?:(?:past |prior )?(?:medical |surgical )?history (?:that is |is )?(?:significant |notable |remarkable |positive )?(?:for|of|includes|including)|known (?:case of|to have)|^(?:and|plus|also),? (?:I see |I know )?you have(?: got| also got| also)?) (.{3,200}?)(?=$|[.;]|,? (?:who|and is|and (?:he|she|you) |but|(?:presents?|presenting|comes?|came|coming|here|seen) )|,? (?:he|she) (?:is|was|comes|presents) )/i;

/**
 * Reads the patient's diseases from a clinician's words about the record: "a man with a history of gout, here for …".
 */
export function recordedConditions(sentence: Sentence): Fact[] {
  const { text } = sentence;
  const found = historyPattern.exec(text);
  const listed = found?.[1];
  if (!found || !listed || /\b(?:famil\w+|mother|father|parents?|brother|sister)\b/i.test(text)) return [];
  const from = found.index + found[0].length - listed.length;
  return namedConditions(text)
    .filter(({ start, end }) => start >= from && end <= from + listed.length)
    .filter(({ start, end }) => polarityAt(text, start, end) === "present")
    .map(({ name }) => makeFact({ kind: "condition", from: [sentence], source: "record", slots: { name } }));
}
