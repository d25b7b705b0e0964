import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { lowerFirst } from "../../../platform/lowerFirst";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question about when a complaint began, with its name, if it has one, as one of the groups. */
const asksWhenPattern =
  /^(?:(?:and|so|okay),? )*when did (?:(?:it|this|that|they|(?:the|this|that|your|these|his|her) ([a-z]+(?: [a-z]+)?)) (?:all |first )?(?:start|begin|come on|appear|show up)\b|(?:you|he|she) (?:first )?(?:start|begin) (?:having|experiencing|feeling|noticing|getting|to (?:have|feel|notice|get)) (?:the |this |that |your |any )?([a-z][a-z -]{2,40}?)(?=$|\?))/i;
/** Matches a time counted from an event, without words before it: "3 days after I started the Bactrim". */
const afterEventPattern =
  /^(?:(?:oh|well|um|uh|about|maybe|probably|it was|like|just|I think|only),? )*((?:(?:an?|a few|a couple of|several|\d{1,2}) (?:minutes?|hours?|days?|weeks?|months?) (?:or so )?|right |soon |shortly )(?:after|before) (?:I|my|the|he|she|his|her|we|an?|that|taking|starting) [^.;,?]{2,60})\.?$/i;

/** Matches an event since or when something began, with the event as the group: "since | I moved house". */
const sinceEventPattern =
  /^(?:(?:oh|well|um|uh|maybe|probably|it was|like|just|I think|ever|only|right|soon),? )*(since|when|after) ((?:I|we|he|she) (?!was (?:a (?:kid|child|teenager)|little|young|small|born|\d)\b)[a-z]+ [^.;,?]{2,60}|(?:my|the|his|her|our) (?:last |first )?(?:operation|surgery|accident|fall|move|divorce|birth|baby|vaccine|funeral|wedding|trip|flight|new [a-z]+)\b[^.;,?]{0,40})\.?$/i;

/** Matches a question about how long a complaint has been there, with its name, if it has one, as one of the groups. */
const asksHowLongPattern =
  /^(?:(?:and|so|okay),? )*(?:how long|since when) (?:(?:has|have|is) (?:it|this|that|they|(?:the|this|that|your|these|his|her) ([a-z]+(?: [a-z]+)?)) (?:been|going|lasted|bothered)\b|(?:have|has) (?:you|he|she) (?:had|been having|noticed|felt) (?:it|this|that|(?:the |this |that |your |any )?([a-z][a-z -]{2,40}?))(?=$|\?| for))/i;
/** Matches a time of life since which something has been there, with its words as the groups: "since I was | a kid". */
const sinceAgePattern =
  /^(?:(?:oh|well|um|uh|gosh|it was|like|just|I think|ever|pretty much|probably),? )*(?:(?:since|when|from when) I was (?:(?:a |just a |very |really )*(kid|child|baby|little|young|small|teenager|born)|(?:about |around |in my )?(\d{1,2}|teens|twenties|thirties))|(all my life|my whole life|as long as I can remember|since birth|since childhood))(?: or so)?[.]?$/i;
/** Matches an answer that a complaint was there on waking. */
const wokeWithPattern =
  /^(?:(?:oh|well|um|uh|just|I think),? )*I woke up (?:with (?:it|this|that)|and (?:it|there it) was(?: (?:just )?there)?)\b[^.]{0,20}$/i;

/** Returns since what time of life something has been there, in words of a note; null if the answer does not say so. */
function sinceAge(answer: string): string | null {
  const [all, stage = "", age = ""] = sinceAgePattern.exec(answer) ?? [];
  if (all === undefined) return null;
  if (/^\d/.test(age)) return `since age ${age}`;
  if (age !== "") return `since my ${age}`;
  return /^teenager$/i.test(stage)
    ? "since my teens"
    : /^born$|birth/i.test(stage || all)
      ? "since birth"
      : /life|remember/i.test(all)
        ? "for all of my life"
        : "since childhood";
}

/**
 * Reads a beginning that is counted from an event or a time of life: "When did it start?" "3 days after the trip.",
 * "How long have you had it?" "Since I was a kid.", "I woke up with it."
 */
export function startedAfter(exchange: Exchange): Fact | null {
  return startedThen(exchange) ?? presentSince(exchange);
}

/** Reads since what event or time of life a complaint has been there, or that it was there on waking. */
function presentSince(exchange: Exchange): Fact | null {
  const { asked, answer, complaint, isOtherSubject } = exchange;
  const question = isOtherSubject ? null : (asksHowLongPattern.exec(asked) ?? asksWhenPattern.exec(asked));
  if (!question) return null;
  const name = question[1] ?? question[2] ?? complaint;
  const age = sinceAge(answer.text);
  const [, word = "", event] = (asksHowLongPattern.test(asked) && sinceEventPattern.exec(answer.text)) || [];
  const since =
    age ?? (event && /^since$/i.test(word) ? `since ${/^I\b/.test(event) ? event : lowerFirst(event)}` : null);
  const woke = wokeWithPattern.test(answer.text) ? `I woke up with the ${name}` : null;
  const detail = since ? `the ${name} has been present ${since}` : woke;
  return detail
    ? makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail })
    : null;
}

/** Reads after what a complaint began, counted in time or not. */
function startedThen(exchange: Exchange): Fact | null {
  const { asked, answer, complaint, isOtherSubject } = exchange;
  const question = isOtherSubject ? null : asksWhenPattern.exec(asked);
  const [, word = "", event] = (question && sinceEventPattern.exec(answer.text)) || [];
  const when = question
    ? (afterEventPattern.exec(answer.text)?.[1] ??
      (event ? `${/^when$/i.test(word) ? "when" : "after"} ${event}` : undefined))
    : undefined;
  if (!question || !when) return null;
  const detail = `the ${question[1] ?? question[2] ?? complaint} started ${lowerFirst(when)}`;
  return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
}
