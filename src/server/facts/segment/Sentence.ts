/** Speaker roles; `informant` is a companion or an interpreter. */
export type Role = "clinician" | "patient" | "informant";

/** One sentence of cleaned speech with its position in its turn. */
export interface Sentence {
  turn: string;
  /** Index of its turn in the visit. */
  at: number;
  by: Role;
  text: string;
  /** Characters of the turn's raw text, `end` exclusive. */
  start: number;
  end: number;
}
