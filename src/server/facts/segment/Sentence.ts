/** Speaker roles; `informant` is a companion or an interpreter. */
export type Role = "clinician" | "patient" | "informant";

/** One sentence of cleaned speech with its position in its turn. */
export interface Sentence {
  /** Id of its turn. */
  turn: string;
  /** Index of its turn in the visit. */
  at: number;
  /** Who says it. */
  by: Role;
  /** Who the informant is, if the turn has a name: "Daughter". */
  name?: string;
  text: string;
  /** True if `text` is another person's sentence, rewritten as if the patient spoke. */
  isRetold?: true;
  /** Its characters in the turn's raw text, `end` exclusive. */
  start: number;
  end: number;
  /**
   * Positions of further words that `text` rests on: those before an interruption, those that name what "it" means, or
   * a correction of the side.
   */
  before?: readonly { turn: string; start: number; end: number }[];
  /** An instruction to seek care with its condition: "if you faint", "go to the ER". */
  net?: { when: string; object: string };
}
