import type { Evidence } from "../Fact";

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
  /** The range of its characters in the turn's raw text, `end` exclusive. */
  start: number;
  end: number;
  /**
   * Where other words that `text` uses were said: those before an interruption, the question that completes a short
   * answer, what "it" means, or a correction of a side or a drug.
   */
  moreEvidence?: readonly Evidence[];
  /**
   * An instruction to seek care (`object`) with its condition (`when`): "go to the ER", "if you faint". `when` is "" if
   * no condition was said.
   */
  safetyNet?: { when: string; object: string };
  /**
   * The patient's answer that this sentence of a companion contradicts, or the reverse, its question, the reply of the
   * one who answered, and what the other said last. `who`: how the companion is named in a note, if that is known.
   */
  dispute?: {
    question: Sentence;
    answer: readonly Sentence[];
    reply: readonly Sentence[];
    last: readonly Sentence[];
    who?: string;
  };
}
