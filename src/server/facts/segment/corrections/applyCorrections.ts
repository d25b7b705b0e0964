import { matchesOf } from "../../../platform/patterns/matchesOf";
import { drugPattern } from "../../terms/findCommonDrugs";
import { correctLater } from "./correctLater";
import { otherWayRound } from "./otherWayRound";
import { sitePart } from "../../terms/sitePart";

/** Matches words that announce a correction, after which the corrected value follows: "no wait", "I mean". */
const cuePattern =
  /,?\s{0,3}\b(?:no,? wait|wait,? no|sorry|excuse me|i beg your pardon|beg pardon|pardon me|my mistake|i tell a lie|i mean(?:t)?|actually,? no|no,? actually|scratch that|correction|let me correct that|make that|or rather|(?<!\b(?:would|'d|had|will|much|but) )rather(?! than\b))\b[,.]?\s*/gi;

/**
 * Matches words that take back or stop the drug after them, which then corrects no other: "no wait, forget the |
 * codeine", "no, wait, you're on | Eliquis", "no, wait, | not with | Eliquis".
 */
const stopsPattern =
  /\b(?:no|not|forget|scrap|skip|stop|hold|drop|leave (?:out|off)|without|cancel|avoid)(?: about| taking| using)?(?: (?:the|your|that|any))? $|\b(?:you|he|she)(?:'re| are|'s| is) (?:[a-z]+ )?(?:on|taking|allergic to)(?: (?:the|your|an?))? $|^(?:but )?not (?:with|on top of|alongside|together with|while)\b/i;

/** Maximum number of characters from the start of the wrong value to the cue: speakers correct what they just said. */
const maxReach = 120;
/** Number of characters read on either side of a cue: more than `maxReach`, so that no value is cut off. */
const window = 200;

/** Matches every drug of the list of common drugs in a text. */
const drugNamePattern = new RegExp(drugPattern.source, "gi");
/** Patterns of the kinds of values that speakers correct. */
const kindPatterns: readonly RegExp[] = [
  /\b\d{1,9}(?:\.\d{1,9})?(?:\/\d{1,9})?(?:\s?(?:mg|mcg|ml|units?|%|weeks?|days?|months?|years?|hours?|minutes?|times))?(?![\d.]{0,9}\d)/gi,
  /\b(?:a )?(?:couple|few)(?: of)? (?:days|weeks|months|years)\b/gi,
  /\b(?:left|right)\b/gi,
  drugNamePattern,
];

/** Source of a pattern for a body part of someone: "my left knee". */
const site = `(?:my|the|his|her) (?:left |right )?(?=\\w)(?:${sitePart})`;
/**
 * Matches a body part that another one corrects, with the words between them: "my knee hurts, no, my ankle, sorry", "my
 * hip. Well, not my hip, my groin".
 */
const correctedSitePattern = new RegExp(
  `\\b(${site})\\b(?! (?:and|or)\\b)((?: [a-z']{1,12}){0,3})(?:,? (?:no|no,? sorry|sorry,? no|no,? wait|wait,? no|actually,? no|no,? actually|sorry|I mean|or rather),? (?:it is |that is )?` +
    `|[,.]? (?:no,? |well,? |sorry,? |actually,? ){1,2}not \\1,? (?:but |it is |more )?)(${site})\\b(?! (?:is|are) (?:fine|okay|all right|good)\\b)(?![^.?!]{0,30}\\b(?:too|also|as well)\\b)(?:, sorry\\b)?(?:,(?= (?:that|which|is|are|has|have|was|were|hurts?|aches?)\\b))?`,
  "gi",
);
/**
 * Matches a no in the last clause of a text: "not my | knee". What follows a denied body part is not a correction of
 * it.
 */
const deniedBeforePattern = /\b(?:not|no|never|cannot|nothing|without)\b[^.;?!]*$/i;

/** Matches a thing that another one replaces: "folic acid, no sorry, not folic acid, it's | iron". */
const notThatPattern =
  /\b([a-z-]{4,}(?: [a-z-]{3,})?)[,.]? (?:(?:no|sorry|wait|actually|oh),? ){1,3}not (?:the |an? )?\1,? (?:but )?(?:it is |it was |I mean )?(?=[a-z])/gi;

/** Matches a time that the speaker says again from its preposition: "since yesterday, sorry, | since Monday". */
const correctedTimePattern =
  /\b(since|for|after|before|until|by)(?: [a-z0-9']{1,12}){1,4},? (?:no,? |uh,? |um,? ){0,2}(?:sorry|I mean|or rather|no,? wait|actually),? (?=\1\b)/gi;

/**
 * Matches an item of a list that turns out to be another person's, with the words that say so: "…, and the tamsulosin,
 * | no wait that's my dad's".
 */
const othersItemPattern =
  /,? (?:and |plus )?(?:(?:they|he|she|the doctor) (?:just |also )?(?:added|started|put (?:me|him|her) on) )?(?:(?:the|a|an|his|her|my|some) )?[^,.;?!]{3,40}, (?:(?:no|oh|uh|um|sorry|actually|hang on|hold on),? ){0,2}(?:wait|sorry|no|actually|hang on|hold on),? (?:no,? )?(?:that|it)(?: one)? (?:is|was) (?:my|his|her|our) (?:[a-z]+ )?[a-z]+'s\b/gi;

/**
 * Matches an amount that another one replaces, with the words that say how often it is taken: "100 at night, |
 * actually, let us do 300".
 */
const replacedAmountPattern =
  /\b\d[\d.]{0,6}((?: ?(?:mg|mcg|units?|mL|g|puffs?|tablets?|%))?)(?: (?:a|an|at|once|twice|every|in the|per|daily|nightly|day|night|morning|evening|bedtime|times|with (?:dinner|food|breakfast))){0,5},? (?:(?=\w)(?:no|wait|sorry|hmm|you know what|on second thought),? ){0,2}actually,? (?:let us |we will |I will |I would )(?:just )?(?:do|make it|go with|say|use|try|start with|give you) (\d[\d.]{0,6})(?!\.?\d)(?=$|[,.;]| (?:mg|mcg|units?|mL|g|puffs?|tablets?|a|at|once|twice|every|in the|daily|nightly|for)\b)(?! (?:weeks?|days?|months?)\b)/gi;

/**
 * Matches a dose that was changed, with the words that say so: "ten, | no, they bumped it to | 20". Groups: the unit,
 * and the dose that it was changed to.
 */
const changedDosePattern =
  /\b\d{1,4}(?:\.\d{1,3})?((?: ?(?:mg|mcg|units?))?),? (?:(?:no|well|wait|sorry|oh|actually),? ){1,3}(?:they|he|she|we|my [a-z]+|the [a-z]+|dr\.? [a-z]+) (?:(?:have|has|had|just|recently) ){0,2}(?:put|upped|increased|raised|bumped|moved|cut|dropped|lowered|reduced|changed) (?:it|me|that|the dose)(?: up| down| back)? to (\d{1,4}(?:\.\d{1,3})?)(?![\d.]*\d)/gi;

/**
 * Matches an amount that another one replaces, with the cue after it: "5000 units on Sundays, or 50,000 units on
 * Sundays, excuse me".
 */
const cueLastPattern =
  /(?<![\d.,])\d[\d,.]{0,8} ?(mg|mcg|units?|mL|g|puffs?|tablets?|%)(?![a-z])[^;?!]{0,60}?[,. ]{1,5}(?:or|no),? (\d[\d,.]{0,8} ?\1(?![a-z])[^.;?!,]{0,30}),? (?:excuse me|sorry|pardon me|my mistake)(?=$|[.;]|,? and\b)/gi;

/**
 * Matches a side that another one corrects, with the cue after it: "the left leg, well, the | right | I mean". Groups:
 * the part after the first side, and the second side.
 */
const correctedSidePattern =
  /\b(?:left|right)((?: [a-z]{2,12})?),? (?:(?:well|no|uh|or|wait|sorry),? ){1,2}(?:the |my |on the )?(left|right)(?: one| side)?,? (?:I mean|sorry|rather|actually)\b(?!,? (?:it|that|I|my|both|the (?:left|right))\b),?/gi;

/**
 * Keeps the corrected value only: "10, sorry, 20 mg" → "20 mg"; "my right knee, no wait, my left knee" → "my left
 * knee"; "my knee hurts, no, my ankle" → "my ankle hurts"; "since Sunday, sorry, since Monday" → "since Monday".
 * Exchanges two sides after "no, the other way round". The text is unchanged if the values before and after a cue are
 * not of one kind ("sorry" as an apology).
 *
 * @param text cleaned speech with numbers as digits.
 */
export function applyCorrections(text: string): string {
  const timed = correctLater(otherWayRound(text).replace(cueLastPattern, "$2").replace(notThatPattern, ""))
    .replace(othersItemPattern, "")
    .replace(changedDosePattern, "$2$1")
    .replace(correctedSidePattern, (_all, part: string, side: string) => `${side}${part}`)
    .replace(correctedTimePattern, "")
    .replace(replacedAmountPattern, (all: string, unit: string, amount: string, at: number) =>
      unit === "" || /^ ?[a-z%]/i.test(text.slice(at + all.length)) === false ? `${amount}${unit}` : amount,
    );
  let out = timed.replace(
    correctedSitePattern,
    (said: string, ...[, between, corrected, at]: [string, string, string, number]) =>
      deniedBeforePattern.test(timed.slice(Math.max(0, at - maxReach), at) + between) ? said : corrected + between,
  );
  for (const match of matchesOf(out, cuePattern).toReversed()) {
    out = correctAt(out, match.index, match.index + match[0].length);
  }
  return out;
}

/**
 * Returns whether a drug after a cue corrects no other: it is stopped, or the same drug begins another sentence: "You
 * can skip amlodipine. No, wait, stay on amlodipine".
 */
const isNoCorrection = (said: string, corrected: RegExpExecArray, before: string, near: string): boolean =>
  stopsPattern.test(near.slice(0, corrected.index)) ||
  (/[.!?]\s{0,3}$/.test(before) && said.toLowerCase() === corrected[0].toLowerCase());

/** Returns whether a number is a part of a date of three numbers: "2021" of "4/10/2021". */
const isInDate = ({ 0: value, index, input }: RegExpMatchArray & { index: number; input: string }): boolean =>
  input[index - 1] === "/" || input[index + value.length] === "/";

/** Number of words after a cue among which the corrected value must be: "sorry, I meant to say | 40". */
const maxWordsAfter = 6;
/**
 * Returns a text in which the value before a cue ("no, wait") is replaced by the one after it; the text as it is if no
 * value is corrected.
 */
function correctAt(text: string, cueStart: number, cueEnd: number): string {
  const start = Math.max(0, cueStart - window);
  const before = text.slice(start, cueStart);
  const near = text
    .slice(cueEnd, cueEnd + window)
    .split(/\s+/)
    .slice(0, maxWordsAfter)
    .join(" ");
  const candidates = kindPatterns.flatMap((kind) => {
    const said = [...before.matchAll(kind)].findLast((match) => !isInDate(match));
    const corrected = [...near.matchAll(kind)][0];
    return said && corrected && !(kind === drugNamePattern && isNoCorrection(said[0], corrected, before, near))
      ? [{ said, corrected }]
      : [];
  });
  const nearest = candidates.toSorted((a, b) => a.corrected.index - b.corrected.index)[0];
  if (!nearest || before.length - nearest.said.index > maxReach) return text;
  const { said, corrected } = nearest;
  // The unit can follow the first value only: "10 mg, sorry, 20".
  const unit = /^[\d./]+$/.test(corrected[0]) ? (/(?<![a-z%])[a-z%]+$/i.exec(said[0])?.[0] ?? "") : "";
  const value = unit ? `${corrected[0]} ${unit}` : corrected[0];
  return text.slice(0, start + said.index) + value + text.slice(cueEnd + corrected.index + corrected[0].length);
}
