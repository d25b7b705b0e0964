import type { Sentence } from "../../../segment/Sentence";
import { readAnswer } from "../../readAnswer";
import { repeatsQuestion } from "../../repeatsQuestion";
import { withoutLead } from "../isQuestion";
import { questionTopic } from "../questionTopic";

/** Matches several nouns without a verb, which are examples of what was asked: "Latex, iodine?", "Foods or bees?" */
export const examplesPattern =
  /^(?:(?:to|like|or|and|any) )?(?!(?:how|what|when|where|why|who|do|does|did|is|are|was|were|have|has|can|could|any)\b)[a-z' -]{3,24}(?:,(?: or| and)?| or) [a-z' -]{3,24}(?:(?:,(?: or| and)?| or| and) [a-z' -]{3,24}){0,5}\?$/i;

/** Matches a single noun without a verb, which can be an example of what was asked: "Ibuprofen?" */
const examplePattern = /^(?:(?:like|maybe|say|is it|was it),? )?(?:the )?[a-z'-]{3,20}(?: [a-z'-]{2,20})?\?$/i;
/** Matches a question whose answer names something: "What makes it worse?", "Have you tried anything?" */
const asksNamePattern =
  /^(?:what|when|where|which|who|how do(?:es)?|does anything|do(?:es)? [a-z ]{3,40} run in|is there anything|anything|have you (?:tried|taken|used|been taking)|did you (?:try|take|use)|do you (?:take|use)|are you (?:on|taking|using))\b/i;

/**
 * Returns the open questions without the examples after the last one, if the answer names something: "What makes it
 * worse? Walking, sitting?" "Sitting." answers what makes it worse. A yes or no answers the examples themselves.
 */
export function withoutSuggestions(open: readonly Sentence[], answer: string): readonly Sentence[] {
  const last = open.at(-1);
  const before = open.at(-2);
  if (!last || before?.turn !== last.turn || readAnswer(answer).polarity !== null) return open;
  const asked = withoutLead(before.text);
  const topic = questionTopic(last.text);
  if (!asksNamePattern.test(asked) || (topic !== null && topic !== questionTopic(asked))) return open;
  const isSuggested =
    examplesPattern.test(last.text) ||
    (examplePattern.test(last.text) &&
      repeatsQuestion(answer.replace(/^(?:just|only|mostly|mainly) /i, ""), last.text));
  return isSuggested ? open.slice(0, -1) : open;
}
