import type { AskedItem } from "../../acts/matchItems";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { SymptomMention } from "../../terms/findSymptoms";
import { type Exchange, questionAndAnswer } from "../Exchange";

/** Matches an answer that names only an ache, to a question that lists symptoms: "A bit achy", "just a little sore". */
const feelsAchePattern =
  /^(?:(?:yes|yeah|well|I (?:do|am|feel|have been)|just|maybe|kind of|sort of|a|an|little|bit|some|slightly|pretty|quite|very|really|feeling|mild),? )*(?:ach(?:e?y|ing|es)|sore(?:ness)?)(?:,? (?:yes|yeah|I (?:guess|would say|suppose)|all over|overall))*\W*$/i;

/**
 * Returns the answers to a list of symptoms if the answer is only an ache: "A bit achy" affirms the body aches asked
 * about or, if those were not asked about, the muscle aches, and leaves the others open. Null otherwise.
 */
export function acheOf(items: readonly AskedItem[], answer: string): readonly ("present" | "unanswered")[] | null {
  if (!feelsAchePattern.test(answer)) return null;
  const meant = ["body aches", "muscle aches"].find((name) => items.some(({ key }) => key === name));
  return meant ? items.map(({ key }) => (key === meant ? ("present" as const) : ("unanswered" as const))) : null;
}

/** Matches what a person lacks in the words of a question: "so you are not able to | smell". */
const lacksPattern = /\b(?:not|cannot|unable|could not|can't|couldn't)\b/i;

/**
 * Returns whether an answer confirms a lack that the question states: "So you can't smell?" "No." or "Yeah, nothing."
 */
export const isConfirmedLack = (asked: string, { words }: SymptomMention, { reply }: Exchange): boolean =>
  lacksPattern.test(words) &&
  /^(?:(?:so|and|but|okay|then) )*you\b/i.test(asked) &&
  (reply.polarity === "yes" || reply.polarity === "no") &&
  !/\b(?:I (?:can|could|am|do)|it is (?:fine|normal|okay)|fine|normal)\b/i.test(reply.rest);

/** Matches words that say that a temperature was not taken: "I didn't check". */
const notMeasuredPattern = /\b(?:did|have) not (?:really |actually |even )?(?:check|measur|take|took|taken)\w*/i;

/**
 * Returns whether an answer affirms a fever with a hedge, and says that it was not measured: "Maybe, I didn't check".
 */
export const isUnmeasured = ({ term }: SymptomMention, spoken: string): boolean =>
  term.name === "fever" &&
  notMeasuredPattern.test(spoken) &&
  (unsurePattern.test(spoken) || /\bI think\b/i.test(spoken));

/** Matches words of a patient who does not know whether it was a fever: "maybe", "not sure". */
const unsurePattern = /\b(?:maybe|might|not sure|do not (?:really )?know|possibly|perhaps)\b/i;

/** Matches a "yes" that takes back the "no" before it: "No chills. Well, yeah, a couple of nights ago". */
export const takesBackNoPattern = /[,.;] (?:(?:oh|actually|well|hmm),? ){1,3}(?:yes|yeah|yep)\b/i;
/** Matches a throat that is not sore although something is felt: "A tickle, but not sore". */
const notSorePattern =
  /\b(?:not|never)(?: (?:really|quite|exactly|actually|what I would call))? (?:a )?sore(?!,? but)\b/i;

/** Returns "reduced sense of smell" or "taste" if an answer says that it is hard, not impossible; or null. */
export function reducedSense({ term }: SymptomMention, spoken: string): string | null {
  const sense = /^loss of (smell|taste)$/.exec(term.name)?.[1];
  return sense && new RegExp(`\\b(?:can (?:barely|hardly)|(?:hard|difficult|harder) to) ${sense}\\b`, "i").test(spoken)
    ? `reduced sense of ${sense}`
    : null;
}

/** Matches a fever that was felt and not measured: "I felt really hot"; not "it was hot" of the weather. */
const feltHotPattern =
  /(?<!\b(?:it|that|this|here|there|outside|weather|room|place|water|day|house|car|gym)(?: has| had)? )\b(?:felt|feel|feeling|been|was|am|is|are) (?:(?:a (?:little|bit)|really|very|kind of|sort of|pretty|quite|so|just) )*(?:hot|warm|feverish|like I (?:am|was) burning)\b/i;

/** Matches a measured temperature of a fever: "38.6", "one oh two" is "102" by now. */
const measuredPattern = /\b(?:3[89]|4[01]|10[0-5])(?:\.\d)?\b(?! (?:days?|hours?|weeks?|minutes?))/;

/**
 * Reads an answer to a question about fever that says how it felt: a subjective fever, a possible one if the patient is
 * not sure; a fever with its value if it was measured. Null for other questions and answers. `words`: matches the
 * symptom asked about.
 */
export function feltFever(exchange: Exchange, { term }: SymptomMention, spoken: string, words: RegExp): Fact[] | null {
  if (term.name !== "fever" || !feltHotPattern.test(spoken) || words.test(spoken)) return null;
  const value = measuredPattern.exec(spoken)?.[0];
  return [
    makeFact({
      kind: "symptom",
      from: questionAndAnswer(exchange),
      ...(!value && unsurePattern.test(spoken) && { certainty: "possible" as const }),
      slots: { name: value ? "fever" : "subjective fever", system: "Constitutional", value },
    }),
  ];
}

/** Returns whether an answer says that a throat is not sore although something is felt. */
export const isNotSore = ({ term }: SymptomMention, spoken: string): boolean =>
  term.name === "sore throat" && notSorePattern.test(spoken);
