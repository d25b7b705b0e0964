import { type Quantity, quantitiesIn } from "./quantitiesIn";

/**
 * Quantities that correct earlier ones. `words`: what says them, in which their positions count; `rest`: what follows;
 * `wrong`: the quantity that they correct, if it is said.
 */
export interface Correction {
  right: readonly Quantity[];
  words: string;
  rest: string;
  wrong?: Quantity;
}

/** Source of a pattern for words before a correction that say nothing: "oh,", "yes,". */
const lead =
  "(?:(?:oh|no|nope|um|uh|well|yes|yeah|yep|okay|ok|right|ah|but|and|so|hmm|good|fine|thank you|thanks|all right|fair enough),? ){0,5}";
/** Source of a pattern for words between a cue and the right quantity: "it was about". */
const link =
  "(?:(?:no|it is|it was|that is|that was|that should be|it should be|make that|make it|more like|closer to|nearer|about|around|I think|I would say|I should say|to|at|for|only|just|under|over|take)\\b,? ){0,4}";
/** Matches a cue that corrects, before the right quantity: "sorry,", "make that", "no, wait, it was". */
const cuePattern = new RegExp(
  `^${lead}(?:(?:sorry|correction|apologies|my mistake|make (?:that|it)|I (?:mean|meant|should say|should have said|misread(?: (?:it|that))?|misspoke)|or rather|wait|hang on|hold on|actually|tell a lie|scratch that|more like|(?:if I am|to be) (?:being )?(?:quite |really )?honest|truthfully|on second thoughts?)\\b[,.]? ){1,3}${link}`,
  "i",
);
/** Matches the start of a correction without a cue: "Oh, no, 101.4", "No, 148". */
const noPattern = /^(?:(?:oh|well),? )?(?:no|nope),? (?:(?:it is|it was|that is|that was) )?/i;
/** Matches a cue after the right quantity: "23, sorry". */
const cueAfterPattern = /^,? (?:sorry|rather|actually|really|I should say|I mean|I meant)\b/i;
/** Matches words between the right quantity and the wrong one: "twice a month, | not | twice a week". */
const notPattern = /^,? (?:and |but )?not /i;
/** Matches what ends a correction, or explains it. */
const endPattern =
  /^(?:$|[,.;]| (?:now|then|today|not|because|when|since|as|instead|in (?:all|total)|it is|is fine|on the)\b)/i;
/** Matches words with which a clinician changes what was just proposed, before the quantity: "let us say". */
const settlesPattern = new RegExp(
  `^${lead}(?:(?:then|so|instead),? )?(?:let us|we will|we can|I will|how about|what about) (?:just )?(?:say|do|use|make (?:it|that)|go with|try|call it|give you|stick (?:with|to)|keep (?:it )?(?:to|at)|start (?:with|at)) (?:you )?(?:the )?`,
  "i",
);
/** Matches an order or a quantity that begins with "then": "Then 160". */
const thenPattern = new RegExp(`^${lead}then,? (?:make it |it is |it will be )?`, "i");
const leadPattern = new RegExp(`^${lead}(?:(?:about|around|it is|it was) ){0,2}`, "i");
/** Matches a clinician's assent to an objection: "All right,". */
const assentsPattern = /^(?:(?:well|oh|no),? )?(?:all right|alright|okay|ok|fine|fair enough|that is fine),? /i;
/** Matches words that settle a quantity, after it: "3 weeks then", "2.5 it is". */
const settledAfterPattern = /^,? (?:then|it is|is fine|is okay|is good|is all right|instead)(?=$|[,.;])/i;
/** Matches words between two quantities of one correction: " now and ", " ". */
const betweenPattern = /^,? (?:(?!not\b)[a-z]+ ){0,4}$/i;

/** Returns the quantities of a text that are said one after the other from a position on, and what follows them. */
function quantitiesFrom(text: string, from: number): Correction | null {
  const all = quantitiesIn(text);
  const first = all.findIndex(({ start }) => start === from);
  if (first < 0) return null;
  const ends = all.findIndex(
    ({ end }, i) => i >= first && !(all[i + 1] && betweenPattern.test(text.slice(end, all[i + 1]?.start))),
  );
  const right = all
    .slice(first, ends + 1)
    .map((each) => ({ ...each, start: each.start - from, end: each.end - from, numberEnd: each.numberEnd - from }));
  const end = all[ends]?.end ?? text.length;
  return { right, words: text.slice(from, end), rest: text.slice(end) };
}

/** Returns the correction that follows the match of a pattern at the start of a text. */
const after = (pattern: RegExp, text: string): Correction | null => {
  const cue = pattern.exec(text)?.[0];
  return cue === undefined ? null : quantitiesFrom(text, cue.length);
};

/**
 * Returns the correction that a speaker announces: "Sorry, make that 7", "23, sorry", "twice a month, not weekly".
 */
export function announcedCorrection(text: string): Correction | null {
  const announced = after(cuePattern, text);
  if (announced) return endPattern.test(announced.rest) ? announced : null;
  const said = after(leadPattern, text);
  const denied = said ? after(notPattern, said.rest) : null;
  const [wrong] = denied?.right ?? [];
  if (said && wrong && denied?.rest === "") return { ...said, rest: "", wrong };
  return said && cueAfterPattern.test(said.rest) ? { ...said, rest: said.rest.replace(cueAfterPattern, "") } : null;
}

/** Returns the quantity that a speaker gives after a no, and nothing else: "No, 148". */
export function correctionAfterNo(text: string): Correction | null {
  const said = after(noPattern, text);
  return said?.rest === "" && said.right.length === 1 ? said : null;
}

/**
 * Returns the quantities with which a clinician settles what was proposed: "Let us say 230 then", "3 weeks then"; after
 * an assent, one that the reply to the proposal does not name: "All right, once a day".
 */
export function settledQuantity(text: string, reply: string): Correction | null {
  const settled = after(settlesPattern, text);
  if (settled && endPattern.test(settled.rest)) return settled;
  const said = after(leadPattern, text);
  if (said && settledAfterPattern.test(said.rest)) return said;
  const then = after(thenPattern, text);
  if (then?.rest === "" && then.right.length === 1) return then;
  if (!said || !assentsPattern.test(text) || !endPattern.test(said.rest)) return null;
  const named = new Set(quantitiesIn(reply).map(({ count }) => count));
  return said.right.some(({ count }) => named.has(count)) ? null : said;
}

/** Matches words with which a clinician accepts the patient's quantity, before it: "you are right,". */
const acceptsPattern = new RegExp(
  `^${lead}(?:(?:you are right|my mistake|sorry|my apologies|correct|I see|that is right|it is|it was|so it is),? ){0,4}`,
  "i",
);
/** Matches the start of a reply with another quantity: "It was 8.2", "3, now", "The letter said 2.3". */
const repliesPattern =
  /^(?:(?:oh|no|nope|um|uh|well|actually|sorry|but|I think|about),? ){0,4}(?:(?:it|that|mine) (?:is|was|said|says) |(?:the|my) (?:[a-z]+ ){1,2}(?:said|says|had|has|shows?|showed) |I (?:thought|make|counted|saw|have) (?:it was |it is |it )?)?(?:about |around |more like |at )?/i;

/** Returns the quantity that a clinician accepts in place of another: "You are right, 8.2", "3 days". */
export const acceptedQuantity = (text: string): Correction | null => after(acceptsPattern, text);
/** Returns the quantity at the start of a reply to a clinician who named one: "It was 8.2 on the portal". */
export const repliedQuantity = (text: string): Correction | null => after(repliesPattern, text);
