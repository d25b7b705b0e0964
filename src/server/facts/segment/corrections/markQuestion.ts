import { namesOnlyRegimens } from "../../frames/readMedications";
import { findConditions } from "../../terms/findConditions";
import { findSymptoms } from "../../terms/findSymptoms";
import { toDigits } from "../numbers/toDigits";

/** Maximum number of words of a question that only names what is asked about, "hit your head at all recently". */
const maxWords = 7;
/** Matches words of assent, commands and statements, which are no questions. */
const statesPattern =
  /^(?:(?:okay|ok|so|and|alright|right|well|um|uh),? ){0,2}(?:but|okay|ok|alright|right|sure|good|great|got|gotcha|perfect|sorry|thanks?|thank|yes|yeah|no|mm|mhm|hm|I|i|im|we|well|it|its|that|thats|this|there|theres|the|you|youre|your|he|she|they|let|lets|take|lift|open|look|follow|breathe|push|squeeze|keep|stop|continue|start|because|since|if|when|for|with|likely|probably|maybe|possible|possibly)\b/;
/** Matches what patients are asked in a few words without a subject: "hit your head", "ever had surgery". */
const asksWithoutSubjectPattern =
  /^(?:(?:okay|ok|so|and|alright|right|or),? ){0,2}(?:(?:hit|hurt|bump(?:ed)?|injured) your|ever|been|had|noticed|lost|smoke|drink|vape|bringing|coughing|throwing|passing|sleeping|eating|recent|taking|tried|alcohol|tobacco|cigarettes|drugs|allergies|noise|sound|kids|married)\b/;
/** Matches a subject or verb of a statement, or a word that breaks off at the end. */
const hasSubjectPattern = /\b(?:you|he|she|I|we|it|they|this|that|there|is|are|was|were)(?:'[a-z]+)?\b|-$/i;
/** Matches a reply that begins with a yes, a no or a degree: "nope", "a little". */
const repliesPattern =
  /^(?:(?:um|uh|oh|well),? )*(?:yes|yeah|yep|yup|no|nope|nah|not|never|none|nothing|a little|a bit|sometimes|occasionally|maybe|just|only|mm-?hmm|uh-?huh)\b/i;

/** Matches the last sentence of a turn. */
const lastSentencePattern = /(?:^|[.!?] )([^.!?]+(?:\.\d[^.!?]*)*)\.?$/;
/** Matches a reply that confirms or corrects what was just read out. */
const confirmsPattern =
  /^(?:(?:um|uh|oh|well),? )*(?:yes|yeah|yep|yup|right|correct|that is|that's|no|nope|still|both|mm-?hmm)\b/i;

/** Returns a turn that ends with a list of medicines which the next turn confirms, with a question mark. */
function asMedicinesAsked(text: string, reply: string): string | null {
  const last = lastSentencePattern.exec(text)?.[1] ?? "";
  const isListed =
    confirmsPattern.test(reply) && /\d|\b(?:once|twice|daily)\b/.test(last) && namesOnlyRegimens(toDigits(last));
  return isListed ? `${text.replace(/\.$/, "")}?` : null;
}

/**
 * Adds the question mark to a clinician's turn that a recognizer wrote without punctuation, if the turn only names what
 * is asked about and `reply`, the next turn, answers it: "neck stiffness or fever" before "no" → "neck stiffness or
 * fever?"; also to a turn that ends with a list of medicines. Other turns are returned unchanged.
 */
export function markQuestion(text: string, reply: string): string {
  const listed = asMedicinesAsked(text, reply);
  if (listed !== null) return listed;
  if (/[.,?!;]/.test(text) || text.split(" ").length > maxWords || !repliesPattern.test(reply)) return text;
  if (statesPattern.test(text)) return text;
  const isNamed =
    asksWithoutSubjectPattern.test(text) ||
    (!hasSubjectPattern.test(text) && (findSymptoms(text).length > 0 || findConditions(text).length > 0));
  return isNamed ? `${text}?` : text;
}
