/** Speaker roles; `informant` is a companion or an interpreter. */
export type Role = "clinician" | "patient" | "informant";

/** One sentence of cleaned speech with its position in its turn. */
export interface Sentence {
  /** Id of its turn. */
  turn: string;
  /** Index of its turn in the visit. */
  at: number;
  by: Role;
  text: string;
  /** Its characters in the turn's raw text, `end` exclusive. */
  start: number;
  end: number;
  /** Where its earlier parts were said, if the listener interrupted it. */
  before?: readonly { turn: string; start: number; end: number }[];
}
