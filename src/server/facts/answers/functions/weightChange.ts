import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { findSymptoms } from "../../terms/findSymptoms";
import type { Sentence } from "../../segment/Sentence";
import { type Exchange, questionAndAnswer } from "../Exchange";

/**
 * Matches a question about a change of weight, with its direction as the group if it names one: "Any weight | loss | ?"
 */
const asksWeightPattern =
  /\b(?:(?:lost|losing|gained|gaining|put on|putting on) (?:any |some )?weight|weight (loss|gain|changes?)|(?:changes?|variations?|differences?|fluctuations?) in (?:your )?weight|(?:has|did) your weight (?:been )?(?:chang\w+|gone|go|mov\w+))\b/i;
/** Matches how much weight was lost or gained, with the time: "about 6 kg in 2 months". */
const amountPattern =
  /\b(?:(?:about|around|almost|nearly|maybe|over|at least) )?(?:\d{1,3}(?:\.\d)?(?: (?:to|or) \d{1,3})?|a few|a couple(?: of)?|several|half a|a(?= stone\b)) ?(?:kg|kilos?|kilograms?|lbs?|pounds?|stone)\b(?:,? (?:in|over|within|during|since) (?:the )?(?:last |past )?(?:(?:\d{1,3}(?:(?:,| to| or) \d{1,3})?|a|few|couple(?: of)?|a few|a couple(?: of)?) )?(?:days?|weeks?|months?|years?|(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|fall|christmas)))?/i;

/** Number of sentences that are searched for the amount: "Yes, I think so. About 6 kg in 2 months." */
const maxSentences = 4;

/**
 * Reads how much weight was lost or gained, if a question asks about it and the answer is not "no"; null for other
 * answers.
 */
export function weightChange(exchange: Exchange): Fact | null {
  const { asked, reply, turn } = exchange;
  if (reply.polarity === "no" || !asksWeightPattern.test(asked) || deniesOther(exchange)) return null;
  const said = turn
    .slice(0, maxSentences)
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

/** Matches an answer that names a change of weight without its amount: "I've lost some", "I have put a bit on". */
const changedSomePattern =
  /^(?:(?:well|oh|yes|yeah|um|I think),? )*(?:I|he|she) (?:have|has|think I have|must have) (lost|dropped|gained|put(?: on)?) (?:some|a (?:bit|little|lot|few pounds|few kilos)|quite a bit|loads|weight|quite a lot)(?: (?:of it|of weight|on|weight))?[.!]?$/i;

/** Reads a change of weight without its amount: "Has your weight changed?" "I've lost some." Null for other answers. */
export function changedSome({ asked, answer, ...exchange }: Exchange): Fact | null {
  const verb = asksWeightPattern.test(asked) ? changedSomePattern.exec(answer.text)?.[1]?.toLowerCase() : undefined;
  if (!verb) return null;
  const name = /^(?:lost|dropped)$/.test(verb) ? "weight loss" : "weight gain";
  const from = questionAndAnswer({ asked, answer, ...exchange });
  return makeFact({ kind: "symptom", from, slots: { name, system: "Constitutional" }, said: answer.text });
}

/** Returns whether an answer denies another symptom of the question first: "Any fever or weight loss?" "No fever." */
const deniesOther = ({ asked, answer }: Exchange): boolean =>
  /^no (?!weight|not|I|it|yes)[a-z]/i.test(answer.text) &&
  findSymptoms(asked).some(({ term }) => !/weight|appetite/.test(term.name));

/** Matches a question that asks whether a weight loss was intended: "Was that intentional or unintentional?" */
const asksIfIntendedPattern = /\b(?:un)?intentional(?:ly)?\b|\bon purpose\b|\btrying to lose\b/i;

/** Matches a question that asks only whether the patient wanted to lose weight: "Were you trying to lose weight?" */
const asksIfTriedPattern =
  /^(?:(?:and|so|but|okay),? )*(?:(?:were|are|was|is|have|has) (?:you|he|she|that|this|it)(?: been)? )?(?:actively |deliberately )?(?:trying to lose(?: (?:weight|it|that))?|intentional|on purpose|deliberate)(?: at all)?\?*$/i;

/**
 * Reads a plain yes or no to whether the patient wanted to lose weight, which does not deny the weight loss; null for
 * others.
 */
function plainIntention(exchange: Exchange): Fact | null {
  const { asked, reply, before } = exchange;
  if (!asksIfTriedPattern.test(asked) || reply.rest !== "" || reply.isHedged) return null;
  if (reply.polarity !== "yes" && reply.polarity !== "no") return null;
  const isLost = before
    .slice(1)
    .some((words) => /\bweight\b/i.test(words) && /\b(?:loss|lost|losing|down)\b/i.test(words));
  const from = questionAndAnswer(exchange);
  if (isLost)
    return makeFact({
      kind: "symptom",
      from,
      slots: { name: `${reply.polarity === "no" ? "un" : ""}intentional weight loss`, system: "Constitutional" },
    });
  const detail = `I am ${reply.polarity === "no" ? "not " : ""}trying to lose weight`;
  return /\bweight\b/i.test(asked) ? makeFact({ kind: "statement", from, slots: { detail }, said: detail }) : null;
}

/** Reads whether a weight loss was intended, if one was mentioned; null for other questions and answers. */
export function intendedLoss(exchange: Exchange): Fact | null {
  const { asked, answer, before } = exchange;
  const plain = plainIntention(exchange);
  if (plain) return plain;
  const said = /\b(?:(un)?intentional(?:ly)?|(not )?(?:on purpose|trying(?: to)?|dieting))\b/i.exec(answer.text);
  if (!asksIfIntendedPattern.test(asked) || !said || !before.some((words) => /\bweight\b/i.test(words))) return null;
  if (!/\bloss|lost|losing|lose\b/i.test([asked, ...before].join(" "))) return null;
  const isDenied = /\b(?:not|no)\b/i.test(answer.text) && /intentional|on purpose/i.test(said[0]);
  const isUnintended = Boolean(said[1] ?? said[2]) || isDenied;
  return makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    slots: { name: `${isUnintended ? "unintentional" : "intentional"} weight loss`, system: "Constitutional" },
  });
}

