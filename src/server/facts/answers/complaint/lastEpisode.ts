import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { clockIn, dateIn, onsetIn } from "../../frames/timeExpressions";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question for the last episode of the complaint: "When was the last time you had it?" */
const asksForLastPattern =
  /\bwhen (?:was|did|were) (?:(?:the|your) (?:last|most recent) (?:time|one|episode|attack|spell|bout|flare|migraine|headache|seizure)\b(?! you (?:saw|went|took|were|ate|drank|used|smoked|visited|came))|(?:it|this|that|you) last (?:happen|have|get|feel) (?:it|this|that|one)?)/i;

/** Maximum number of words of an answer that only gives a time: "Maybe three days ago, in the evening". */
const maxWords = 8;

/**
 * Reads when the complaint last occurred: "When was the last time you had it?" "This morning." This is not the time
 * since which it exists. Null for other questions and answers.
 */
export function lastEpisode(exchange: Exchange): Fact | null {
  const { asked, answer, isOtherSubject } = exchange;
  if (isOtherSubject || !asksForLastPattern.test(asked) || answer.text.split(" ").length > maxWords) return null;
  const when = onsetIn(answer.text) ?? clockIn(answer.text) ?? dateIn(answer.text);
  if (!when) return null;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: { topic: "amount", name: "last episode", value: when },
    said: answer.text,
  });
}
