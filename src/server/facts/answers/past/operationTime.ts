import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { readHistory } from "../../frames/readHistory";
import { dateIn, onsetIn } from "../../frames/timeExpressions";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about the time of an operation, with its name: "When did you have | the gallbladder out?" */
const asksPattern =
  /^(?:(?:and|so|okay),? )*(?:when|(?:what|which|in what|in which) year|how long ago)(?: exactly)? (?:did (?:you|he|she) (?:have|get|undergo)|was|were) ((?:the|your|his|her|that|an?) [^?]{3,60})\?*$/i;

/** Reads the time of an operation that a question names: "When was the knee replacement?" "2016." Null for others. */
export function operationTime(exchange: Exchange): Fact | null {
  const { asked, answer, question } = exchange;
  const object = asksPattern.exec(asked)?.[1]?.replace(/^(?:the|your|his|her|that) /i, "my ");
  const operation = object
    ? readHistory({ ...question, text: `I had ${object}` }).find(
        ({ kind, slots }) => kind === "procedure" && slots.name,
      )
    : undefined;
  if (!operation) return null;
  const when = onsetIn(answer.text) ?? dateIn(answer.text);
  if (!when) return null;
  return makeFact({
    kind: "procedure",
    from: questionAndAnswer(exchange),
    time: { when: "past" },
    slots: { name: operation.slots.name?.text, when: when.replace(/^since /i, "") },
  });
}
