import type { Sentence } from "../segment/Sentence";
import { readAnswer } from "./readAnswer";
import { repeatsQuestion } from "./repeatsQuestion";

/** Drops a first sentence that only repeats the question before a yes or no: "Ear pain? No." */
export function withoutEcho(said: readonly Sentence[], asked: Sentence): readonly Sentence[] {
  const [first, next] = said;
  if (!first || !next || readAnswer(first.text).polarity !== null || /\b(?:yes|no|nope|yeah)\b/i.test(first.text))
    return said;
  const { polarity } = readAnswer(next.text);
  return (polarity === "yes" || polarity === "no") && repeatsQuestion(first.text, asked.text) ? said.slice(1) : said;
}
