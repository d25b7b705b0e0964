import { findSymptoms } from "../../terms/findSymptoms";
import type { Answer } from "../readAnswer";

/** Matches an amount that can affirm a question or belong to the symptom after it: "a little", "just a bit". */
const amountPattern =
  /^(?:(?:oh|well|yeah|just|only|maybe|um),? )*(?:a little(?: bit)?|a bit|quite a bit|a lot|slightly|kind of|sort of)$/i;
/** Maximum number of characters from the amount to the symptom that it belongs to: "a bit | of a | burning". */
const maxBetween = 8;

/**
 * Returns an answer as neither yes nor no if its amount belongs to another symptom than the ones asked about: "Any
 * numbness in your feet?" "A little burning at night." Other answers are returned unchanged.
 * @param text the text of the answer.
 */
export function amountOfOther(reply: Answer, asked: string, text: string): Answer {
  const { polarity, isHedged, words, rest } = reply;
  if (polarity !== "yes" || !isHedged || !amountPattern.test(words)) return reply;
  const [first] = findSymptoms(rest);
  const known = new Set(findSymptoms(asked).map(({ term }) => term.name));
  if (!first || first.start > maxBetween || known.size === 0 || known.has(first.term.name)) return reply;
  return text.includes(`${words} ${rest}`) ? { polarity: null, words: "", isHedged: false, rest: text } : reply;
}
