/** A symptom: its name in a note, its body system, and its spoken forms. */
export interface SymptomTerm {
  name: string;
  system: string;
  /** Source of a pattern without anchors; specific terms precede general ones. */
  pattern: string;
  /** True if the name includes a body part: "knee swelling". */
  takesSite?: boolean;
}

export const any = "(?:any |some |a lot of |much |your |my |his |her |the )?";

export function of(system: string, entries: readonly (readonly [string, string])[]): SymptomTerm[] {
  return entries.map(([name, pattern]) => ({ name, system, pattern }));
}

export function sited(system: string, entries: readonly (readonly [string, string])[]): SymptomTerm[] {
  return of(system, entries).map((term) => ({ ...term, takesSite: true }));
}
