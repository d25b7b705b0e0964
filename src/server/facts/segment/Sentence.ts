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
  /** True if `text` is not what was said: another person's words as if the patient spoke. */
  isRetold?: true;
  /** Its characters in the turn's raw text, `end` exclusive. */
  start: number;
  end: number;
  /** If the listener interrupted the sentence: the positions of its words before the interruption. */
  before?: readonly { turn: string; start: number; end: number }[];
  /** An instruction to seek care with its condition: "if you faint", "go to the ER". */
  net?: { when: string; object: string };
}
