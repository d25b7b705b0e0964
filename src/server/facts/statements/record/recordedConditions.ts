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

/** Matches an entry of the record, named after "you have": "You've got | diabetes | down here". */
const entryPattern =
  /^(?:(?:and|so|okay|oh|now),? )*(?:I see )?(?:you have|I have you)(?: got)?(?: down)?(?: (?:with|for|as having))? ([a-z0-9 ,]{3,80}?) (?:(?:down|listed|noted|marked)\b|on (?:file|(?:your|the) (?:chart|record|list))\b|in (?:your|the) (?:chart|notes|records?)\b)/i;

/**
 * Reads the patient's diseases from a clinician's words about the record: "a man with a history of gout, here for …".
 */
export const recordedConditions = (sentence: Sentence): Fact[] => conditionsIn(sentence, historyPattern);

/** Reads the diseases of one entry of the record: "You've got diabetes down here". Null for other sentences. */
export function recordedEntry(sentence: Sentence): Fact[] | null {
  const facts = /\ballerg/i.test(sentence.text) ? [] : conditionsIn(sentence, entryPattern);
  return facts.length > 0 ? facts : null;
}

/** Reads the diseases in the first group of a pattern. */
function conditionsIn(sentence: Sentence, pattern: RegExp): Fact[] {
  const { text } = sentence;
  const found = pattern.exec(text);
  const listed = found?.[1];
  if (!found || !listed || /\b(?:famil\w+|mother|father|parents?|brother|sister)\b/i.test(text)) return [];
  const from = text.indexOf(listed, found.index);
  return namedConditions(text)
    .filter(({ start, end }) => start >= from && end <= from + listed.length)
    .filter(({ start, end }) => polarityAt(text, start, end) === "present")
    .map(({ name }) => makeFact({ kind: "condition", from: [sentence], source: "record", slots: { name } }));
}
