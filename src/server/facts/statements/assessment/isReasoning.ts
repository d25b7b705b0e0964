import { testNamed } from "../../frames/readResult";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";

/**
 * Maximum number of words of a remark that says too little to be noted: "You are still coughing", "It is healing well".
 */
export const maxRemarkWords = 4;

/** Matches words with which a clinician judges a disease, a treatment or a value: "stable", "doing well". */
const judgesPattern =
  /\b(?:I (?:do )?(?:think|believe|suspect|feel)|likely|stable|well[- ]controlled|(?:not|under|out of) control\w*|controlled|doing (?:really |very |pretty )?well|improv\w+|worse\w*|caused by|due to|because|secondary to|related to|responding|elevated|normal|healing|risk|goal|concern\w*|consistent|sounds? like|appears?|means|good|indicated|warranted|symptomatic|evidence of|reassur\w+|contribut\w+|comfortable|suggests?|explains)\b/i;

/** Matches what a clinician can judge besides diseases, drugs, symptoms and tests: "levels", "function", "joint". */
const judgedPattern =
  /\b(?:pain|symptoms?|pressure|sugars?|levels?|weight|fluid|inflam\w+|infect\w*|function|heal\w+|risk|surgery|numbers|control\w*|stable|treatment|medications?|injur\w+|tendon|muscles?|nerves?|bones?|joint|liver|kidneys?|heart|lungs?|thyroid|chest|scope|endoscopy|procedure|stress)\b/i;

/** Matches the effect of something that only the sentence before names: "It raises the risk of a stroke". */
const effectOfUnnamedPattern =
  /^(?:it|that|this) (?:(?:can|could|may|might|will|also) ){0,2}(?:raises?|increases?|causes?|lowers?|reduces?)\b/i;

/** Returns whether a sentence of the plan judges a disease, a drug, a symptom or a measurement. */
export function isReasoning(text: string): boolean {
  return (
    judgesPattern.test(text) &&
    !effectOfUnnamedPattern.test(text) &&
    (findConditions(text).length > 0 ||
      findDrugs(text).length > 0 ||
      findSymptoms(text).length > 0 ||
      testNamed(text) !== null ||
      judgedPattern.test(text)) &&
    text.split(" ").length > maxRemarkWords &&
    !/\b(?:fantastic|welcome|congratulations|proud|good idea|great job|awesome|funny|bless|love|wonderful|nice)\b/i.test(
      text,
    ) &&
    !/\b(?:questions?|sound good|okay with|make sense|thank|sorry|hear that|glad|nice|see you)\b/i.test(text)
  );
}
