import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";

/**
 * Matches a medicine that is named before its clause, which has a pronoun for it: "and the hydrochlorothiazide, I still
 * have that one, the 12.5". The groups are the words before it, the medicine, the clause up to the pronoun, and the
 * rest.
 */
const topicFirstPattern =
  /^((?:(?:and|but|oh|so|well|yeah|yes|no|then),? )*)((?:(?:the|my|a|an|that) )?(?!(?:if|when|because|since|as|after|before|although|while|once|sometimes|lately|recently|honestly|usually|today|yesterday|maybe|no|yes)\b)[a-z][\w-]*(?: [a-z][\w-]*){0,3}), (I (?:(?=\w)(?:have|had|am|was|do|did|not|still|just|only|also|never|always|only|really|stopped|started|been|keep|tried) ){0,3}(?=\w)(?:us(?:e|ed|ing)|tak(?:e|en|ing)|took|tried|have|had|stopped|started|finished|need|put|gave)) (?:that one|this one|that|it|those|them|these)(?=$|[,.; ])(.*)$/i;

/** Matches words for a medicine without its name: "the blue one", "my water tablet". */
const unnamedPattern =
  /\b(?:tablets?|pills?|inhalers?|puffers?|pumps?|creams?|ointments?|sprays?|drops|patch(?:es)?|injections?|gel|(?:blue|brown|purple|pink|green|orange|red|white|yellow|grey|gray|little|big) one)$/i;

/** Returns a sentence with a medicine that is named first in the place of its pronoun: "I still have X, the 12.5". */
export function topicInPlace(sentence: Sentence): Sentence {
  const [, lead = "", topic, clause, rest = ""] = topicFirstPattern.exec(sentence.text) ?? [];
  if (!topic || !clause || (findDrugs(topic).length === 0 && !unnamedPattern.test(topic))) return sentence;
  return {
    ...sentence,
    text: `${lead}${clause} ${topic.replace(/^(?:The|My|An?|That)\b/, (word) => word.toLowerCase())}${rest}`,
  };
}
