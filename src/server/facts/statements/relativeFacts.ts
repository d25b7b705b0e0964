import { personNamed } from "../acts/subjects/personNamed";
import { livesIn, withLives } from "../answers/family/relativeLife";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { hasRelative, readFamily } from "../frames/readFamily";
import type { Sentence } from "../segment/Sentence";
import { findDrugs } from "../terms/findDrugs";

/** Matches a pronoun for another person as the subject of a sentence: "but she". */
export const aboutOtherPattern = /^(?:(?:and|but|so|then|well),? )*(he|she|they)\b/i;
/** Matches a treatment by unnamed people or what it did: "They increased it", "It helped". */
export const treatsPattern =
  /^(?:(?:and|but|so|now|then|well|also),? )*(?:they|the (?:doctors?|hospital|specialist|ward|clinic)|it|that|this) (?:(?:have|has|had|also|just|really|only|was|is|all|then) )*(?:switch|chang|increas|doubl|put|start|stopp?|gave|given|mov|swapp?|halv|reduc|took|mak|made|help|work|suit|upset|add|prescrib|try|tried)/i;

/** Matches a pronoun for another person as an object: "makes him sick". */
const objectPattern = /\b(?:him|her)\b/i;

/** Returns whether another person is a relative and not a friend, colleague or pet. */
const isRelative = (person: string): boolean =>
  !/\b(?:friend|(?:room|flat|house|class|team|work)?mate|co-?worker|colleague|neighbou?r|dog|cat|boss)/i.test(person) &&
  hasRelative(person);

/** Replaces "he", "she" or "they" at the start of a sentence by the relative: "my mother is 93". */
const withRelative = (sentence: Sentence, relative: string): Sentence => ({
  ...sentence,
  text: sentence.text.replace(aboutOtherPattern, `my ${relative}`),
});

/** Returns whether a sentence about a relative says how old the relative is or was: "She is 93." */
export const statesAge = (sentence: Sentence, relative: string | null): boolean =>
  relative !== null && isRelative(relative) && livesIn([withRelative(sentence, relative)]).length > 0;

/**
 * Reads the diseases of a relative, and whether the relative lives. Without these, keeps the sentence as a statement
 * about the relative, friend or pet, unless it is about a treatment and could be read as the patient's.
 */
export function relativeFacts(sentence: Sentence, relative: string, from: readonly Sentence[]): Fact[] {
  const isKin = isRelative(relative);
  const named = withRelative(sentence, relative);
  const family = isKin
    ? readFamily(named).map((fact) => (fact.slots.relative ? fact : { ...fact, subject: { relative } }))
    : [];
  const lives = isKin ? livesIn([named]) : [];
  if (lives.length > 0) return withLives(family, lives);
  if (family.length > 0) return family;
  // "They switched her to apixaban" would read as said about the patient.
  if (personNamed(sentence.text) === undefined && findDrugs(sentence.text).length > 0) return [];
  // "The chemo makes him sick" does not name who is meant.
  const isNamed = personNamed(sentence.text) !== undefined || aboutOtherPattern.test(sentence.text);
  if (!isNamed && objectPattern.test(sentence.text)) return [];
  if (treatsPattern.test(sentence.text)) return [];
  return [
    makeFact({
      kind: "statement",
      from,
      subject: isKin ? { relative } : { other: relative },
      slots: { relative, detail: sentence.text },
      said: sentence.text,
    }),
  ];
}
