import { findDrugs } from "../../../facts/terms/findDrugs";
import { findSites } from "../../../facts/terms/findSites";
import { findSymptoms } from "../../../facts/terms/findSymptoms";
import type { PlannedSentence } from "../PlannedSentence";

/** Matches a sentence whose subject is named in an earlier sentence: "It has been …". */
const opensWithPronounPattern = /^(?:It|They|This|That|These|Those|One|The one|Both) /;
/** Matches words with which a sentence about "it" can only be about the complaint: "It started on Monday". */
const aboutComplaintPattern =
  /\b(?:pain\w*|hurts?|sore|start\w*|began|worse\w*|better|happen\w*|last(?:s|ed)|comes?|goes|went|came|wak\w+|radiat\w+|constant|help\w*|edge|relie\w+|dark|mild|severe|swell\w*|swollen|red|itch\w*|bleed\w*|\d+|sharp|dull|burning|dry|days?|weeks?|months?|years?|nights?|mornings?|since)\b/i;

/** Returns whether a sentence begins with a pronoun that only another sentence explains. */
export const isOrphan = (text: string): boolean =>
  opensWithPronounPattern.test(text) && !aboutComplaintPattern.test(text);

/** Matches two persons of whom both would be the patient: "He was crying when the patient got there". */
const patientTwicePattern =
  /^(?:He|She) [^.]{0,60}\b(?:when|before|after|until|while|because) the patient (?!is\b|was\b)[a-z]+/;
/** Matches what clinicians elsewhere did: "They gave the patient an injection". */
const theyTreatedPattern =
  /^They (?:gave|put|took|ran|sent|prescribed|started|kept|admitted|checked|drained|referred|scanned|x-rayed|diagnosed|found|recommended|advised|did (?:an?|some|the|blood)|told (?:the patient|him|her) (?:to|that|it|he|she)) /;

/**
 * Leaves out sentences that begin with "It", "They" and the like, if neither their own words nor a previous sentence
 * from the same turn show what is meant.
 */
export function withoutOrphans(sentences: readonly PlannedSentence[]): PlannedSentence[] {
  return sentences.filter((sentence, i) => {
    if (patientTwicePattern.test(sentence.text)) return false;
    if (!opensWithPronounPattern.test(sentence.text) || aboutComplaintPattern.test(sentence.text)) return true;
    if (findSymptoms(sentence.text).length > 0 || findSites(sentence.text).length > 0) return true;
    // "They gave her an injection": who treated the patient need not be named.
    if (
      sentence.text.startsWith("They ") &&
      (findDrugs(sentence.text).length > 0 || theyTreatedPattern.test(sentence.text))
    )
      return true;
    const before = sentences[i - 1];
    const turns = new Set(sentence.facts.flatMap(({ evidence }) => evidence.map(({ turn }) => turn)));
    return before?.facts.some(({ evidence }) => evidence.some(({ turn }) => turns.has(turn))) ?? false;
  });
}
