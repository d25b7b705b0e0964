import { findDrugs } from "../../terms/findDrugs";
import { testNamed } from "../readResult";

/** Matches words before advice: "you should", "just try to". */
const leadPattern =
  /^(?:(?:just|and|also|please|then|so|but|again|definitely|really) )*(?:(?:you (?:just |really |also |do )*(?:should|need to|have to|must|ought to)|(?:I|we) (?:just |really |also |do )*(?:want|would like|need) you to|it is (?:really |very |also )?(?:important|best|good) (?:that you|to|for you to)|(?:the )?(?:main|best|most important) thing is to|aim to|be sure to|make sure (?:that )?you|remember to|try (?:to|and)) (?:just |also |really |still |try (?:to|and) )*)*/i;
/** Matches habits that a patient takes up or gives up: "keep moving", "eat less", "walk a bit more". */
const habitPattern =
  /^(?:keep (?:on )?(?:moving|active|walking|exercising|swimming|cycling|stretching)\b|(?:stay|be|get|keep) (?:as |a (?:bit|little|lot) |much )?(?:more )?(?:physically )?(?:active|mobile)\b|get (?:moving|up and (?:move|walk) (?:around|about)|(?:a (?:bit|little|lot) |some |much )?more (?:sleep|rest|exercise|steps|fresh air))\b|(?:walk|move|exercise|sleep|rest|eat|drink|smoke|vape|sit|work|relax|snack|swim|cycle|stretch|read|drive)(?: (?:around|about|out|down))? (?:a (?:bit|little|lot) |much |some )?(?:more|less|fewer)\b(?! (?:than|or less|slowly|quickly))|spend (?:a (?:bit|little|lot) |much |some )?(?:more|less) time [a-z]|pace (?:yourself|himself|herself|themselves)\b|(?:stand|get) up (?:and (?:move|walk|stretch)[a-z ]*? )?(?:every|each|once an?) (?:\w+ ){0,2}?(?:hours?|minutes)\b|take (?:the stairs|(?:some )?more breaks|(?:regular|frequent) breaks)\b)/i;

/**
 * Returns the advice of a sentence about movement, food, sleep or other habits, without the words before it ("Try to
 * walk more" → "walk more"); null for other sentences and for those that also name a drug or a test.
 */
export function habitIn(text: string): string | null {
  const advised = text.replace(leadPattern, "");
  return habitPattern.test(advised) && findDrugs(text).length === 0 && testNamed(text) === null ? advised : null;
}
