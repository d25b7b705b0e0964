import type { Fact } from "../../Fact";
import { readHistory } from "../../frames/readHistory";
import type { Sentence } from "../../segment/Sentence";
import { recordedConditions } from "./recordedConditions";

/** Matches a disease or operation of an earlier time that a clinician recalls: "you had a heart attack in 2018". */
const earlierPattern =
  /\b(?:you (?:have )?(?:had|underwent)|(?:we|they) (?:put|placed|did|removed|took out|replaced)) (?=[^?]{3,120}\b(?:in (?:19|20)\d\d|\d+ (?:years?|months?) ago|last (?:year|spring|summer|fall|autumn|winter)|years ago|before|in the past|as a (?:child|kid|baby)|back in|out|removed|replaced|repaired)\b)/i;

/**
 * Reads the diseases and operations of an earlier time in what a clinician recalls, as if the patient said them. Empty
 * for other statements: "you had a cough last week".
 */
function recordedPast(sentence: Sentence): Fact[] {
  const { text } = sentence;
  if (
    !earlierPattern.test(text) ||
    /\b(?:if|would|could|might|your (?:mother|father|brother|sister|son|daughter))\b/i.test(text)
  )
    return [];
  const asPatient = text
    .replace(/\byou(?:'ve)? were\b/gi, "I was")
    .replace(/\byour\b/gi, "my")
    .replace(/\byou\b/gi, "I")
    .replace(/\bwe (?=put|placed|did|removed|took|replaced)/gi, "they ");
  return readHistory({ ...sentence, text: asPatient }, [sentence], false)
    .filter(({ polarity }) => polarity === "present")
    .map((fact) => ({ ...fact, source: "record" as const }));
}

/** Reads the diseases and operations of the patient in what a clinician recalls or reads from the record. */
export const recordedHistory = (sentence: Sentence): Fact[] => [
  ...recordedConditions(sentence),
  ...recordedPast(sentence),
];