/** Matches a loss or gain of weight up to its amount: "I have lost", "you gained weight, I think". */
const changedPattern =
  /\b(?:I|he|she|you) (?:(?:have|has|had|also|only|just|already|actually|recently|then) ){0,3}(lost|dropped|shed|gained|put on|(?:am|are|is) (?:down|up))\b(?: (?:weight|a (?:bit|lot|little) of weight|some weight))?,?(?: (?:like|I (?:think|guess|believe)|maybe|only|already|almost|nearly|a total of))*,? $/i;
/** Matches words of wishes and conditions, which are not a change of weight: "if", "want to". */
const wishPattern = /\b(?:if|when|until|once|want\w*|would|should|could|need|goal|hop\w+|try\w*|used to)\b/i;

/** Reads how much weight a sentence says was lost or gained: "I have lost 30 pounds." Null for other sentences. */
export function weightStated(sentence: Sentence, from: readonly Sentence[]): Fact | null {
  const amount = amountPattern.exec(sentence.text);
  const before = amount ? sentence.text.slice(0, amount.index) : "";
  const verb = changedPattern.exec(before)?.[1]?.toLowerCase();
  if (!amount || !verb || wishPattern.test(before)) return null;
  return makeFact({
    kind: "statement",
    from,
    slots: {
      topic: "amount",
      name: /lost|dropped|shed|down/.test(verb) ? "weight loss" : "weight gain",
      value: amount[0].toLowerCase().replace(/^maybe /, "about "),
    },
  });
}

/** Returns the weight loss or gain of `weightChange` as a symptom, without its amount. */
export const weightSymptom = ({ slots }: Fact, exchange: Exchange): Fact =>
  makeFact({
    kind: "symptom",
    from: questionAndAnswer(exchange),
    slots: { name: slots.name?.text, system: "Constitutional" },
  });
