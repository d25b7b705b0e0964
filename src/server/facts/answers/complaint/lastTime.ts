import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { clockIn, dateIn, onsetIn } from "../../frames/timeExpressions";
import { findDrugs } from "../../terms/findDrugs";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { sentenceCase } from "../../../../shared/sentenceCase";

/** Matches a question about the last episode of the complaint: "When was the last time you had it?" */
const asksForEpisodePattern =
  /\bwhen (?:was|were) (?:the|your) (?:very )?(?:last|most recent) (?:time (?:that )?(?:you (?:had|got|felt|experienced) (?:it|this|that|one|the (?:pain|feeling|symptoms?))\b|(?:it|this|that) happened)|(?:episode|attack|spell|bout|flare|migraine|headache|seizure)\b)|\bwhen did (?:it|this|that|you) last (?:happen|have (?:it|this|that|one)|get (?:it|this|that|one)|feel (?:it|this|that))\b/i;
/**
 * Matches a question about the last time the patient did something, and captures what: "When was the last time you |
 * ate?"
 */
const asksForActPattern =
  /\bwhen (?:was|were) the (?:very )?last time (?:that )?(?:you|he|she) ((?!were\b|was\b|saw me\b)[a-z]+(?: [a-z]+){0,5})\??$/i;
/** Matches such a question with the verb after "last": "When did you last | eat | any food?" */
const asksWhenDonePattern = /\bwhen did (?:you|he|she) last ([a-z]+)((?: [a-z]+){0,4})\??$/i;
/** Labels for what was last done, with the patterns of the words of the question that they replace. */
const labels: readonly (readonly [string, RegExp])[] = [
  ["last meal", /^(?:ate|eat|had (?:anything|something|a bite) to eat|had a meal)\b/i],
  ["last drink", /^(?:drank|drink|had (?:anything|something) to drink)\b/i],
  ["last urination", /^(?:peed|pee|urinated?|passed (?:urine|water)|pass (?:urine|water)|voided?)\b/i],
  [
    "last bowel movement",
    /^(?:pooped|poop|(?:opened?|moved?) your bowels|(?:had|have) a (?:bowel movement|bm|poo|poop))\b/i,
  ],
  ["last passed gas", /^(?:passed?) (?:gas|wind)\b/i],
  ["last felt well", /^(?:felt|feel) (?:well|normal|yourself|fine|good|ok|okay)\b/i],
  ["last vomiting", /^(?:vomited|vomit|threw up|throw up|were sick)\b/i],
];
/** Matches a drug that was last taken, and captures it: "took any | ibuprofen". */
const tookPattern = /^(?:took|take|had|have) (?:any |some |the |your |a dose of )?([a-z-]+)$/i;

/** Returns the label for what a question asks the last time of: "last meal"; undefined for other questions. */
function labelFor(asked: string): string | undefined {
  const [, verb = "", object = ""] = asksWhenDonePattern.exec(asked) ?? [];
  const act = asksForActPattern.exec(asked)?.[1] ?? `${verb}${object}`;
  const drug = tookPattern.exec(act)?.[1] ?? "";
  if (findDrugs(drug).length > 0) return `last ${drug}`;
  return labels.find(([, pattern]) => pattern.test(act))?.[0];
}

/** Returns whether a question asks when the patient last did something, which does not date the complaint. */
export const asksForLastAct = (asked: string): boolean =>
  !asksForEpisodePattern.test(asked) && (asksForActPattern.test(asked) || asksWhenDonePattern.test(asked));

/** Matches a day of a month: "the 14th of May", "May 14th". */
const dayPattern =
  /\b(?:the )?\d{1,2}(?:st|nd|rd|th) of (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)\b/i;
/** Matches a month in lower case. */
const monthPattern = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/;

/** Maximum number of words of an answer that only gives a time: "Maybe three days ago, in the evening". */
const maxWords = 8;

/**
 * Reads when the complaint last occurred, or when the patient last did something: "When was the last time you had it?"
 * "This morning.", "When did you last eat?" "Around noon." Neither is the time since which the complaint exists. Null
 * for other questions and answers.
 */
export function lastTime(exchange: Exchange): Fact | null {
  const { asked, answer, isOtherSubject } = exchange;
  if (answer.text.split(" ").length > maxWords) return null;
  const when = dayPattern.exec(answer.text)?.[0] ?? onsetIn(answer.text) ?? clockIn(answer.text) ?? dateIn(answer.text);
  if (!when) return null;
  const from = questionAndAnswer(exchange);
  const isEpisode = !isOtherSubject && asksForEpisodePattern.test(asked);
  const kind = isEpisode
    ? /\b(?:last|most recent) (attack|flare|migraine|headache|seizure)\b/i.exec(asked)?.[1]
    : undefined;
  const name = isEpisode
    ? `last ${kind?.toLowerCase() ?? "episode"}`
    : asksForLastAct(asked)
      ? labelFor(asked)
      : undefined;
  if (!name) return null;
  const value = when.replace(/^since /, "").replace(monthPattern, (month) => sentenceCase(month));
  return makeFact({ kind: "statement", from, slots: { topic: "amount", name, value }, said: answer.text });
}
