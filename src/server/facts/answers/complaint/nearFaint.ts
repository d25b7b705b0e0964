import type { AnswerResult, Exchange } from "../Exchange";
import { makeFact } from "../../frames/makeFact";
import { questionAndAnswer } from "../Exchange";

/** Matches a question about whether the patient fainted. */
const asksOfFaintPattern =
  /\b(?:pass(?:ed|ing)? out|faint(?:ed|ing)?|black(?:ed|ing)? out|collaps(?:e|ed|ing)|(?:los[et]|losing) consciousness)\b/i;
/** Matches an answer that says that it almost happened, with the rest as the group: "Nearly, | on Tuesday". */
const nearlyPattern =
  /^(?:(?:oh|well|um|no|not quite|yes|yeah),? (?:but )?)*(?:very |just )?(?:nearly|almost|came (?:very )?close|close to it|I (?:nearly|almost) did|thought I was going to)\b,?(?: did| once)?[,.]? ?(.*)$/i;
/** Maximum number of words after the answer that are kept: "last Tuesday in the shower". */
const maxWords = 8;

/**
 * Reads that a patient nearly fainted: "Did you pass out?" "Nearly, in the shower." denies fainting and reports
 * near-syncope. Null for other questions and answers.
 */
export function nearFaint(exchange: Exchange): AnswerResult | null {
  const { asked, answer } = exchange;
  const after = asksOfFaintPattern.test(asked) ? nearlyPattern.exec(answer.text)?.[1] : undefined;
  if (after === undefined) return null;
  const from = questionAndAnswer(exchange);
  const isShort = after !== "" && after.split(" ").length <= maxWords && !/\b(?:I|my|it|but)\b/.test(after);
  const said = `I nearly fainted${isShort ? ` ${after}` : ""}`;
  return {
    facts: [
      makeFact({ kind: "symptom", from, slots: { name: "near-syncope", system: "Cardiovascular" }, said }),
      makeFact({ kind: "statement", from, slots: { detail: said }, said }),
    ],
    coversAnswer: isShort || after === "",
  };
}
