import { clockIn, dateIn, durationIn, onsetIn } from "../../frames/timeExpressions";
import type { Exchange } from "../Exchange";

/** The length or the beginning of a symptom; `isSettled` if the clinician asked to confirm a time. */
interface Timing {
  duration?: string;
  when?: string;
  isSettled?: boolean;
}

/** Matches a question that names a time and asks to confirm it: "You said it started a week ago?", "About 2 days?" */
const confirmsPattern =
  /\byou (?:said|mentioned|told me)\b|^(?:(?:okay|so|and|sorry|just),? )*(?:(?:would|will|is|was) (?:that|it) (?:be )?|(?:that|it) (?:is|was|would be|has been) |for |like |about |around |just |this started |it started )*(?:the (?:last|past) )?(?:\d|a (?:few|couple)|couple)/i;

/** Matches "started" and the words after it, with which a long answer can begin: "it started 3 days ago, after …". */
const beganPattern = /\b(?:started|began|happened|came on|noticed it|since)\b[^,.]{0,30}/i;
/** Matches a value that replaces one said before it: "maybe up to 2 months actually", "I would say 2 months". */
const settlesPattern = /\b(?:actually|I would say|I will say|I mean|no,|so like|more like)\b/i;
/** Matches a first sentence that says nothing yet: "This happened about." */
const saysNothingYetPattern =
  /^(?:(?:so|well|oh|um|uh|hmm|it|this|that|they|those|happened|started|was|about|around|probably|maybe|let me (?:see|think)|I (?:would say|think|guess)|it would be|good question|ages|a (?:long )?while|forever|a long time)[ ,.]*)+$/i;
/** Matches a question about the last time that something was done, whose answer is not a time of the complaint. */
const ofLastTimePattern = /\b(?:last|previous|test|scan|appointment|visit|surgery|operation)\b/i;
/** Matches words before the time in an answer. */
const leadPattern =
  /^(?:(?:oh|well|um|uh|so|yeah|yes|probably|maybe|like|just|it was|this happened|that was|I think),? )+/i;

/** Matches a length of time counted from an event, which is not how long ago: "3 days after I started the Bactrim". */
const fromEventPattern =
  /(?<!\b(?:the|every) )\b(?:minutes?|hours?|days?|weeks?|months?|years?) (?:or so )?(?:after|before|into|past|later|following|prior to)\b(?! (?:that|it|this|now|last|yesterday|christmas|thanksgiving|easter|new year)\b)/i;

/** Matches how often something was at an earlier time: "It was twice a night last year". */
const countPattern =
  /\b(?:was|were|used to be)\b[^.;,]{0,20}\b(?:once|twice|\d+ times?|every) (?:a |per |each |other )*(?:hour|day|night|week|month|year)\b/i;

/** Returns the time in one sentence or clause; null if it has none. */
function timeIn(text: string, isShort: boolean): Timing | null {
  if (fromEventPattern.test(text)) {
    const clock = clockIn(text.slice(0, text.search(fromEventPattern)).replace(/[,;][^,;]*$/, ""));
    return clock ? { when: clock } : null;
  }
  if (countPattern.test(text)) return null; // how often, and not since when
  const onset = onsetIn(text);
  if (onset) return { when: onset };
  const lasts = durationIn(text.replace(/\bup to (?=\d|a )/i, ""), true);
  if (lasts && isShort) return { duration: lasts };
  const clock = clockIn(isShort ? text : (beganPattern.exec(text)?.[0] ?? ""));
  const date = dateIn(isShort ? text : (beganPattern.exec(text)?.[0] ?? ""));
  if (clock)
    return { when: date && !/ (?:this|last|yesterday|today|tonight|on) ?/.test(clock) ? `${clock} ${date}` : clock };
  return date ? { when: date } : null;
}

/** Number of sentences of an answer that are searched for a time; later ones are usually about other times. */
const maxSentences = 3;

/**
 * Reads the time in the answer to "How long?", "When did it start?" or "You said a week?". If there are several times,
 * the first counts, unless a later one corrects it ("I would say 2 months"). A plain "yes" confirms the time of the
 * question. Null if the answer has none.
 * @param maxWords maximum length of a sentence in which any duration or date is taken to be the answer.
 */
export function timeAnswer({ asked, reply, answer, turn }: Exchange, maxWords: number): Timing | null {
  const isShort = (text: string): boolean => text.split(" ").length <= maxWords;
  const asksToConfirm = confirmsPattern.test(asked) && timeIn(asked, true) !== null;
  const first = timeIn(answer.text, isShort(answer.text));
  const saysLater =
    first === null &&
    !ofLastTimePattern.test(asked) &&
    (saysNothingYetPattern.test(answer.text) || isOneTime(answer.text));
  const settled =
    asksToConfirm || saysLater ? laterTime(turn.slice(0, maxSentences), { first, asksToConfirm, isShort }) : first;
  if (!asksToConfirm) return settled;
  if (settled) return { ...settled, isSettled: true };
  const isYes = reply.polarity === "yes" && reply.rest.split(" ").length <= maxTimeWords.clause;
  const confirmed = isYes ? timeIn(asked.replace(/\?$/, ""), true) : null;
  return confirmed ? { ...confirmed, isSettled: true } : null;
}

/**
 * Maximum number of words of a clause that is only a time ("a week ago", "the middle of last month"), of such a clause
 * in a later sentence, and of a sentence that begins with one. More words say what happened then.
 */
const maxTimeWords = { clause: 4, laterClause: 6, sentence: 18 };

/**
 * Returns whether the first clause of a sentence, if it is not too long, is all of its answer: "It was last night, …".
 */
const isOneTime = (text: string): boolean =>
  text.split(" ").length <= maxTimeWords.sentence &&
  (text.split(/[,;]/)[0] ?? "").replace(leadPattern, "").split(" ").length <= maxTimeWords.clause;

/** The time in the first sentence of an answer, and how it was asked for. */
interface FirstTime {
  first: Timing | null;
  asksToConfirm: boolean;
  isShort: (text: string) => boolean;
}

/** Returns a time that the rest of the answer gives or corrects; `first` if there is none. */
function laterTime(turn: Exchange["turn"], { first, asksToConfirm, isShort }: FirstTime): Timing | null {
  let found = first;
  const clauses = turn.flatMap(({ text }, i) =>
    text.split(/[,;]/).map((clause) => ({ text: clause.trim(), isFirst: i === 0 })),
  );
  for (const { text, isFirst } of clauses) {
    const isOnlyTime = text.replace(leadPattern, "").split(" ").length <= maxTimeWords.laterClause;
    if (found !== null && !settlesPattern.test(text)) continue;
    if (!isOnlyTime && !(isFirst && asksToConfirm) && !settlesPattern.test(text)) continue;
    found = timeIn(text, isShort(text)) ?? found;
  }
  return found;
}
