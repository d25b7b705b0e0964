import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { findDrugs } from "../terms/findDrugs";

/** Matches words that leave a dose unchanged: "Then we'll leave it at 5". */
const leavesItPattern =
  /^(?:(?:oh|okay|ok|then|so|well|right|ah|in that case|actually|no|hmm|alright|all right),? ){0,4}(?:(?:I|we) (?:(?:will|would|should|can) )?|let us )?(?:just )?(?:leave|keep) (?:it|that|the dose|things)(?: (?:at|on) \d| (?:as (?:it|they) (?:is|are)|where it is|alone|the same|unchanged)|(?=[.,]?$))/i;
/** Matches actions that change a dose: "increase", "halve". */
const changesPattern = /^(?:increase|decrease|double|halve|reduce|raise|lower|up|drop|cut|bump)/i;
/** Maximum number of turns between the change and the words that take it back; later, "it" is something else. */
const maxTurns = 4;

/** Withdraws the change of a dose that a sentence takes back; returns whether it did. */
export function withdrawChange({ text, at }: Sentence, reading: ReadingState): boolean {
  if (!leavesItPattern.test(text) || findDrugs(text).length > 0 || at - reading.orderedAt > maxTurns) return false;
  const index = reading.facts.findLastIndex(({ kind, status }) => kind === "order" && status === "current");
  const order = reading.facts[index];
  if (!order?.slots.name || !changesPattern.test(order.slots.action?.text ?? order.slots.object?.text ?? ""))
    return false;
  reading.facts[index] = { ...order, status: "withdrawn" };
  return true;
}
