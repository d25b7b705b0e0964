/** A symptom: its name in a note, its body system, and its spoken forms. */
export interface SymptomTerm {
  name: string;
  system: string;
  /** Source of a pattern without anchors; specific terms precede general ones. */
  pattern: string;
  /** True if a body part said with the symptom becomes part of its name: "knee swelling". */
  takesSite?: boolean;
}

/** Source of a pattern for optional words before a noun. */
export const optionalWords = "(?:any |some |a lot of |much |your |my |his |her |the )?";

/** Source of a pattern for words with which a patient expects something to happen: "thought I was going to". */
export const expected =
  "(?:thought|(?:feel|feeling|felt) like|felt as if|afraid|scared|worried|terrified|convinced)(?: that)? (?:I|he|she|they) (?:would|might|could|may|will|(?:was|were|am|is|are) (?:going|about) to)";

/** Source of a pattern for fainting that almost happened or was expected: "about to pass out". */
export const almostFaints = `(?:(?:going|about|ready) to|almost|nearly|might|gonna|${expected}) (?:just )?(?:faint(?:ed)?|pass(?:ed)? out|black(?:ed)? out|lose consciousness|lost consciousness)|(?:feel|feeling|felt) like (?:fainting|passing out|blacking out)`;
/** Source of a pattern for vomiting that almost happened or was expected: "I felt like throwing up". */
export const almostVomits = `(?:(?:going|about|ready|want(?:ed|ing)?) to|${expected}) (?:just )?(?:throw up|vomit|puke|be sick)|(?:almost|nearly) (?:threw up|vomited|puked)|(?:feel|feeling|felt) like (?:throwing up|vomiting|puking|being sick)`;

/** Returns the terms of a body system from pairs of name and pattern. */
export function termsOf(system: string, entries: readonly (readonly [string, string])[]): SymptomTerm[] {
  return entries.map(([name, pattern]) => ({ name, system, pattern }));
}

/** Returns the terms of a body system, from pairs of name and pattern, that take a body part. */
export function termsWithSite(system: string, entries: readonly (readonly [string, string])[]): SymptomTerm[] {
  return termsOf(system, entries).map((term) => ({ ...term, takesSite: true }));
}

/** Source of a pattern for waking short of breath. */
export const wakesBreathless =
  "paroxysmal nocturnal dyspn(?:o)?ea|(?:wak(?:e|es|ing|en)|woke|woken)(?: (?:you|me|him|her|them))?(?: up)?(?: (?:at|in the) night)? (?:gasping|breathless|short of breath|(?:fighting|choking) for (?:breath|air))(?: for (?:air|breath))?";
