import { hasPlanContent } from "../frames/hasPlanContent";

/** Matches a dictation to a scribe or staff about the patient: "This is Ann Lee, a 60-year-old woman". */
const dictatesPattern =
  /\b\d+[- ]year[- ]old (?:(?:white|black|asian|hispanic|pleasant|healthy) )?(?:male|female|man|woman|gentleman|lady|patient)\b|^(?:and |so )*(?:nurse|the (?:nurse|medical assistant|front desk)) (?:will|can|is)\b/i;

/**
 * Matches what the clinician repeats of the history ("you said") or says about diseases in general ("it can also be"):
 * it explains nothing about the patient's disease.
 */
const recapsPattern =
  /^(?:(?:and|so|but|now|because|sometimes|usually|often),? )*(?:you (?:have been|had|were|said|mentioned|did)\b|(?:it|that|this|they|these|those|there) (?:can|could|may|might) (?:also |even |just |sometimes |still )*(?!(?:take|get|be (?:a |up to )?\d|last|heal|recur|come back|spread|be contagious)\b)|that (?:can|could|will|would|should) (?:also )?help\b)/i;
/** Maximum number of words of a remark that explains nothing: "It will be all right". */
const maxRemarkWords = 5;

/** Matches the start of an explanation: "It", "Most", "Usually the". */
const opensExplanationPattern =
  /^(?:and |so |but |now |because |sometimes |usually |often |unfortunately )*(?:it|this|that|these|those|they|the|your|you|most|there|surgery|recovery|if)\b/i;

/** Returns whether a sentence explains the disease or its course to the patient. */
export function explains(text: string): boolean {
  return (
    !dictatesPattern.test(text) &&
    !recapsPattern.test(text) &&
    opensExplanationPattern.test(text) &&
    hasPlanContent(text) &&
    /\b(?:is|are|can|will|may|might|means|causes?|helps?|takes?|should|could|has|have|usually|happens?|makes?)\b/i.test(
      text,
    ) &&
    text.split(" ").length > maxRemarkWords &&
    !/\b(?:questions?|sound|okay with|make sense|thank|sorry|glad|see you|insurance|nurse will|front desk|check out)\b/i.test(
      text,
    )
  );
}
