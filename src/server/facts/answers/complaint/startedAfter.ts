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

/** Reads a beginning that is counted from an event: "When did it start?" "3 days after the trip.", "Since I moved." */
export function startedAfter(exchange: Exchange): Fact | null {
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
