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

/** Matches a medicine by its purpose before its name: "the tablet for the bones, | the alendronic acid". */
const purposeBeforeNamePattern =
  /\b(?:the|my|that|a) (?:[a-z]+ )?(?:tablets?|pills?|injections?|inhalers?|drops|medicines?|medications?|patch(?:es)?|one) (?:that is )?for (?:the |my )?[a-z]+(?: [a-z]+)?, /i;

/** Leaves out the purpose of a medicine before its name: "the tablet for the bones, the alendronic acid". */
function withoutPurposeBefore(sentence: Sentence): Sentence {
  const found = purposeBeforeNamePattern.exec(sentence.text);
  if (!found) return sentence;
  const named = sentence.text.slice(found.index + found[0].length);
  const [drug] = findDrugs(named);
  const isNext = drug && /^(?:the |my |it is )?$/i.test(named.slice(0, drug.start));
  return isNext ? { ...sentence, text: `${sentence.text.slice(0, found.index)}${named}` } : sentence;
}

/**
 * Matches a medicine that "there is", before the clause that says how it is used: "there's some cream | I put on | at
 * night".
 */
const thereIsPattern =
  /^((?:(?:and|oh|so|well|then|also),? )*)there is (?:also )?((?:some|an?|the|my|this) [a-z][\w-]*(?: [a-z][\w-]*){0,2}) (?:that |which )?(I (?:(?:just|only|also|sometimes) )?(?:take|use|put on|rub on|rub in|apply|inhale))(?: it)?(?=$|[.,; ])(.*)$/i;

/** Returns a sentence with such a medicine after its verb: "I put on some cream at night"; null for other sentences. */
function withoutThereIs(sentence: Sentence): Sentence | null {
  const [, lead = "", topic = "", clause = "", rest = ""] = thereIsPattern.exec(sentence.text) ?? [];
  const isMedicine = topic !== "" && (findDrugs(topic).length > 0 || unnamedPattern.test(topic));
  return isMedicine ? { ...sentence, text: `${lead}${clause} ${topic}${rest}` } : null;
}

/**
 * Puts a medicine that is named first in the place of its pronoun: "And X, I still have that one, the 12.5" → "And I
 * still have X, the 12.5". Other sentences are returned unchanged, except for a purpose before the name of a medicine.
 */
export function topicInPlace(said: Sentence): Sentence {
  const there = withoutThereIs(said);
  if (there) return there;
  const sentence = withoutPurposeBefore(said);
  const [, lead = "", topic, clause, rest = ""] = topicFirstPattern.exec(sentence.text) ?? [];
  if (!topic || !clause || (findDrugs(topic).length === 0 && !unnamedPattern.test(topic))) return sentence;
  return {
    ...sentence,
    text: `${lead}${clause} ${topic.replace(/^(?:The|My|An?|That)\b/, (word) => word.toLowerCase())}${rest}`,
  };
}
