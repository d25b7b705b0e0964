import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Matches an order to repeat a test that is named by a pronoun, with the pronoun as the group: "repeat | that". */
const repeatsItPattern =
  /\b(?:repeat|recheck|re-?do|re-?run|re-?test)(?:ing)? (it|that|this|them|those|these)(?=$|[.,;]| (?:in|at|next|this|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|if|again|once|when|after|before|every|on|with|to|for|and|because|just|while)\b)/i;
/** Matches an order of a test that is named by a pronoun: "I'll order | it", "let's set | that | up". */
const ordersItPattern =
  /\b(?:(?:I|we) (?:will|can|am going to|are going to)|let us|let me) (?:get |go ahead and |just )?(?:order|book|arrange|schedule|set|put in for|request) (it|that|this|those|them)(?: up| in)?(?=$|[.,;]| (?:for|today|now|before|at|next|this|in)\b)/i;
/** Matches words that say that a test is due, so that "it" can be ordered: "you're due for a colonoscopy". */
const duePattern = /\b(?:due|need|needs|should (?:have|get)|time for|ready for|haven['’]t had|have not had)\b/i;

/** Returns what a sentence says is due: "lung cancer screening CT"; null if it names no test. */
function dueIn(said: string): string | null {
  const due = /\b(?:due|time|ready) for (?:(?:an?|the|your|another) )?([^,.;]{2,60})$/i.exec(said)?.[1];
  return due && testNamed(due) ? due : testNamed(said);
}

/** Returns the name of a test with "the": "the chest x-ray". */
const withArticle = (name: string): string =>
  /^(?:the|your|an?) /i.test(name) ? name : `the ${name}${/^urine$/i.test(name) ? " test" : ""}`;

/** Matches words before an order that do not belong to it: "okay, so". */
const leadPattern = /^(?:(?:and|so|then|but|okay|all right|alright|right|fine|sure),? )+/i;
/** Matches a test repeated at a time, as an order without a subject: "repeat it in 6 weeks". */
const bareRepeatPattern =
  /^(?:(?:and|so|then|but|okay|all right|alright|right|fine|sure),? )*(?:repeat|recheck) (?:it|that) (?:in (?:\d|an?\b|one\b|two\b|three\b|six\b)|next (?:week|month)|on (?:mon|tues|wednes|thurs|fri)day)/i;
/** Number of turns after a result in which "repeat it in 6 weeks" is about its test: the reply and the next turn. */
const maxTurns = 2;

/**
 * Names the test that an order to repeat it leaves out: after "The ultrasound showed a low placenta", "we'll repeat
 * that at 32 weeks" becomes "we'll repeat the ultrasound at 32 weeks". Also "I'll order it" after "You're due for a
 * mammogram". Unchanged if no test was named in the same turn, or
 * in the clinician's turn before for "repeat it in 6 weeks".
 */
export function repeatedTest(sentence: Sentence, { test, lastSaid }: ReadingState): Sentence {
  const { turn, at: turnIndex } = sentence;
  const isBare = test !== null && turnIndex - test.from.at <= maxTurns && bareRepeatPattern.test(sentence.text);
  const text = isBare ? `we will ${sentence.text.replace(leadPattern, "")}` : sentence.text;
  const repeats = repeatsItPattern.exec(text);
  const orders = repeats ? null : ordersItPattern.exec(text);
  const match = repeats ?? orders;
  if (!match) return sentence;
  const before = testNamed(text.slice(0, match.index));
  const said = lastSaid?.turn === turn ? lastSaid.text : "";
  const known = test && (isBare || test.from.turn === turn) ? test.name : null;
  const due = orders && duePattern.test(said) ? (dueIn(said) ?? known) : null;
  const name = orders ? due : (before ?? known);
  if (!name || /^(?:lab ?work|labs?|blood ?work|bloods)/i.test(name)) return sentence;
  const at = match.index + match[0].indexOf(` ${match[1] ?? ""}`) + 1;
  const verb = text.slice(0, at).replace(/\b(?:re-?do|re-?run|re-?test) $/i, "repeat ");
  return { ...sentence, text: `${verb}${withArticle(name)}${text.slice(at + (match[1] ?? "").length)}` };
}
