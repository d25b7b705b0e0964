import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { clockIn, dateIn, durationIn, onsetIn } from "../../frames/timeExpressions";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { asksForEpisodePattern, asksForLastAct, asksOfThingPattern } from "../labels/lastLabel";
import { labelOf } from "../labels/labelOf";
import { lowerFirst } from "../../../platform/lowerFirst";
import { sentenceCase } from "../../../../shared/sentenceCase";

/**
 * Habits with the name of their last use in a note, each with the pattern of a question about it: "last cigarette" for
 * "When did you last smoke?"
 */
const habits: readonly (readonly [topic: string, name: string, asked: RegExp])[] = [
  [
    "smoking",
    "last cigarette",
    /\blast (?:cigarettes?|cigars?|smokes?|smoked?)\b|\byou (?:smoked|had (?:an? |any )?(?:cigarettes?|smoke|cigars?))\??$/i,
  ],
  ["vaping", "last use", /\blast vaped?\b|\byou vaped\??$/i],
  [
    "alcohol",
    "last drink",
    /\blast (?:(?:have |had |alcoholic )(?:an? |any )?)?(?:drink|drank|beer|alcohol)\b|\byou (?:drank|had (?:a drink|any alcohol|alcohol))\??$/i,
  ],
];

/** Matches an answer that says that something was never done: "Never had one". */
const neverPattern =
  /^(?:(?:oh|well|no|um|honestly),? )*(?:(?:I have )?never(?: (?:had|done|been) (?:one|it|that|any))?|I have not (?:had|done) (?:one|it|that|any)|(?:I have )?not had (?:one|it|any))(?: (?:yet|done|before|ever))?[.!]?$/i;
/** Matches tests and examinations that are done at intervals. */
const testPattern =
  /\b(?:mammogram|colonoscopy|smear|pap|bone density|eye (?:exam|test)|hearing test|physical|check-?up|a1c|stress test|echo(?:cardiogram)?|psa|skin check|cleaning|dexa|sleep study|x-?ray|mri|ct)\b/i;

/** Reads that a test was never done: "When was your last mammogram?" "Never had one."; null for other answers. */
function neverDone(exchange: Exchange): Fact | null {
  const thing = asksOfThingPattern.exec(exchange.asked)?.[1];
  if (!thing || !testPattern.test(thing) || !neverPattern.test(exchange.answer.text)) return null;
  const detail = `I have never had ${/^[aeiou]/i.test(thing) ? "an" : "a"} ${thing}`;
  return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
}

/** Matches words of an answer that a note leaves out: "it was", "I think". */
const leadPattern =
  /^(?:(?:oh|well|um|uh|so|yeah|it was|it is|it has been|that was|that would be|I think|I believe|I would say|I had one|probably|maybe),? )+/i;

/**
 * Reads when the patient last smoked or drank, as a fact of the habit: "When was your last cigarette?" "Three weeks
 * ago." Null for other questions, such as the last meal or drink before an operation.
 */
function lastOfHabit(exchange: Exchange, when: string): Fact | null {
  const { asked, answer } = exchange;
  const [topic, name] = habits.find(([, , pattern]) => pattern.test(asked)) ?? [];
  if (!topic || !name || !/^(?:and |so |okay )*(?:when|how long)\b/i.test(asked)) return null;
  if (/\b(?:eat|water|fluids?|something|anything)\b/i.test(asked)) return null;
  const said = answer.text.replace(leadPattern, "");
  const value = /\b(?:I|my|me|you)\b/.test(said) ? when : lowerFirst(said);
  return makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    slots: { topic, detail: `${name} ${value}` },
    said: answer.text,
  });
}

/** Matches a day of a month: "the 14th of May", "May 14th". */
const dayPattern =
  /\b(?:the )?\d{1,2}(?:st|nd|rd|th) of (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)\b/i;
/** Matches a month in lower case. */
const monthPattern = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/;

/** Matches words with which an answer says more than a time: "2019 and it was normal". */
const saysMorePattern = /\b(?:and|but|was|is|were|I|my|because|so|they|not|never|before)\b/i;
/** Maximum number of words of a time that a note gives as said: "this morning at 8". */
const maxPlainWords = 5;

/** Maximum number of words of an answer that only gives a time: "Maybe three days ago, in the evening". */
const maxWords = 8;

/**
 * Reads when the complaint last occurred, or when the patient last did something: "When was the last time you had it?"
 * "This morning.", "When did you last eat?" "Around noon." Neither is the time since which the complaint exists. Null
 * for other questions and answers.
 */
export function lastTime(exchange: Exchange): Fact | null {
  const { asked, answer, isOtherSubject } = exchange;
  const never = neverDone(exchange);
  if (never) return never;
  if (answer.text.split(" ").length > maxWords) return null;
  const since = /\b(?:since|last (?:see|visit|go to))\b|^(?:it has been|it is been)\b/i.test(`${asked} ${answer.text}`)
    ? durationIn(answer.text, true)
    : null;
  const when =
    dayPattern.exec(answer.text)?.[0] ??
    onsetIn(answer.text) ??
    clockIn(answer.text) ??
    dateIn(answer.text) ??
    (since && asksForLastAct(asked) ? `${since} ago` : null);
  if (!when) return null;
  const habit = lastOfHabit(exchange, when);
  if (habit) return habit;
  const from = questionAndAnswer(exchange);
  const isEpisode = !isOtherSubject && asksForEpisodePattern.test(asked);
  const kind = isEpisode
    ? /\b(?:last|most recent) (attack|flare|migraine|headache|seizure)\b/i.exec(asked)?.[1]
    : undefined;
  const name = isEpisode ? `last ${kind?.toLowerCase() ?? "episode"}` : labelOf(asked, ["last"])?.label;
  if (!name) return null;
  const said = answer.text.replace(leadPattern, "");
  // "It was in March" is a sentence about the thing.
  const isSentence = /^(?:I think |well,? |oh,? )*(?:it|that) (?:was|is|has been)\b/i.test(answer.text);
  if (asksOfThingPattern.test(asked) && (isSentence || saysMorePattern.test(said))) return null;
  const isPlain = asksOfThingPattern.test(asked) && said.split(" ").length <= maxPlainWords;
  const isRough = !/^about\b/.test(when) && /\b(?:about|around|roughly|approximately) (?!the\b)/i.test(answer.text);
  const isUnsure = isPlain && /^\d.* ago$/.test(said) && /\b(?:probably|maybe|about|around)\b/i.test(answer.text);
  const value = (
    isUnsure ? `about ${said}` : isPlain ? lowerFirst(said) : isRough && / ago$/.test(when) ? `about ${when}` : when
  )
    .replace(/^since /, "")
    .replace(monthPattern, (month) => sentenceCase(month));
  return makeFact({ kind: "statement", from, slots: { topic: "amount", name, value }, said: answer.text });
}
