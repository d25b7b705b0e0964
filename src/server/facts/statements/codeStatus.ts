import { isQuestion } from "../acts/questions/isQuestion";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import type { Sentence } from "../segment/Sentence";

/** Words for a code status in a note, with their patterns. */
const statuses: readonly (readonly [string, RegExp])[] = [
  ["full code", /\bfull code\b/i],
  ["DNR", /\b(?:d\.? ?n\.? ?r\b\.?|do[- ]not[- ]resuscitate|no code)/i],
  ["DNI", /\b(?:d\.? ?n\.? ?i\b\.?|do[- ]not[- ]intubate)/i],
  ["comfort measures only", /\bcomfort (?:care|measures)(?: only)?\b/i],
];
/**
 * Matches words that state or set the code status: "you'd like to be | DNR", "so | DNR and DNI", "code status is". It
 * is matched with the status replaced by `@`.
 */
const statesPattern =
  /\b(?:you|he|she|patient|they|dad|mom|mother|father)(?: (?:are|is|will (?:be|stay|remain)|would (?:like|want|prefer|rather) (?:to )?(?:be|stay|remain)|wants? to (?:be|stay|remain)|wish(?:es)? to (?:be|remain)|remains?|stays?|prefers? to be|chose|has chosen|have chosen|elected|would be))(?: (?:a|an|now|to be|still))* @|\b(?:make|keep|mark|list|put|change|note|document|record)(?: (?:you|him|her|them|that|this|it|your status|your code status|the code status|code status|down|in|into|the chart|your chart|as|to|a|an|are)){1,7} @|\bcode status(?: (?:is|will be|to|as|of|now|today|remains|changed|be))* ?:? ?@|^(?:(?:so|okay|alright|then|and|right|got it|that means|that is|that makes you),? )*(?:a )?@(?:,? (?:and|or|then|it is|order|status))*(?: @)?$/i;
/** Matches words for what is only explained, weighed or another person's: "DNR means", "if". */
const notStatedPattern =
  /\b(?:means?|if|whether|or|difference|some (?:people|patients)|example|options?|decide|think about|talk(?:ed)? about|discuss\w*|last time|your (?:husband|wife|mother|father|brother|sister))\b(?! @)|\bnot @/i;

/** Returns the code status that a clinician states or sets ("So you'd like to be DNR"); null for other sentences. */
export function codeStatus(sentence: Sentence): Fact[] | null {
  const named = statuses.filter(([, pattern]) => pattern.test(sentence.text)).map(([name]) => name);
  if (named.length === 0 || isQuestion(sentence.text)) return null;
  const text = statuses.reduce((words, [, pattern]) => words.replace(pattern, "@"), sentence.text).replace(/[.,]$/, "");
  if (!statesPattern.test(text) || notStatedPattern.test(text)) return null;
  return [
    makeFact({
      kind: "advice",
      from: [sentence],
      time: { when: "planned" },
      slots: { action: "item", object: `code status: ${named.join(" and ")}` },
    }),
  ];
}
