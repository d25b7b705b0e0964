import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import { drugName, findDrugs } from "../../terms/findDrugs";
import type { ReadingState } from "../ReadingState";

/** Matches a reaction that came during a treatment: "he got a rash on day 8", "I broke out in hives". */
const reactionPattern =
  /\b(?:got|had|developed|came out in|broke out in|came up in|started getting) (?:a |an |some |this |these )?(?:[a-z]+ ){0,2}?(rash|hives|welts|blisters|swelling|swollen (?:lips|face|tongue))\b/i;
/** Matches words that show that the treatment caused it, in the same turn: "said to stop it", "on day 8". */
const ofTreatmentPattern =
  /\b(?:stop(?:ped)?(?: taking| giving)? (?:it|that|them)|(?:told|said|asked)[^.;]{0,30}\bto stop|came off (?:it|that)|took (?:me|him|her) off|switch(?:ed)? (?:me|him|her|it)|on (?:like |about )?(?:day|the) (?:\d+|(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) day)|(?:from|with|after) (?:it|that|them))\b/i;
/**
 * Matches a drug that was given to the patient, and a reaction after it, in one turn: "they put me on Bactrim | and I
 * came out in hives". The group is the words with the drug. A parent's sentences about a child have been rewritten with
 * "I" before, so "he" and "she" are other people.
 */
const givenThenReactionPattern =
  /\b((?:(?:they|she|he|we|it|the (?:doctor|clinic|hospital|dentist|er)|my (?:doctor|dentist|gp)) (?:gave|put|started|prescribed) me|I (?:took|was (?:on|given|put on|prescribed|started on)|got|tried|started))\b[^.;?]{3,60}?)(?:,? (?:and|but|then|and then)|[.,]) (?:and |but )?(?:then )?(?:(?:I|it|my [a-z]+) )?(?:got|developed|came out in|broke out in|came up in|came out with|broke out with|gave me|swelled up|swole up) (?:a |an |some |this |in |all over )?(?:[a-z]+ ){0,2}?(?:rash|hives|welts|blisters|swelling)\b/i;
/** Matches a time long ago: "in May", "years ago", "as a kid". */
const longAgoPattern =
  /\b(?:in (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:19|20)\d\d|my (?:teens|twenties|thirties)|high school|college)|last (?:year|spring|summer|fall|autumn|winter|time)|(?:years?|months?) ago|as a (?:child|kid|teenager|baby|boy|girl|lad)|back in|when I was|(?:the )?first time|one time|once)\b/i;
/** Matches words of a reaction that is not over: "I still have it", "since yesterday". */
const notOverPattern =
  /\b(?:still|today|now|this (?:morning|week)|yesterday|last night|days ago|not (?:gone|going) away|anyway|regardless)\b/i;

/**
 * Returns the only drug of a turn that says that it was given long ago and was followed by a rash, hives or swelling;
 * null otherwise.
 */
function drugOfOldReaction(said: string): string | null {
  const given = givenThenReactionPattern.exec(said)?.[1];
  if (!given || !longAgoPattern.test(said) || notOverPattern.test(said)) return null;
  const [drug, ...others] = findDrugs(given);
  return drug && others.every(({ generic }) => generic === drug.generic) ? drugName(drug.name) : null;
}

/** Returns the sentence without the course of the drug and what follows; nothing if it says no more. */
function beforeCourse(sentence: Sentence): readonly Sentence[] {
  const at = givenThenReactionPattern.exec(sentence.text)?.index ?? 0;
  const text = sentence.text.slice(0, at).replace(/,?(?: and| but| when)? ?$/i, "");
  return text.split(" ").length > 2 ? [{ ...sentence, text }] : [];
}

/** Number of the latest facts that are searched for the drug. */
const maxFactsBack = 6;

/**
 * Adds an allergy to the only drug given just before if a turn reports a rash during its course ("They gave him
 * amoxicillin." "Did it help?" "Yes, but he got a rash and we stopped it."), or to the drug that the turn itself names
 * ("They put me on Bactrim in May and I came out in hives").
 * @returns the sentences of the turn that remain to be read.
 */
export function noteReactionAfterCourse(turn: readonly Sentence[], reading: ReadingState): readonly Sentence[] {
  const at = turn.findIndex(({ text }) => reactionPattern.test(text));
  const sentence = turn[at];
  const said = turn.map(({ text }) => text).join(". ");
  if (!sentence) return turn;
  const reaction = reactionPattern.exec(sentence.text)?.[1]?.toLowerCase();
  const own = drugOfOldReaction(said);
  if (own) {
    const from = turn.filter(
      (part) => part === sentence || findDrugs(part.text).some(({ name }) => drugName(name) === own),
    );
    reading.facts.push(makeFact({ kind: "allergy", from, slots: { substance: own, reaction } }));
    return turn.flatMap((part) => (from.includes(part) ? beforeCourse(part) : part));
  }
  if (findDrugs(said).length > 0 || !ofTreatmentPattern.test(said)) return turn;
  const names = new Set(
    reading.facts
      .slice(-maxFactsBack)
      .filter(({ kind, subject }) => kind === "medication" && subject === "patient")
      .flatMap(({ slots }) => slots.name?.text ?? []),
  );
  const [substance] = names;
  if (names.size !== 1 || !substance) return turn;
  reading.facts = reading.facts.map((fact) =>
    fact.kind === "medication" && fact.slots.name?.text === substance
      ? { ...fact, time: { ...fact.time, when: "past" as const } }
      : fact,
  );
  reading.facts.push(makeFact({ kind: "allergy", from: [sentence], slots: { substance, reaction } }));
  return turn.length > 1 ? turn.toSpliced(at, 1) : turn;
}
