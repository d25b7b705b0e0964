import { hasRelative } from "../../frames/readFamily";
import type { Sentence } from "../../segment/Sentence";
import { findSites } from "../../terms/findSites";
import { findSymptoms } from "../../terms/findSymptoms";

/** Number of a speaker's first sentences in which the person can be named. */
const firstSentences = 3;
/** Matches a first sentence about another person, or that says that the speaker has brought one. */
export const opensOnOtherPattern =
  /^(?:(?:well|so|hi|hello|yeah|yes),? )*(?:he|she) (?:is|has|was|had|keeps|started|will not|cannot|does|did)\b|\bI (?:have |had to |wanted to )?(?:brought|bring) (?:in )?(?:him|her|my)\b/i;
/** Matches "his" or "her" before a part of the body. */
const ofOtherPattern = /\b(?:his|her|him)\b/i;
/** Matches words about oneself: "I", "my". */
const ofSelfPattern = /\b(?:I|me|my|mine|we|our)\b/;

/** Matches a sentence that only names a relative, as whom "he" before it meant: "My husband, I mean." */
const onlyKinPattern =
  /^(?:(?:oh|no|well|sorry|it is|that is|I mean),? )*my [a-z]+(?:,? (?:I mean|not me|that is))*[.!]?$/i;
/** Matches words for what is one's own: "my", "our". */
const ownPattern = /\b(?:my|our)\b/i;

/**
 * Returns whether the first sentence is a complaint of another person whom the speaker does not name, then or right
 * after it, so that "he" can only be the patient: "He's got a cough", "It started on his tummy".
 */
export function opensOnOthersComplaint(spoken: readonly Sentence[]): boolean {
  const [first] = spoken;
  if (!first || ofSelfPattern.test(first.text) || hasRelative(first.text)) return false;
  if (!opensOnOtherPattern.test(first.text) && !ofOtherPattern.test(first.text)) return false;
  const namesKin = spoken
    .slice(0, firstSentences)
    .some(({ turn, text }) =>
      turn === first.turn ? ownPattern.test(text) && hasRelative(text) : onlyKinPattern.test(text),
    );
  return !namesKin && (findSymptoms(first.text).length > 0 || findSites(first.text).length > 0);
}
