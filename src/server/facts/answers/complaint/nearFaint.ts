import type { AnswerResult, Exchange } from "../Exchange";
import { makeFact } from "../../frames/makeFact";
import { questionAndAnswer } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches a question about whether the patient fainted. */
const asksOfFaintPattern =
  /\b(?:pass(?:ed|ing)? out|faint(?:ed|ing)?|black(?:ed|ing)? out|collaps(?:e|ed|ing)|(?:los[et]|losing) consciousness)\b/i;
/** Matches an answer that says that it almost happened, with the rest as the group: "Nearly, | on Tuesday". */
const nearlyPattern =
  /^(?:(?:oh|well|um|no|not quite|yes|yeah|never|not fully|not completely),? (?:but )?)*(?:very |just )?(?:nearly|almost|(?:I (?:have )?(?:also )?)?(?:came|come|been|got|gotten) (?:very |pretty |really |quite )?close(?: to it)?|close to it|I (?:nearly|almost) did|thought I was going to)\b,?(?: did| once)?[,.]? ?(.*)$/i;
/** Maximum number of words after the answer that are kept: "last Tuesday in the shower". */
const maxWords = 8;

/** Matches a sentence that only says how often or when it almost happened: "Twice on Monday, when I stood up". */
const occasionPattern =
  /^(?:(?:just|only|maybe|about) )*(?:once|twice|(?:a (?:couple|few)(?: of)?|two|three|several|\d) times|on [a-z]+day|yesterday|this (?:morning|week)|last (?:night|week|[a-z]+day)|when I)\b[^?;]{0,60}$/i;

/** Matches a loss of consciousness in other words, with the rest as the group: "I was out | for a minute". */
const wasOutPattern =
  /^(?:(?:oh|well|um|yes|yeah|apparently|I think|I guess),? )*(?:(?:[a-z]+ ){1,3}(?:said|says|told me|tells me|reckons?)(?: that)? )?I (?:was|must have been|went) (?:completely |totally |just |actually |clean )?(?:out(?: cold| like a light)?|unconscious|gone|out of it)(?=$|[,.;]| (?:for|maybe|about|like|a|an|briefly|apparently|only|just|they|\d))[,.]? ?(.*)$/i;

/** Matches who said so to the patient: ", they said". */
const toldPattern =
  /,? (?:(?:so )?(?:they|he|she|people|my [a-z]+) (?:said|says|say|told me|tell me)|I (?:am|was) told|apparently)$/i;

/**
 * Reads a loss of consciousness that an answer reports in other words: "Did you faint?" "I was out for a minute, they
 * said." Null for other answers.
 */
function wasOut(exchange: Exchange): AnswerResult | null {
  const { answer } = exchange;
  const after = wasOutPattern.exec(answer.text.replace(/\.$/, ""))?.[1];
  if (after === undefined || /\b(?:not|never|but)\b/i.test(answer.text)) return null;
  const told = toldPattern.test(after) || /^(?:[a-z]+ ){1,4}(?:said|says|told|tells|reckons)/i.test(answer.text);
  const time = after
    .replace(toldPattern, "")
    .replace(/^[, ]+/, "")
    .replace(/\b(?:maybe|like|probably) (?=an? |\d|about )/i, "about ")
    .replace("about about", "about");
  const isShort = time.split(" ").length <= maxWords && !/\b(?:I|my|it)\b/.test(time);
  const said = `I lost consciousness${time !== "" && isShort ? ` ${time}` : ""}${told ? ", as others report" : ""}`;
  const from = questionAndAnswer(exchange);
  return {
    facts: [
      makeFact({ kind: "symptom", from, slots: { name: "loss of consciousness", system: "Neurological" }, said }),
      makeFact({ kind: "statement", from, slots: { detail: said }, said }),
    ],
    coversAnswer: isShort,
  };
}

/**
 * Reads that a patient nearly fainted: "Did you pass out?" "Nearly, in the shower." denies fainting and reports
 * near-syncope. Also reads a loss of consciousness in other words. Null for other questions and
 * answers.
 */
export function nearFaint(exchange: Exchange): AnswerResult | null {
  const { asked, answer, turn } = exchange;
  const after = asksOfFaintPattern.test(asked) ? nearlyPattern.exec(answer.text)?.[1] : undefined;
  if (after === undefined) return asksOfFaintPattern.test(asked) ? wasOut(exchange) : null;
  const from = questionAndAnswer(exchange);
  const isShort = after !== "" && after.split(" ").length <= maxWords && !/\b(?:I|my|it|but)\b/.test(after);
  const [, next] = turn;
  const occasion =
    after === "" && next && occasionPattern.test(next.text)
      ? next.text.replace(/[.!]$/, "").replace(/, (?=when\b)/, " ")
      : "";
  const said = `I nearly fainted${isShort ? ` ${after}` : ""}${occasion === "" ? "" : ` ${lowerFirst(occasion)}`}`;
  return {
    facts: [
      makeFact({ kind: "symptom", from, slots: { name: "near-syncope", system: "Cardiovascular" }, said }),
      makeFact({ kind: "statement", from, slots: { detail: said }, said }),
    ],
    coversAnswer: isShort || after === "",
  };
}
