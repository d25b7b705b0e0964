import { relativeSource } from "../terms/relativeSource";
import type { Sentence } from "../segment/Sentence";

/** Source of a pattern for a relative: "my older sister". */
const person = `(?:(?:my|our) (?:[a-z]+ ){0,2}?(?:${relativeSource}))`;
/** Source of a pattern for verbs of what two people have alike. */
const state = "(?:have|had|got|are|were|get|suffer|take|has|both)";
/**
 * Matches what the speaker and another person have alike: "My sister and I have coeliac", "Me and my mum both have it".
 */
const sharedPattern = new RegExp(
  `^((?:(?:well|yes|yeah|so|and|but|um|oh|actually|only that|just that|both),? )*)(?:(${person}) and (?:I|me|myself)|(?:I|me|myself) and (${person}))(?: (?:both|also|do|all))* (${state}\\b.+)$`,
  "i",
);

/** Returns a sentence about the speaker and another person as two, one about each; other sentences as they are. */
export function sharedByTwo(sentence: Sentence): Sentence[] {
  const match = sharedPattern.exec(sentence.text);
  const [, , first, second, rest] = match ?? [];
  const who = first ?? second;
  if (!who || !rest) return [sentence];
  const said = rest.replace(/^both /i, "");
  const own = said
    .replace(/^are\b/i, "am")
    .replace(/^were\b/i, "was")
    .replace(/^has\b/i, "have");
  const others = said
    .replace(/^are\b/i, "is")
    .replace(/^were\b/i, "was")
    .replace(/^have\b/i, "has")
    .replace(/^get\b/i, "gets")
    .replace(/^suffer\b/i, "suffers")
    .replace(/^take\b/i, "takes");
  return [
    { ...sentence, text: `I ${own}` },
    { ...sentence, text: `${who} ${others}` },
  ];
}
