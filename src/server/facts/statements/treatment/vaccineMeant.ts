import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Matches an order that names its vaccine only by a pronoun: "We'll give you that today". */
const givesThatPattern =
  /\b(give|do|get|update|renew|boost)(?: (?:you|him|her))? (?:that|it|that one|this one|one|an? (?:booster|shot))(?= (?:today|now|before (?:you|he|she) (?:goes?|leaves?)|while you are here|next (?:time|visit))\b)/i;
/** Matches the vaccine of a question, named alone or with its noun: "And the pneumonia one?" */
const vaccineAskedPattern =
  /\b(flu|tetanus|pneumonia|pneumococcal|shingles|covid|rsv|hpv|mmr|tdap|hepatitis [ab]|measles|varicella|polio|whooping cough)(?: (?:one|shot|jab|vaccine|vaccination|booster))?\b/i;
/** Maximum number of turns between the question and the order. */
const maxTurns = 2;

/**
 * Names the vaccine in an order if the question just answered names it: "And the pneumonia one?" "Not yet." "We'll give
 * you that today."
 */
export function vaccineMeant(sentence: Sentence, { answered }: ReadingState): Sentence {
  const isNear = answered !== null && sentence.at - answered.at <= maxTurns;
  const vaccine =
    isNear && givesThatPattern.test(sentence.text) ? vaccineAskedPattern.exec(answered.text)?.[1] : undefined;
  return vaccine
    ? { ...sentence, text: sentence.text.replace(givesThatPattern, `give the ${vaccine.toLowerCase()} vaccine`) }
    : sentence;
}
