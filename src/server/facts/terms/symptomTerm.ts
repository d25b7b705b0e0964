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

/** Returns the terms of a body system from pairs of name and pattern. */
export function termsOf(system: string, entries: readonly (readonly [string, string])[]): SymptomTerm[] {
  return entries.map(([name, pattern]) => ({ name, system, pattern }));
}

/** Returns the terms of a body system, from pairs of name and pattern, that take a body part. */
export function termsWithSite(system: string, entries: readonly (readonly [string, string])[]): SymptomTerm[] {
  return termsOf(system, entries).map((term) => ({ ...term, takesSite: true }));
}
