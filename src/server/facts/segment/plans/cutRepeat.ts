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

/** Matches a denied finding before what is given because of it: "No stridor while he's calm | , so | he gets …". */
const findingThenOrderPattern =
  /^((?:(?:and|so|okay|well|good),? )*(?:no|nothing|not) [^?;]{4,90}?),? so (?=(?:he|she|you) (?:gets?|goes|go|can (?:go|have)|(?:is|are) (?:going|having|getting)|do not need|does not need|needs?)\b|(?:just |only |we |I )|(?:\d|an?\b|one\b|two\b) ?(?:days?|weeks?|month|dose)|[a-z-]+,? (?:for (?:\d|an?\b)|\d))/i;

/** Splits a sentence between a denied finding and the order that follows from it. */
export function cutFinding(sentence: Sentence): Sentence[] {
  const match = findingThenOrderPattern.exec(sentence.text);
  const finding = match?.[1];
  return match && finding
    ? [finding, sentence.text.slice(match[0].length)].map((text) => ({ ...sentence, text }))
    : [sentence];
}
