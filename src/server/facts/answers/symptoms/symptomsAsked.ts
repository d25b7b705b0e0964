import { findSymptoms, type SymptomMention } from "../../terms/findSymptoms";
import type { Exchange } from "../Exchange";

/** Matches words before a symptom that a question sets aside: "Apart from when you | cough, any pain?" */
const setsAsidePattern =
  /\b(?:besides|apart from|other than|aside from|except(?: for)?|outside of),?(?: when(?:ever)?)?(?: (?:you|he|she|they)(?: are| is)?| the| your| this| that)*(?: \w+ing)? $/i;
/** Matches the start of a question about symptoms other than the one after it: "any symptoms besides the | cough". */
const asksForOthersPattern =
  /\b(?:symptoms?|anything|something|issues?|problems?|complaints?|concerns?)(?: (?:else|other|new|at all|going on|bothering you))? (?:besides|apart from|other than|aside from|except(?: for)?|outside of),? (?:(?:the|your|this|that) )?$/i;
/** Matches words before a symptom that a question names as what is treated: "taking anything for the | anxiety". */
const treatedPattern =
  /\b(?:(?:anything|something|medicines?|medications?|meds|pills?|drops|creams?|treatments?|therapy|inhalers?) (?:\w+ )?for|help(?:s|ed|ing)?(?: with)?|reliev(?:e|es|ed|ing)|eas(?:e|es|ed|ing))(?: (?:the|your|this|that|these|those|his|her)){0,2} $/i;
/**
 * Matches words before an act or symptom that a question names only as what may worsen the complaint: "Worse when you |
 * cough", "Does it hurt more with | swallowing".
 */
const worsensPattern =
  /\b(?:worse|worsens?|worst|more|better|hurts?|aggravat\w+|bring it on|brings? (?:it|them|this) on)\b[^?.;]{0,40}?\b(?:when|if|after|with|while|during)(?: (?=\w)(?:you|he|she|they|[a-z]+ing),?(?: [a-z]+,?)?(?: or| and)?){0,3} (?:[a-z]+,? or )?$/i;
/** Matches the words before an act that a question names as a circumstance: "When you | cough |, do you leak?" */
const circumstanceFirstPattern = /^(?:(?:and|so|or|but|okay|then),? )*(?:when(?:ever)?|if|after) (?:you|he|she) $/i;
/** Matches the words after such an act, with which the question itself begins: ", do you leak?" */
const thenAsksPattern = /^(?: [a-z]+){0,3},? (?:do|does|did|is|are|have|has|any|is there|can)\b(?! (?:that|it)\b)/i;
/**
 * Matches words before a symptom that a question takes as known, after the one asked for: "any sputum with your |
 * cough".
 */
const goesWithPattern = /\b(?:with|along with|during|from|because of) (?:your|the|this|that|these|those|his|her) $/i;
/** Matches words before a symptom that was said before: "you mentioned you had a | fever, but did you …". */
const saidBeforePattern =
  /\b(?:you|she|he)(?: have| had)? (?:also |just )?(?:said|mentioned|told (?:me|us)|were saying|was saying)\b[^?]*$/i;
/** Matches the question that follows words such as "you mentioned you had a fever": "but | did you | …". */
const asksNextPattern = /\b(?:have|has|did|do|does|are|is|was|were|any) (?:you|he|she|it|they|there|that)\b|\bany\b/i;
/** Matches a question that asks whether a fever was measured: "Did you check your temperature?" */
const asksIfMeasuredPattern =
  /\b(?:check(?:ed|ing)?|measur(?:e|ed|ing)|tak(?:e|en|ing)|took|record(?:ed)?)(?: (?:it|your|his|her|their|the|a|any))* (?:temperature|temp|fever)\b/i;

/**
 * Returns the symptoms that a question asks for, without those that it sets aside, recalls or whose treatment it asks
 * for.
 */
export function symptomsAsked({ asked, reply }: Exchange): SymptomMention[] {
  // "You said you had a fever?" "No." denies having said so, "You said you had no fever?" "No." denies the fever.
  const isRecalled = ({ start, end }: SymptomMention): boolean =>
    saidBeforePattern.test(asked.slice(0, start)) &&
    (asksNextPattern.test(asked.slice(end)) ||
      (reply.polarity === "no" && !/\bno (?:[a-z]+ )?$/i.test(asked.slice(0, start))));
  const named = findSymptoms(asked).filter(
    (mention) =>
      !treatedPattern.test(asked.slice(0, mention.start)) &&
      !worsensPattern.test(asked.slice(0, mention.start)) &&
      !(
        circumstanceFirstPattern.test(asked.slice(0, mention.start)) && thenAsksPattern.test(asked.slice(mention.end))
      ) &&
      !isRecalled(mention) &&
      !(mention.term.name === "fever" && asksIfMeasuredPattern.test(asked)),
  );
  const meant = named.filter(
    ({ start }, i) =>
      !setsAsidePattern.test(asked.slice(0, start)) && !(i > 0 && goesWithPattern.test(asked.slice(0, start))),
  );
  // "Any symptoms besides the cough?" asks for others only.
  if (reply.polarity === "no" && named.every(({ start }) => asksForOthersPattern.test(asked.slice(0, start))))
    return [];
  return meant.length > 0 ? meant : named;
}
