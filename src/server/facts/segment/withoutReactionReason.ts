import { findDrugs } from "../terms/findDrugs";
import type { Sentence } from "./Sentence";

/**
 * Matches a reason that names what an earlier drug did to the patient, and captures the reason: "but since | codeine
 * makes you sick |, let us use ketorolac".
 */
const reasonPattern =
  /(?:^|,? )(?:(?:but|and|so|though),? )?(?:since|because|as|given that|seeing (?:as|that|how)) ((?:the |that |your )?(?:[a-z-]+ ){1,3}(?:(?:just |always |really )?(?=\w)(?:gave|gives|given|made|makes|caused|causes|upset|upsets|knocked|knocks|messed)|has (?:given|made|caused|upset)) (?=\w)(?:you|him|her|them|your|his|their)\b[^,.;]{0,60})(?:, ?|(?=[.;]|$))/i;

/** A clinician's sentence in parts: orders without the reason, and the reason; see `withoutReactionReason`. */
interface ReasonedSentence {
  parts: Sentence[];
  /** The reason as a sentence: "codeine makes you sick". */
  reason: Sentence | null;
}

/**
 * Separates an order from the reaction to another drug that is its reason, so that this drug is not ordered and the
 * ordered drug has no reaction: "Let us try azelastine, since Flonase gave you nosebleeds".
 */
export function withoutReactionReason(sentence: Sentence): ReasonedSentence {
  const found = reasonPattern.exec(sentence.text);
  const reason = found?.[1];
  if (!found || !reason || findDrugs(reason).length === 0) return { parts: [sentence], reason: null };
  const parts = [sentence.text.slice(0, found.index), sentence.text.slice(found.index + found[0].length)]
    .map((text) => text.trim())
    .filter((text) => text.split(" ").length > 1);
  return { parts: parts.map((text) => ({ ...sentence, text })), reason: { ...sentence, text: reason } };
}
