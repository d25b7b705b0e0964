import { isHabit } from "../../../terms/isHabit";
import type { Sentence } from "../../../segment/Sentence";
import { questionTopic, type QuestionTopic } from "../questionTopic";
import { withoutLead } from "../isQuestion";

/** Matches a rating: "right now like a 5", "8 out of 10". */
const ratingPattern =
  /\b(?:10|\d)(?:\/10| out of 10)?(?![\d.:/]| ?(?:years?|days?|weeks?|hours?|months?|minutes?|times|mg|mL|%|am\b|pm\b|of (?:them|those)))\b/i;
/** Matches a length of time or a beginning: "2 weeks", "since Monday". */
const timePattern =
  /\b(?:\d+|a|few|couple(?: of)?|several) (?:hours?|days?|weeks?|months?|years?)\b|\bsince\b|\bago\b/i;
/** Matches an amount of alcohol or tobacco, which answer one question: "Never smoked. | Glass of wine |." */
const habitPattern =
  /\b(?:beers?|wine|pints?|drinks?|whisk(?:e)?y|vodka|spirits|cocktails?|units|glass(?:es)?|alcohol|stubbies|packs?|cigarettes?|cigs|smok\w+|roll[- ]ups|a day)\b/i;
/** Matches words about taking a drug: "I was on citalopram", "just the pill". */
const takesPattern =
  /\b(?:(?:was|am|been|is) (?:just |only |still )?on|tak(?:es?|ing)|took|us(?:es?|ing)|came off|come off|just the|only the)\b(?![^.;]*\b(?:allerg\w*|rash|hives|react\w*|swell\w*|swollen|anaphyl\w*|itch\w*)\b)/i;
/** What answers a question of a topic. */
const patterns: Partial<Record<QuestionTopic, RegExp>> = {
  severity: ratingPattern,
  duration: timePattern,
  onset: timePattern,
  alcohol: habitPattern,
  smoking: habitPattern,
  medications: takesPattern,
};
/** Matches an echo of the later question before its answer: "What helps, | lying down". */
const echoPattern =
  /^(?:(?:um|uh|and|so|then|well),? )*(?:(?:what (?:helps|makes it (?:better|worse)|brings it on|eases it)|where|when|how (?:long|often))(?:,| is)|for (?:that|the second|the other),) ?/i;

/** A turn that answers two questions of the clinician's turn in their order. */
interface TwoAnswers {
  first: { question: Sentence; turn: readonly Sentence[] };
  last: { question: Sentence; turn: readonly Sentence[] };
}

/** Returns the topic of a question; "Any antidepressants?" asks for medicines. */
const topicOf = ({ text }: Sentence): QuestionTopic | null =>
  questionTopic(withoutLead(text)) ??
  (/\b(?:anti[a-z]+|herbal|over the counter|supplements?)\b/i.test(text) ? "medications" : null);

/** Returns how many of the first sentences of a turn answer a question about a rating or a time. */
function countAnswering(asked: Sentence, turn: readonly Sentence[]): number {
  const topic = topicOf(asked);
  const pattern = topic === null ? undefined : patterns[topic];
  if (!pattern) return 0;
  const count = turn.findIndex(({ text }) => !pattern.test(text));
  return count === -1 ? turn.length : count;
}

/**
 * Splits a turn that answers two questions in their order: "How bad is it? And what helps?" "Like a 5. What helps,
 * lying down." Null if the first question asks for anything but a rating, a time, a habit or medicines, or if the turn
 * does not begin with its answer.
 */
export function earlierAnswer(open: readonly Sentence[], turn: readonly Sentence[]): TwoAnswers | null {
  const last = open.at(-1);
  const before = open.at(-2);
  if (!last || before?.turn !== last.turn) return null;
  const topics = [before, last].map(topicOf);
  if (topics[0] === topics[1] || topics.every((topic) => topic !== null && isHabit(topic))) return null;
  const answering = countAnswering(before, turn);
  const echo = turn.findIndex(({ text }, i) => i > 0 && echoPattern.test(text));
  const count = answering > 0 && echo > 0 ? echo : answering;
  if (count === 0 || count === turn.length || countAnswering(last, turn.slice(0, 1)) > 0) return null;
  const rest = turn
    .slice(count)
    .map((sentence, i) => (i === 0 ? { ...sentence, text: sentence.text.replace(echoPattern, "") } : sentence));
  return { first: { question: before, turn: turn.slice(0, count) }, last: { question: last, turn: rest } };
}
