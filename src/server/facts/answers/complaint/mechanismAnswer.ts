import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { isWorthNoting } from "../../statements/isWorthNoting";
import { isAccident } from "./isAccident";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches a question about how an injury happened: "How did you do it?", "How did that happen?" */
const asksHowPattern =
  /^(?:(?:and|so|okay|oh|oh no),? )*how (?:exactly )?did (?:(?:you|he|she) (?:do|hurt|injure|break|cut|twist|sprain|manage|get) (?:it|that|this|yourself|(?:your|his|her|the) [a-z]+)|(?:it|that|this|(?:the|your) (?:injury|accident)) (?:happen|come about))\??$/i;
/** Matches a question about what happened, or how it did: "What happened to your wrist?", "How did that happen?" */
const asksHappenedPattern =
  /^(?:(?:and|so|okay|oh|oh no),? )*(?:what happened(?: (?:there|exactly|to (?:it|you|him|her|(?:your|his|her|the) [a-z]+)))?|how did (?:it|this|that) happen)\??$/i;
/** Matches what the patient did when it happened, as an answer: "Lifting a couch", "Playing football". */
const activityPattern =
  /^(?!(?:nothing|anything|something|everything|doing|being|having|feeling|getting|going|during|morning|evening)\b)([a-z]{2,}ing\b(?: [a-z'-]+){0,6})$/i;

/** Reads an accident or an activity as the answer to what happened; null for other answers. */
function happened({ complaint, reply }: Exchange, account: string): string | null {
  if (reply.polarity !== null || /\b(?:not|never|sure|idea)\b/i.test(account)) return null;
  if (isAccident(account) && !isWorthNoting(account)) return account;
  if (!activityPattern.test(account)) return null;
  return /pain|ache/.test(complaint)
    ? `the ${complaint} started while I was ${lowerFirst(account)}`
    : `it happened while I was ${lowerFirst(account)}`;
}

/** Matches words of a question about an injury; "How did that happen?" can be about anything. */
const injuryPattern = /\b(?:hurt|injure|break|cut|twist|sprain|injury|accident)\b/i;
/** Matches words before an account: "well, basically". */
const leadPattern = /^(?:(?:well|so|um|uh|oh|basically|just|honestly|I was just|I just),? )+/i;
/** Matches the subject of an account. */
const accountPattern = /^(?:I|my|an?|the|it|someone|somebody|something|we|he|she) /i;
/** Matches words of an answer that gives no account. */
const unknownPattern =
  /\b(?:know|idea|sure|remember|recall|woke|nothing|gradual\w*|sudden\w*|over time|think|guess|maybe|not|never)\b|n't\b|\?/i;
/** Maximum number of words of an account in one sentence. A longer one has other matters in it. */
const maxWords = 20;

/**
 * Reads how an injury happened from an account that names nothing clinical: "How did you do it?" "I went over on it
 * playing football." Null for other questions; an account with a fall, a twist or a part is read as a statement.
 */
export function mechanismAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, reply } = exchange;
  const account = answer.text.replace(leadPattern, "").replace(/\.$/, "");
  const event = asksHappenedPattern.test(asked) && !exchange.isExam ? happened(exchange, account) : null;
  if (event)
    return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail: event }, said: event });
  if (!asksHowPattern.test(asked) || reply.polarity !== null || !accountPattern.test(account)) return null;
  if (account.split(" ").length > maxWords || unknownPattern.test(account) || isWorthNoting(account)) return null;
  const what = injuryPattern.test(asked) ? "the injury" : "it";
  const detail = `${what} happened when ${/^I\b/.test(account) ? account : lowerFirst(account)}`;
  return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
}
