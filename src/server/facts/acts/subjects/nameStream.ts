import type { Sentence } from "../../segment/Sentence";

/** Matches a question about the stream of urine: "How's your stream?" */
const asksOfStreamPattern = /\b(?:your|the|his|urine|urinary) (?:urine |urinary )?stream\b/i;
/** Matches an adjective for it at the start of an answer, as the group: "Pretty | weak". */
const adjectivePattern =
  /^(?:(?:oh|well|um|it is|it has been|pretty|very|really|kind of|a bit|a little|quite|so|honestly),? )*(weak|slow|poor|thin)(?:er)?\b(?! and strong)/i;

/**
 * Names the stream of urine in an answer that only describes it, so that "weak" is not weakness: "How's your stream?"
 * "Weak." → "I have a weak urinary stream". Other answers are returned as they are.
 */
export function nameStream(turn: readonly Sentence[], asked: string): Sentence[] {
  const [first, ...rest] = turn;
  const found = first && asksOfStreamPattern.test(asked) ? adjectivePattern.exec(first.text) : null;
  if (!first || !found) return [...turn];
  const adjective = (found[1] ?? "").toLowerCase();
  return [{ ...first, text: `I have a ${adjective} urinary stream${first.text.slice(found[0].length)}` }, ...rest];
}
