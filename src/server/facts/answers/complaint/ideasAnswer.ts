import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/**
 * Matches a question about what the patient fears: "What are you worried about?", "Anything in particular that worries
 * you?"
 */
const asksForWorryPattern =
  /\bwhat (?:(?:is|was) it (?:that )?)?(?:are|were|is|was|has|have) (?:you|it|been) (?:(?:most|mainly|really|particularly|that is) )?(?:worried|worrying|concerned|concerning|afraid|scared)\b|\bwhat (?:(?:worries|concerns|scares|worried|concerned) you|is worrying you|are your (?:worries|concerns))\b|\b(?:anything|something) (?:in particular |specific |specifically )?(?:that )?(?:you are|worries|worrying|is worrying|concerns|concerning) ?(?:worried|concerned|afraid|you)?\b/i;
/** Matches a question about what the patient believes to be the cause: "What do you think is causing it?" */
const asksForCausePattern =
  /\b(?:what|any (?:idea|thoughts|idea of)) (?:on |as to |about )?(?:what )?(?:do|did|have) you (?:think|feel|believe|reckon|suspect)[^?]{0,20}\b(?:caus\w+|brought|going on|is it|it (?:is|could be|might be)|set (?:it|this) off|triggered|behind)\b|\b(?:any (?:idea|thoughts)|do you know|do you have any idea) (?:on |as to |about )?what (?:might |could |may )?(?:have |be )?(?:caus\w+|brought|set|triggered)\b/i;

/** Matches words before a thing that is named: "maybe it's from | the new mattress". */
const leadPattern =
  /^(?:(?:well|um|uh|oh|maybe|probably|possibly|perhaps|just|honestly|like|about|that|I (?:guess|think|suppose|reckon|worry|am worried)|(?:it|this) (?:is|was|might be|could be|may be|might have been|could have been)|from|because of|due to|down to|something like)\b,? ?)+/i;
/** Matches words after a thing that is named: ", to be honest", "like my dad had". */
const endPattern =
  /,? (?:or something|I (?:guess|think|suppose)|maybe|to be honest|again|really|like my [a-z]+(?: had)?)[.]?$/i;
/** Matches words of an answer that names nothing, or that does more than name a thing. */
const unfitPattern =
  /\b(?:no|not|nothing|idea|sure|know|anything|everything|it|this|that|you|yes|yeah|I|we|he|she|they|really|there|what|is|was|were)\b|n't\b/i;
/** Maximum number of words of the thing that is named. More words are a clause, not a name. */
const maxWords = 7;

/** Returns the thing that an answer names, "my" replaced by "the"; null if it names none or says more. */
function thingIn(text: string): string | null {
  const named = text.replace(leadPattern, "").replace(endPattern, "").replace(/\.$/, "");
  if (named === "" || unfitPattern.test(named) || named.split(" ").length > maxWords) return null;
  return named
    .replace(/\bmy (?=(?:mum|mom|mother|father|dad|sister|brother|wife|husband|son|daughter)\b)/gi, "the patient's ")
    .replace(/\bmy\b/gi, "the");
}

/**
 * Reads what the patient fears or believes to be the cause, from a short answer: "What are you worried about?" "That
 * it's cancer." → "I am worried about cancer". Null for other questions and for answers that are statements of their
 * own.
 */
export function ideasAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, isOtherSubject } = exchange;
  const isWorry = asksForWorryPattern.test(asked);
  if (!isWorry && (isOtherSubject || !asksForCausePattern.test(asked))) return null;
  const thing = thingIn(answer.text);
  if (!thing) return null;
  const what = /^[A-Z][a-z]+ing\b/.test(thing) ? lowerFirst(thing) : thing;
  const detail = isWorry ? `I am worried about ${what}` : `I believe that it may be due to ${what}`;
  return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { detail }, said: detail });
}
