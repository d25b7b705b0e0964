import { isDiagnosis } from "../../frames/readProblem";
import type { Sentence } from "../Sentence";

/**
 * Matches two diagnoses of one sentence with a verb for each, and captures both: "you have iron deficiency, and you
 * have also got | hypothyroidism".
 */
const twoPattern =
  /^(.{0,40}\b(?:you|he|she) (?:do |does |also |probably |clearly )?(?:have|has)(?: got)? .{4,60}?),? (?:and|plus|as well as)(?: then)? (?:(?:you|he|she) (?:(?:also |do |does )?(?:have|has)(?: also)?(?: got)?|also got)|(?:there is|it looks like there is) also|also|on top of (?:that|it),?(?: (?:you|he|she) (?:have|has)(?: got)?)?) (.{4,60})$/i;

/** Returns a sentence with two diagnoses, each with a verb of its own, as two sentences; others as they are. */
export function secondDiagnosis(sentence: Sentence): Sentence[] {
  const { text } = sentence;
  if (!/\b(?:also|plus|as well as|on top of|(?:and|plus) (?:you|he|she) ha)/i.test(text)) return [sentence];
  const [, first, second] = twoPattern.exec(text) ?? [];
  if (!first || !second || text.endsWith("?") || !isDiagnosis(first) || !isDiagnosis(second)) return [sentence];
  const subject = /\b(he|she) (?:[a-z]+ )?has\b/i.exec(first)?.[1];
  return [
    { ...sentence, text: first },
    { ...sentence, text: subject ? `${subject} has ${second}` : `you have ${second}` },
  ];
}
