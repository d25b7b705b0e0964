import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about whether doses are missed: "Do you ever forget your pills?", "Have you missed any doses?" */
const asksIfMissedPattern =
  /\b(?:miss(?:ed|ing)?|forget(?:ting)?|forgot|skip(?:ped|ping)?)\b[^?]{0,30}\b(?:doses?|pills?|meds?|medications?|medicines?|tablets?|insulin|injections?|shots?|any|it|them|one)\b/i;
/** Matches an answer that gives how many or how often, as the group: "maybe | two a week". */
const amountPattern =
  /^(?:(?:yes|yeah|oh|well|um|I (?:do|have|did)|I (?:would )?(?:say|guess|think)|I (?:probably |usually )?(?:miss|forget|skip|missed|forgot)(?: it| them)?)[,.]? ){0,4}((?:(?:maybe|about|around|probably|only|just|like|at (?:most|least)) ){0,2}(?:once|twice|\d{1,2}|an?|one|two|three|four|five|a few|a couple(?: of)?|every (?:other|few|\d)|occasionally|sometimes|rarely|hardly ever)\b[a-z0-9, ]{0,40})[.]?$/i;
/** Maximum number of words of such an answer. A longer one gives more than a frequency, such as the reason. */
const maxWords = 12;

/**
 * Reads how many doses are missed: "Have you missed any doses?" "Maybe two a week." Null for other questions and for
 * answers without an amount.
 */
export function missedDoses(exchange: Exchange): Fact | null {
  const { asked, answer, reply } = exchange;
  if (reply.polarity === "no" || !asksIfMissedPattern.test(asked) || answer.text.split(" ").length > maxWords)
    return null;
  const amount = amountPattern.exec(answer.text)?.[1]?.trim();
  if (!amount || /\b(?:I|my|you|because|but)\b/.test(amount)) return null;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: {
      topic: "amount",
      name: "missed doses",
      value: amount.replace(/\bmaybe\b|\blike\b/gi, "about").replace(/\babout about\b/, "about"),
    },
  });
}
