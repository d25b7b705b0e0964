import type { QuestionTopic } from "../acts/questionTopic";
import { makeFact } from "../frames/makeFact";
import { dateIn, durationIn, frequencyIn, onsetIn } from "../frames/timeExpressions";
import { type AnswerResult, bothOf, type Exchange } from "./Exchange";

const saysNothing =
  /^(?:(?:and |but |so )?(?:that is (?:about |pretty much )?(?:it|all)|not much|nothing (?:else|much)|just that))[.!]?$/i;

/**
 * Reads an answer about habits and keeps it as said, with the topic of its question, without which "1 to 2 a day" is
 * meaningless. Null if the answer is empty, says nothing or has more than 24 words. `isPresent`: its "no" does not deny.
 */
export function socialAnswer(topic: QuestionTopic, exchange: Exchange, isPresent = false): AnswerResult | null {
  const { read, answer } = exchange;
  const from = bothOf(exchange);
  const rest = read.polarity === null ? answer.text : read.rest;
  if (read.polarity === "yes" && rest === "")
    return {
      facts: [
        makeFact({
          kind: "social",
          from,
          slots: { topic, frequency: read.isHedged ? read.words.toLowerCase() : undefined },
        }),
      ],
      isWhole: true,
    };
  if (rest === "" || rest.split(" ").length > 24 || saysNothing.test(rest)) return null;
  return {
    facts: [
      makeFact({
        kind: "social",
        from,
        polarity: read.polarity === "no" && !isPresent ? "absent" : "present",
        slots: { topic, detail: rest },
        said: answer.text,
      }),
    ],
    isWhole: true,
  };
}

/** Reads how long, how often or since when a habit is kept: "for the last 7 years", "last use 6 days ago". */
export function habitAnswer(habit: QuestionTopic, exchange: Exchange): AnswerResult {
  const { read, asked, answer } = exchange;
  const rest = read.polarity === null ? answer.text : read.rest;
  const last = /\blast\b/i.test(asked) ? (onsetIn(rest) ?? dateIn(rest)) : null;
  const lasts = /\bhow long\b/i.test(asked) ? durationIn(rest, true) : null;
  const detail = last ? `last use ${last}` : lasts ? `for ${lasts}` : (frequencyIn(rest) ?? onsetIn(rest));
  if (!detail) return { facts: [], isWhole: false };
  return {
    facts: [
      makeFact({
        kind: "social",
        from: bothOf(exchange),
        slots: { topic: habit, detail },
        said: answer.text,
      }),
    ],
    isWhole: true,
  };
}
