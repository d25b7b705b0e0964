import type { Fact } from "../../Fact";

/** Matches words for another person's drug that the patient took: "I tried one of my husband's". */
const borrowedPattern =
  /\bI (?:[a-z]+ ){0,2}(?:tried|took|used|had|borrowed) (?:(?:one|some|two|half|a (?:few|couple)) of )?my (?:[a-z]+ )?[a-z]+'s\b/i;
/** Maximum number of words of a sentence that only gives an allergy; a longer one is also about something else. */
const maxWords = 8;

/**
 * Returns whether a sentence says no more than the allergies that were read from it. One about another person's drug
 * says more.
 */
export const saysOnlyAllergy = (allergies: readonly Fact[], text: string): boolean =>
  allergies.length > 0 &&
  !borrowedPattern.test(text) &&
  (text.split(" ").length <= maxWords || allergies.some(({ slots }) => slots.reaction));
