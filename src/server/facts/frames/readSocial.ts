import { LabelledPatterns } from "../../platform/patterns/LabelledPatterns";
import type { Fact } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { makeFact } from "./makeFact";
import { isHabit } from "../terms/isHabit";

/** Topics of the social history with their words; the first match counts. */
const topics = new LabelledPatterns<string>([
  [
    "smoking",
    /\b(?:smok(?:e|es|ed|er|ing)|cigarettes?|cigs|packs? (?:a|per) (?:day|week)|tobacco|cigars?|nicotine)\b/i,
  ],
  ["vaping", /\b(?:vap(?:e|es|ing)|e-?cigs?)\b/i],
  [
    "alcohol",
    /\b(?:alcohol\w*|beers?|wine|vodka|whisk(?:e)?y|liquor|drinks? (?:a|per|every|on) (?:day|week|night|weekends?)|drink(?:ing)? (?:socially|occasionally|a (?:beer|glass))|glass(?:es)? of wine)\b/i,
  ],
  [
    "drugs",
    /\b(?:marijuana|cannabis|weed|(?<!\b(?:coffee|tea|flower|cooking|soup|stock|a|the|crock|heavy|hot|big|boiling|my|that) )pot\b|cocaine|heroin|meth\b|recreational|illicit|edibles?|iv drug)\b/i,
  ],
  [
    "occupation",
    /\b(?:I (?:\w+ )?work(?:ed)? (?:as|at|in|for|from|full|part|on|with)|I am an? (?:[a-z]+ )?(?:teacher|nurse|student|engineer|driver|cashier|accountant|manager|construction worker|mechanic|lawyer|carpenter|plumber|electrician|chef|cook|waitress|waiter|secretary|programmer|farmer|builder|housewife|stay at home \w+|firefighter|police officer|veteran|retiree|cleaner|receptionist|salesman|artist|musician|writer|professor|software \w+|truck driver|hair ?dresser|janitor|librarian)|I am (?:\w+ )?(?:retired|unemployed|on disability|laid off|self[- ]employed)|I (?:drive|run|own|manage) (?:an? |my own |the )(?:[a-z]+ )?(?:truck|lorry|taxi|cab|bus|van|forklift|shop|store|restaurant|business|farm|school|team)|I teach|my job|for a living)\b/i,
  ],
  [
    "living",
    /\b(?:live (?:with|alone|by myself|in an?|at home)|living (?:with|alone|in)|married|divorced|widow\w*|single|(?<!\b(?:from|to|by) (?:my|a|the|his|her) )roommates?(?! (?:gave|drove|told|said|says|found|called|brought|took|saw|made|got|gets|thinks|thought|noticed|lent|bought|helped|came|went|has|had|was|were|is (?:sick|ill)|are (?:sick|ill))\b))\b/i,
  ],
]);

/** Returns the topic of the social history that a sentence is about, for example "smoking", or null. */
export function socialTopic(text: string): string | null {
  return topics.find(text);
}

/** Matches the end of a habit that the sentence does not name: "Quit in 2010", "I gave it up 5 years ago". */
const quitPattern =
  /^(?:(?:and|but|so|then|well),? )*(?:I )?(?:(?:have|finally|just) )*(?:quit|stopped|gave (?:it |them |that )?up)(?: (?:(?:that|the|this|my) (?:[a-z]+ )?habit|it|them|that))?(?= (?:in|about|around|like|maybe|at|when|since|last|almost|over|back|after|because|\d|a |the)\b|[,.]|$)/i;

/**
 * Reads the end of a habit from a sentence that does not name the habit: "I quit in 2010". Null for other sentences.
 * @param asked topic of the question that the turn answers; null without a question.
 */
export function quitIn(sentence: Sentence, asked: string | null): Fact | null {
  const quit = asked && isHabit(asked) ? quitPattern.exec(sentence.text) : null;
  if (!quit || !asked || socialTopic(sentence.text) !== null) return null;
  const detail = `I quit${sentence.text.slice(quit[0].length)}`;
  return makeFact({ kind: "social", from: [sentence], time: { when: "past" }, slots: { topic: asked, detail } });
}

/**
 * Matches how much was smoked before the end of the habit, without a verb: "Before that | about a pack a day for 20
 * years".
 */
const smokedBeforePattern =
  /^(?:(?:and|but|well|so|yeah|like),? )*(?:before (?:that|then)|prior to that|up until then|until then|in total|at (?:my|the) (?:worst|peak|most)),? (?:(?:it was|I was (?:on|doing)|I did|maybe|probably|like) )*((?:about |around |roughly |up to )?(?:half a|an?|\d{1,3}(?: (?:to|or) \d{1,3})?)(?: and a half)?(?: packs?| cigarettes)? (?:a|per) (?:day|week)\b.{0,40})$/i;

/**
 * Returns a sentence about how much was smoked before the patient quit with the verb that it leaves out ("I smoked");
 * other sentences as they are.
 */
export function withSmoked(sentence: Sentence, asked: string | null): Sentence {
  const amount = asked === "smoking" ? smokedBeforePattern.exec(sentence.text)?.[1] : undefined;
  return amount ? { ...sentence, text: `I smoked ${amount}` } : sentence;
}

/**
 * Reads a habit or circumstance from one sentence; empty if it has none. The sentence is kept as said, because amounts
 * and times matter.
 * @param from the sentences that are the evidence.
 */
export function readSocial(sentence: Sentence, from: readonly Sentence[] = [sentence]): Fact[] {
  const topic = socialTopic(sentence.text);
  if (!topic) return [];
  const isPast = /\b(?:used to|quit|stopped|gave up|former|ex-?smoker|years ago)\b/i.test(sentence.text);
  const denies =
    /\b(?:do not|never|no|not|don't|does not)\b[^.,;]{0,18}\b(?:smok\w*|drink\w*|alcohol|vap\w*|marijuana|weed|cigarettes|tobacco|drugs)\b/i.test(
      sentence.text,
    );
  return [
    makeFact({
      kind: "social",
      from,
      polarity: denies && !isPast ? "absent" : "present",
      time: { when: isPast ? "past" : "now" },
      slots: { topic, detail: sentence.text },
    }),
  ];
}
