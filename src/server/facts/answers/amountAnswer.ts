import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { testNamed } from "../frames/readResult";
import { labelOf } from "./labels/labelOf";
import { type Exchange, questionAndAnswer } from "./Exchange";

/** Maximum number of words that a note gives as an amount: "20 to 30 on a weekend, less in the week". */
const maxAmountWords = 12;

/** Matches a number, also as the only word: "20", "just two". */
const countPattern = /\d|^(?:(?:just|only|about|maybe) )*(?:one|two|three|four|five|six|none|a couple|a few)[.]?$/i;

/** Reads a number with what it counts: "How many miles do you ride?" "20 to 30." Null for other answers. */
export function amountAnswer(exchange: Exchange): Fact | null {
  const text = exchange.reply.polarity === null ? exchange.answer.text : exchange.reply.rest;
  const what = labelOf(exchange.asked, ["count"])?.label;
  const isOfSleep = /\bsleep/i.test(exchange.asked);
  if (!what || !countPattern.test(text) || text.split(" ").length > maxAmountWords || /\b(?:I|my|you)\b/.test(text))
    return null;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: { topic: "amount", name: /^hours$/i.test(what) && isOfSleep ? "hours of sleep" : what, value: text },
  });
}

/** Matches an answer that only agrees: "Yes, that is right". */
const agreesPattern = /^(?:(?:yes|yeah|yep|sure|of course|okay|correct|right|that is (?:right|correct))[,. ]*){1,3}$/i;

/** Maximum number of words of an answer that only gives the value of a test: "I think it was about 6.8". */
const maxResultWords = 10;

/** Matches an answer that is only a value, with the value as the group: "It was about | 155 | this morning". */
const onlyValuePattern =
  /^(?:(?:(?:it|that|she|he|I|they)(?: (?:is|was|am|are|were|came (?:out|back)(?: (?:at|as))?|scored|got|said))? )|(?:my|the) score (?:is|was) )?(?:(?:about|around|maybe|approximately|like|just|only|anywhere|somewhere|between|from) )*(\d{1,4}(?:\.\d+)?(?:\/\d{2,3})?(?: (?:to|and) \d{1,4}(?:\.\d+)?)?%?)(?=$|[.,;](?!\d)| (?:(?:on|in) (?:it|that)|out of|I (?:think|believe)|today|this morning|now|years?|last|yesterday|after|before|on|in))/i;

/** Matches the later of two values, with the value as one of the groups: "It was 4 last year and | 6 | now". */
const valueNowPattern =
  /\b(?:was|were|used to be)\b[^.;]{1,40}?(?:\band|\bbut|,) (?:it is |now )?(?:now,? (?:it is )?(\d{1,4}(?:\.\d+)?%?)|(\d{1,4}(?:\.\d+)?%?) now)\b/i;

/** Matches the ages of several people: "12, 9, and 4", "6 and 8". */
const severalAgesPattern =
  /^(?:they are |about |one is )?\d{1,2}(?:-year-old|-month-old| months)?(?:,? and |, ?)(?:the other (?:is|one is) )?\d{1,2}\b(?! (?:months|weeks|days|half))/i;

/** Reads a test value or an age ("What was your sugar?" "It was 155."; "How old are you?" "58."), or returns null. */
export function measuredAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, reply, turn } = exchange;
  const said = reply.polarity === null ? answer.text : reply.rest;
  // "Can you confirm your age?" "Yes, that's right. 34."
  const text = (/\byour age\b/i.test(asked) && agreesPattern.test(answer.text) ? turn[1]?.text : null) ?? said;
  const value = valueNowPattern.exec(text)?.slice(1).find(Boolean) ?? onlyValuePattern.exec(text)?.[1];
  if (!value) return null;
  // "How old were you when your periods started?" "11." is the age at another time.
  if (/\bhow old (?:were|was)\b/i.test(asked)) return null;
  if (
    /\bhow old\b|\byour age\b/i.test(asked) &&
    /\b(?:he|she|they|his|her|their|your (?!age)\w+|the \w+)\b/i.test(asked)
  )
    return null; // another person's age
  // "Any cancer in the family?" "My uncle." "How old?" is asked about the uncle.
  if (/\bhow old\b/i.test(asked) && (severalAgesPattern.test(text) || !/\byou\b/i.test(asked))) return null;
  if (/\bhow old\b|\byour age\b/i.test(asked))
    return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { topic: "age", age: value } });
  // "Five years ago" is when a test was done, not its value.
  if (/\d (?:years?|months?|weeks?|days?)\b/i.test(text)) return null;
  const tested = testNamed(asked);
  const name = tested && /\b(?:your|his|her) (?:personal )?best\b/i.test(asked) ? `personal best ${tested}` : tested;
  return name && text.split(" ").length <= maxResultWords
    ? makeFact({ kind: "result", from: questionAndAnswer(exchange), slots: { name, value, finding: value } })
    : null;
}
