import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Matches an order that names its vaccine only by a pronoun: "We'll give you that today". */
const givesThatPattern =
  /\b(give|do|get|update|renew|boost)(?: (?:you|him|her))? (?:that|it|that one|this one|one|an? (?:booster|shot))(?= (?:today|now|before (?:you|he|she) (?:goes?|leaves?)|while you are here|next (?:time|visit))\b)/i;
/** Matches words that have the vaccine booked: "We'll get that booked in with the nurse in 4 weeks". */
const booksThatPattern =
  /\b(?:get|have) (?:that|it|that one) (?:booked|done|scheduled|sorted|arranged)(?: in)?(?= [a-z])|\bbook (?:that|it|that one) in(?= )/i;
/** Matches the vaccine of a question, named alone or with its noun: "And the pneumonia one?" */
const vaccineAskedPattern =
  /\b(flu|tetanus|pneumonia|pneumococcal|shingles|covid|rsv|hpv|mmr|tdap|hepatitis [ab]|measles|varicella|polio|whooping cough)(?: (?:one|shot|jab|vaccine|vaccination|booster))?\b/i;
/** Matches a vaccine that the patient has not had, as the group: "I didn't have the | COVID | one". */
const notHadPattern = new RegExp(
  `\\b(?:not|never|missed|skipped)(?: (?:yet|had|have|get|got|gotten|done|the|my|that)){0,3} ${vaccineAskedPattern.source.slice(2)}`,
  "i",
);
/** Maximum number of turns between the question and the order. */
const maxTurns = 2;

/**
 * Names the vaccine in an order if the question just answered names it: "And the pneumonia one?" "Not yet." "We'll give
 * you that today."
 */
export function vaccineMeant(sentence: Sentence, { answered, heard }: ReadingState): Sentence {
  const isNear = answered !== null && sentence.at - answered.at <= maxTurns;
  const gives = isNear
    ? [givesThatPattern, booksThatPattern].find((pattern) => pattern.test(sentence.text))
    : undefined;
  if (!isNear || !gives) return sentence;
  const vaccine = notHadPattern.exec(heard)?.[1] ?? vaccineAskedPattern.exec(answered.text)?.[1];
  if (!vaccine) return sentence;
  const verb = gives === booksThatPattern ? "book" : "give";
  return { ...sentence, text: sentence.text.replace(gives, `${verb} the ${vaccineName(vaccine)} vaccine`) };
}

/** Returns the name of a vaccine as written in a note: "COVID", "flu". */
const vaccineName = (said: string): string =>
  said
    .toLowerCase()
    .replace(/^(?:covid|rsv|hpv|mmr)$/, (name) => name.toUpperCase())
    .replace(/^tdap$/, "Tdap");
