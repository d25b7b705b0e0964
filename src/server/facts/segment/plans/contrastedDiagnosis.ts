import type { Sentence } from "../Sentence";

/**
 * Matches a diagnosis that is set aside and the one that is made in its place, in one sentence: "I don't think it's
 * dengue, | he has an ear infection". The groups are the two clauses.
 */
const contrastPattern =
  /^(.{0,60}?\b(?:(?:do|does|did) not (?:think|believe|have)|(?:is|are|was) not|cannot be)\b[^.,;?]{3,60})[,;] ((?:(?:but|I think|I would say|I suspect|rather|more likely),? )*(?:it|this|that|these|you|he|she|they) (?:(?:just|probably|really|clearly|actually|also|more likely) )*(?:is|are|has|have|looks?|sounds?|seems?|could be|may be|might be)\b.+)$/i;
/** Matches a diagnosis followed by the one that it is not: "you have acute bronchitis | , not pneumonia". */
const notAfterPattern =
  /^((?:.{0,60}\b)?(?:is|are|has|have|looks? like|sounds? like|seems? like|with) [^,;?]{3,60}), (?:and )?(?:it is )?not (?=(?:an? )?[a-z][a-z -]{2,30}[.]?$)(?!(?:at|yet|now|today|really|so|too|very|that|as|only|just|sure|going)\b)((?:an? )?[a-z][a-z -]{2,30})[.]?$/i;

/** Returns the clauses of a sentence that contrasts two diagnoses, each as a sentence; else the sentence. */
export function contrastedDiagnosis(sentence: Sentence): Sentence[] {
  const [, before, instead] = contrastPattern.exec(sentence.text) ?? [];
  if (before && instead) return [before, instead].map((text) => ({ ...sentence, text }));
  const [, made, setAside] = notAfterPattern.exec(sentence.text) ?? [];
  return made && setAside ? [made, `it is not ${setAside}`].map((text) => ({ ...sentence, text })) : [sentence];
}
