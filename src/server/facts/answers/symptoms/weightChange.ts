import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about a change of weight, with its direction as the group if it names one: "Any weight | loss | ?" */
const asksWeightPattern =
  /\b(?:(?:lost|losing|gained|gaining|put on|putting on) (?:any |some )?weight|weight (loss|gain|changes?)|(?:changes?|variations?|differences?|fluctuations?) in (?:your )?weight|(?:has|did) your weight (?:been )?(?:chang\w+|gone|go|mov\w+))\b/i;
/** Matches how much weight was lost or gained, with the time: "about 6 kg in 2 months". */
const amountPattern =
  /\b(?:(?:about|around|almost|nearly|maybe|over|at least) )?(?:\d{1,3}(?:\.\d)?(?: (?:to|or) \d{1,3})?|a few|a couple(?: of)?|several) ?(?:kg|kilos?|kilograms?|lbs?|pounds?|stone)\b(?:,? (?:in|over|within|during|since) (?:the )?(?:last |past )?(?:(?:\d{1,3}|a|few|couple of|a few|a couple of) )?(?:days?|weeks?|months?|years?|(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|fall|christmas)))?/i;

/** Number of sentences in which the amount is searched: "Yes, I think so. About 6 kg in 2 months." */
const sentencesRead = 2;

/**
 * Reads how much weight was lost or gained, if a question asks about it and the answer is no "no"; null for other
 * answers.
 */
export function weightChange(exchange: Exchange): Fact | null {
  const { asked, reply, turn } = exchange;
  if (reply.polarity === "no" || !asksWeightPattern.test(asked)) return null;
  const said = turn
    .slice(0, sentencesRead)
    .map(({ text }) => text)
    .join(". ");
  const value = amountPattern.exec(said)?.[0];
  if (!value || /\b(?:weigh|used to|was|from)\b/i.test(said)) return null;
  const words = `${asked} ${said}`;
  const isGain = /\b(?:gain\w*|put(?:ting)? on|(?:been|gone|is|went) up)\b/i.test(words);
  const isLoss = /\b(?:los[st]|losing|down)\b/i.test(words);
  if (isGain === isLoss) return null;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: { topic: "amount", name: isGain ? "weight gain" : "weight loss", value: value.toLowerCase() },
  });
}

/** Matches a question whether a weight loss was intended: "Was that intentional or unintentional?" */
const asksIfIntendedPattern = /\b(?:un)?intentional(?:ly)?\b|\bon purpose\b|\btrying to lose\b/i;

/** Reads whether a weight loss was intended, if one was mentioned; null for other questions and answers. */
export function intendedLoss(exchange: Exchange): Fact | null {
  const { asked, answer, before } = exchange;
  const said = /\b(?:(un)?intentional(?:ly)?|(not )?(?:on purpose|trying(?: to)?|dieting))\b/i.exec(answer.text);
  if (!asksIfIntendedPattern.test(asked) || !said || !before.some((words) => /\bweight\b/i.test(words))) return null;
  if (!/\bloss|lost|losing|lose\b/i.test([asked, ...before].join(" "))) return null;
  const isUnintended = Boolean(said[1] ?? said[2]) || /\b(?:not|was not|were not|no)\b/i.test(answer.text);
  return makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    slots: { name: `${isUnintended ? "unintentional" : "intentional"} weight loss`, system: "Constitutional" },
  });
}

/** Returns the weight loss or gain of `weightChange` as a symptom, without its amount. */
export const weightSymptom = ({ slots }: Fact, exchange: Exchange): Fact =>
  makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    slots: { name: slots.name?.text, system: "Constitutional" },
  });
