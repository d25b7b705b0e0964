import type { Fact } from "../../../facts/Fact";
import { findDrugs } from "../../../facts/terms/findDrugs";
import { findSites } from "../../../facts/terms/findSites";
import { findSymptoms } from "../../../facts/terms/findSymptoms";
import { evidenceOf, type PlannedSentence } from "../PlannedSentence";

/** Matches a sentence whose subject is named in an earlier sentence: "It has been …". */
const opensWithPronounPattern = /^(?:It|They|This|That|These|Those|One|The one|Both) /;
/** Matches words with which a sentence about "it" can only be about the complaint: "It started on Monday". */
const aboutComplaintPattern =
  /\b(?:pain\w*|hurts?|sore|start\w*|began|worse\w*|better|happen\w*|last(?:s|ed)|comes?|goes|went|came|wak\w+|radiat\w+|constant|dark|mild|severe|swell\w*|swollen|red|itch\w*|bleed\w*|\d+|sharp|dull|burning|dry|days?|weeks?|months?|years?|nights?|mornings?|since)\b/i;
/** Matches words with which "it" is rather a treatment or a cause than the complaint: "It took the edge off". */
const aboutTreatmentPattern =
  /\b(?:help(?:s|ed|ing)?\b|edge off|reliev(?:es?|ing)|relief|could be|could have been|might be|may be)\b/i;

/** Returns whether a sentence begins with a pronoun that only another sentence explains. */
export const isOrphan = (text: string): boolean =>
  opensWithPronounPattern.test(text) && !aboutComplaintPattern.test(text);

/** Matches two people who would both be the patient: "He was crying when the patient got there". */
const patientTwicePattern =
  /^(?:He|She) [^.]{0,60}\b(?:when|before|after|until|while|because) the patient (?!is\b|was\b)[a-z]+/;
/** Matches what clinicians elsewhere did: "They gave the patient an injection". */
const theyTreatedPattern =
  /^They (?:gave|put|took|ran|sent|prescribed|started|kept|admitted|checked|drained|referred|scanned|x-rayed|diagnosed|found|recommended|advised|did (?:an?|some|the|blood)|told (?:the patient|him|her) (?:to|that|it|he|she)) /;

/** Maximum distance of a turn from the turn that explains it. Turns from which nothing was read are not counted. */
const maxTurnsApart = 2;

/**
 * Leaves out sentences that begin with "It", "They" and the like, if neither their own words nor the sentence before
 * show what is meant. That sentence must be from the same turn; for the effect of a treatment, from the turns just
 * before.
 * @param facts all facts of the history, in spoken order.
 */
export function withoutOrphans(sentences: readonly PlannedSentence[], facts: readonly Fact[]): PlannedSentence[] {
  const positions = new Map(evidenceOf(facts).map((turn, position) => [turn, position]));
  return sentences.filter((sentence, i) => {
    const { text } = sentence;
    if (patientTwicePattern.test(text)) return false;
    if (!opensWithPronounPattern.test(text) || /^This is (?:an? )?\d/.test(text)) return true; // "This is a 52-year-old"
    const own = evidenceOf(sentence.facts);
    const before = sentences[i - 1];
    const earlier = before ? evidenceOf(before.facts) : [];
    if (aboutTreatmentPattern.test(text))
      return own.some((turn) =>
        earlier.some((other) => Math.abs((positions.get(turn) ?? 0) - (positions.get(other) ?? 0)) <= maxTurnsApart),
      );
    if (aboutComplaintPattern.test(text) || findSymptoms(text).length > 0 || findSites(text).length > 0) return true;
    // "They gave her an injection": who treated the patient need not be named.
    if (text.startsWith("They ") && (findDrugs(text).length > 0 || theyTreatedPattern.test(text))) return true;
    return own.some((turn) => earlier.includes(turn));
  });
}
