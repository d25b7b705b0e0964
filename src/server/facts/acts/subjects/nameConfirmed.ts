import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { namedConditions } from "../../terms/namedConditions";

/** Matches words with which a patient suggests or asks for a diagnosis, and captures it: "So it is | a UTI". */
const suggestsPattern =
  /^(?:(?:so|okay|oh|right|then|and|but|well|yes|yeah),? )*(?:(?:it|this|that) is|is (?:it|this|that)|do (?:you think )?I have|have I got|I have(?: got)?|you (?:are thinking|think|mean)(?: it is| that it is)?|you are saying (?:it is|I have)|could (?:it|this|that) be|do you think (?:it|this|that) is) (?:(?:just|really|actually|definitely|like|still|only|an?|the|my|some) )*([a-z][a-z' -]{2,40}?)(?:,? (?:then|is not it|is it not|right|again|after all|do you think))*[?.]*$/i;
/** Matches an answer that only affirms: "It is", "I'm afraid so". */
const affirmsPattern =
  /^(?:(?:oh|well|yes|yeah|yep|yup|so|okay|mm-?hmm|exactly|correct|right),? ?)*(?:yes|yeah|yep|it is|it does|this is|that is (?:right|correct|it)|exactly|correct|I am afraid (?:so|it is)|unfortunately|it (?:sure|certainly) is|you do|you have)(?:,? (?:yes|yeah|I am afraid|unfortunately|indeed))?[.]?$/i;
/** Matches an answer that affirms with a hedge: "I think so", "most likely". */
const hedgesPattern =
  /^(?:(?:oh|well|yes|yeah|so|okay),? )*(?:I (?:do )?(?:think|believe|suspect) (?:so|it is|that it is)|(?:most |very )?(?:probably|likely)|it (?:could|might|may) be|it looks (?:like it|that way)|I would say so)[.]?$/i;

/**
 * Names the diagnosis that the patient suggested in the clinician's answer: "So it is a UTI." "It is." becomes "you
 * have a UTI". Other sentences are returned as they are.
 */
export function nameConfirmed(sentence: Sentence, { heard, lastSaid }: ReadingState): Sentence {
  const isFirst = lastSaid?.turn !== sentence.turn;
  const isHedged = hedgesPattern.test(sentence.text);
  if (!isFirst || !(isHedged || affirmsPattern.test(sentence.text))) return sentence;
  const said = heard.trim();
  // "I have asthma." "Yeah." only listens.
  const suggested = /\?$|^(?:so|oh)\b/i.test(said) ? suggestsPattern.exec(said)?.[1] : undefined;
  const [condition] = suggested ? namedConditions(suggested) : [];
  if (!suggested || condition?.start !== 0) return sentence;
  return { ...sentence, text: `${isHedged ? "I think you have" : "so you have"} ${suggested}` };
}
