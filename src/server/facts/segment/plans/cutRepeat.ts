import type { Sentence } from "../Sentence";

/** Matches the start of an order to repeat a test after its reason: "…, so | we'll repeat it in a week". */
const soRepeatPattern =
  /,? so (?=(?:(?:I|we) (?:will|would like to|want to|am going to|are going to|need to|should) |let us )(?:just |also )?(?:repeat|recheck|re-?do|re-?run|re-?test) (?:it|that|this|them|those|these)\b)/i;

/** Matches a reason that states nothing of its own: "one negative is not enough". */
const onlyReasonPattern = /\b(?:is|are) not (?:really |quite )?enough\b/i;

/**
 * Splits a sentence before an order to repeat a test: "It was low, so we will recheck it in a week" becomes "It was
 * low" and "we will recheck it in a week".
 */
export function cutRepeat(sentence: Sentence): Sentence[] {
  const match = soRepeatPattern.exec(sentence.text);
  if (!match) return [sentence];
  const reason = sentence.text.slice(0, match.index);
  const order = { ...sentence, text: sentence.text.slice(match.index + match[0].length) };
  return onlyReasonPattern.test(reason) ? [order] : [{ ...sentence, text: reason }, order];
}
