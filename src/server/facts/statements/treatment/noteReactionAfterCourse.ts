import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";
import type { ReadingState } from "../ReadingState";

/** Matches a reaction that came during a treatment: "he got a rash on day 8", "I broke out in hives". */
const reactionPattern =
  /\b(?:got|had|developed|came out in|broke out in|came up in|started getting) (?:a |an |some |this |these )?(?:[a-z]+ ){0,2}?(rash|hives|welts|blisters|swelling|swollen (?:lips|face|tongue))\b/i;
/** Matches words that show that the treatment caused it, in the same turn: "said to stop it", "on day 8". */
const ofTreatmentPattern =
  /\b(?:stop(?:ped)?(?: taking| giving)? (?:it|that|them)|(?:told|said|asked)[^.;]{0,30}\bto stop|came off (?:it|that)|took (?:me|him|her) off|switch(?:ed)? (?:me|him|her|it)|on (?:like |about )?(?:day|the) (?:\d+|(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) day)|(?:from|with|after) (?:it|that|them))\b/i;
/** Number of the latest facts that are searched for the drug. */
const maxFactsBack = 6;

/**
 * Adds an allergy to the only drug given just before if a turn reports a rash during its course ("They gave him
 * amoxicillin." "Did it help?" "Yes, but he got a rash and we stopped it.").
 * @returns the other sentences of the turn.
 */
export function noteReactionAfterCourse(turn: readonly Sentence[], reading: ReadingState): readonly Sentence[] {
  const at = turn.findIndex(({ text }) => reactionPattern.test(text));
  const sentence = turn[at];
  const said = turn.map(({ text }) => text).join(". ");
  if (!sentence || findDrugs(said).length > 0 || !ofTreatmentPattern.test(said)) return turn;
  const names = new Set(
    reading.facts
      .slice(-maxFactsBack)
      .filter(({ kind, subject }) => kind === "medication" && subject === "patient")
      .flatMap(({ slots }) => slots.name?.text ?? []),
  );
  const [substance] = names;
  if (names.size !== 1 || !substance) return turn;
  const reaction = reactionPattern.exec(sentence.text)?.[1]?.toLowerCase();
  reading.facts = reading.facts.map((fact) =>
    fact.kind === "medication" && fact.slots.name?.text === substance
      ? { ...fact, time: { ...fact.time, when: "past" as const } }
      : fact,
  );
  reading.facts.push(makeFact({ kind: "allergy", from: [sentence], slots: { substance, reaction } }));
  return turn.length > 1 ? turn.toSpliced(at, 1) : turn;
}
