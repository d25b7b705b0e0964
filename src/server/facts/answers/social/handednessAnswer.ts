import { makeFact } from "../../frames/makeFact";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about the hand that the patient prefers: "Are you right or left handed?" */
const asksHandednessPattern =
  /\b(?:left|right)(?:[- ](?:hand(?:ed)?))?(?: or (?:left|right))?[- ](?:handed|hand(?:ed)? dominant|dominant)\b|\b(?:dominant|preferred|writing) (?:hand|side|arm)\b|\b(?:which|what) hand do (?:you|he|she) (?:write|eat|throw|use (?:to|for|most(?:ly)?|more|the most)|favou?r|mostly use|usually use)\b|\bhandedness\b|\b(?:lefty or (?:a )?righty|righty or (?:a )?lefty)\b/i;
/** Matches a question about the affected hand: "Is it your dominant hand that hurts?" */
const asksOfComplaintPattern =
  /\b(?:pain\w*|hurt\w*|weak\w*|numb\w*|injur\w*|swollen|swell\w*|affect\w*|worse|(?:is|was) (?:it|that|this) (?:in |on )?(?:your|his|her|the) (?:dominant|preferred|writing))\b/i;
/** Matches an answer that prefers both hands: "Both, I'm ambidextrous". */
const bothPattern = /\b(?:both|either|ambidextrous)\b/i;
/** Maximum number of words of an answer that says nothing else. A longer one is an account. */
const maxWords = 8;

/** Returns the hand that an answer prefers, "left" or "right"; null if that is unclear. */
function handIn({ asked, reply, answer }: Exchange): string | null {
  const said = /\blefty|\bsouthpaw/i.test(answer.text) ? "left" : /\brighty\b/i.test(answer.text) ? "right" : null;
  const named = [...answer.text.matchAll(/\b(left|right)\b/gi)].map(([, side = ""]) => side.toLowerCase());
  if (said ?? (named.length === 1 && named[0])) return said ?? named[0] ?? null;
  if (named.length > 0 || reply.polarity === null) return null;
  const askedFor = [...asked.matchAll(/\b(left|right)\b/gi)].map(([, side = ""]) => side.toLowerCase());
  const [only, other] = askedFor;
  if (!only || other || reply.isHedged) return null;
  return reply.polarity === "yes" ? only : null;
}

/**
 * Reads the answer to a question about the dominant hand, which is not the side of the complaint: "Are you right or
 * left handed?" "Right." Null for other questions. A longer answer is read as a statement.
 */
export function handednessAnswer(exchange: Exchange): AnswerResult | null {
  const { asked, answer } = exchange;
  if (!asksHandednessPattern.test(asked) || asksOfComplaintPattern.test(asked)) return null;
  const hand = handIn(exchange);
  if (answer.text.split(" ").length > maxWords) return { facts: [], coversAnswer: false };
  const how = hand ? `${hand}-handed` : bothPattern.test(answer.text) ? "ambidextrous" : null;
  if (how === null) return { facts: [], coversAnswer: false };
  const detail = `I am ${how}`;
  const fact = makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
  return { facts: [fact], coversAnswer: true };
}
