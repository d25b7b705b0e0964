import type { Exchange } from "../Exchange";

/** Matches an answer that says that a symptom was there and is gone: "It was, not now". */
const endedPattern =
  /^(?:(?:yes|yeah|well|oh),? )*(?:it|they|I|he|she|that) (?:was|were|did|had)(?: have)?(?: (?:it|one|some))?(?: (?:earlier|yesterday|before|at first|last week))?,? (?:but )?(?:not (?:now|any ?more|today|at the moment|since)|(?:it |that |they )?(?:has|have|is|are) (?:gone|settled|stopped|cleared|better)|it (?:went|settled|stopped|cleared))/i;

/** Matches a symptom that is described only for its first time: "It was sore at first". */
const atFirstPattern =
  /^(?:(?:yes|yeah|well|oh),? )*(?:it|they|I|he|she|that|there) (?:was|were|did|had|hurt)\b[^.;]{0,30}\b(?:at first|initially|to begin with|to start with|in the beginning)\b/i;
/** Matches words before a description of the time since then: "now", "these days". */
const sinceThenPattern =
  /(?:^|[,;] |\bbut )(?:and |but )?(?:now\b|since then|these days)(?!.{0,30}\b(?:worse|more)\b)/i;

/** Matches words for a pain that is still felt: "throbbing". */
const stillFeltPattern = /\b(?:throb|sting|burn|ach|sore|hurt|sharp|dull|pain|still|constant|there)/i;

/**
 * Matches words that limit a symptom to an earlier time: "I had some in March | but nothing since", "once, | not any
 * more".
 */
const noneSincePattern =
  /\b(?:nothing|none|not|no more|never)(?: (?:any|again|once|at all|anything))? since\b|\bbut (?:nothing|none|not|no more|that (?:was|is) it)(?: (?:any ?more|now|lately|recently|these days|after that|this time))/i;
/** Returns whether a sentence says that what it names was there before and has not come back: "but nothing since". */
const isLimitedToPast = (text: string): boolean => noneSincePattern.test(text) && !/^(?:no|never|none)\b/i.test(text);

/**
 * Returns whether an answer says that a symptom is over: "It was sore at first. Now it's just full.", "I had some
 * spotting in May but nothing since".
 * @param named matches the symptom in the answer.
 */
export const isOver = ({ answer, reply, turn }: Exchange, named: RegExp): boolean =>
  endedPattern.test(answer.text) ||
  turn.some(({ text }) => named.test(text) && isLimitedToPast(text)) ||
  (reply.polarity !== "yes" &&
    atFirstPattern.test(answer.text) &&
    turn.some(
      ({ text }) => sinceThenPattern.test(text) && !stillFeltPattern.test(text.slice(text.search(sinceThenPattern))),
    ));
