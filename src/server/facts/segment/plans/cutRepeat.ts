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

/**
 * Matches the boundaries in what a clinician decides: before a test that is repeated at a time, before the removal of
 * stitches, before what another clinician will do, and before a condition with its consequence in a few words: "no bike
 * | , | repeat it in 6 weeks | , and | if it is still above 4 you go".
 */
const nextDecisionPattern =
  /,? and (?=if (?:it|that|this|they|you|things|the [a-z0-9]+|your [a-z0-9]+) [^,.;?]{4,70},? (?:then )?(?:you (?:go(?: (?:on )?to [a-z ]{3,20})?|stay|start it|have it|come in)|we (?:do|start|scan|go ahead|operate|biopsy|add)|it comes off|[a-z]+ it is)\b[^,;?]{0,20}$)|, (?:and |then |and then )?(?=(?:repeat|recheck) (?:it|that|the [a-z]+) in (?:\d|an?\b|one\b|two\b|three\b|six\b))|(?<=\bput (?:in )?[a-z0-9]{1,8} (?:stitch(?:es)?|sutures?|staples)\b[^.;?]{0,40}),? (?:and )?(?=they (?:(?:can|will|need to|should) )?come out (?:in|after|on)\b)|,? and (?=(?:the |our )?(?:[a-z]+ )?(?:orthop[a-z]+|physio[a-z]*|[a-z]{3,20}ology|clinic|team|nurses?|midwife|surgeons?) will (?:see|call|ring|contact|phone|start|put|take|book|review)\b)/gi;

/** Matches the boundary between a value and a finding: "white count is 14 | , and | you are tender on the right". */
const findingAfterValuePattern =
  /(?<=\d[\d.]{0,5}%?),? (?:and|but) (?=(?:you|he|she) (?:are|is|were|was) (?:(?:very|really|quite|a bit|still) )?(?:tender|wheezy|crackly|jaundiced|guarding)\b)/gi;

/**
 * Splits a sentence before a test that is repeated, before a condition of what was ordered before, and between a value
 * and a finding.
 */
export const cutDecisions = (sentence: Sentence): Sentence[] =>
  sentence.text.endsWith("?")
    ? [sentence]
    : sentence.text
        .split(nextDecisionPattern)
        .flatMap((part) => part.split(findingAfterValuePattern))
        .map((text) => ({ ...sentence, text }));

/** Splits a sentence between a denied finding and the order that follows from it. */
export function cutFinding(sentence: Sentence): Sentence[] {
  const match = findingThenOrderPattern.exec(sentence.text);
  const finding = match?.[1];
  return match && finding
    ? [finding, sentence.text.slice(match[0].length)].map((text) => ({ ...sentence, text }))
    : [sentence];
}
