import { makeFact } from "../../frames/makeFact";
import { relativesIn } from "../../frames/readFamily";
import { readHistory } from "../../frames/readHistory";
import { namedConditions } from "../../terms/namedConditions";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about anything of a kind that the patient ever had: "Ever had an STI?" */
const everHadPattern = /\bever (?:had|gotten|got|been (?:diagnosed|treated) (?:with|for))\b/i;
/** Matches a question about something other than diseases: "Ever had any surgeries?" */
const ofOtherPattern =
  /\b(?:surger\w*|operat\w*|procedures?|hospital\w*|tests?|scans?|x-?rays?|biops\w*|reactions?|relatives?)\b/i;
/** Matches words before the disease that an answer names: "yeah, I had". */
const hadPattern =
  /^(?:(?:yes|yeah|yep|oh|well|um|just|only|once|I (?:have )?had|I got|there was|an?|some|one|bout of|case of),? )*/i;

/**
 * Reads the disease that an answer begins with, if the question asks whether the patient ever had one of its kind:
 * "Ever had an STI?" "Chlamydia, in college." Null for other questions and answers.
 */
export function everHad(exchange: Exchange): AnswerResult | null {
  const { asked, answer, reply } = exchange;
  if (!everHadPattern.test(asked) || ofOtherPattern.test(asked) || reply.polarity === "no") return null;
  const lead = hadPattern.exec(answer.text)?.[0].length ?? 0;
  const named = namedConditions(answer.text).find(({ start }) => start === lead);
  if (!named || relativesIn(answer.text).length > 0) return null;
  const from = questionAndAnswer(exchange);
  const past = readHistory(answer, from, true);
  const facts = past.length > 0 ? past : [makeFact({ kind: "condition", from, slots: { name: named.name } })];
  return { facts, coversAnswer: true };
}
