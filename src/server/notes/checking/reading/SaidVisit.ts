import type { Role } from "../../../facts/segment/Sentence";
import type { Turn } from "../../../transcription/Turn";
import type { Polarity, Quantity, Statement } from "./Statement";

/** A sentence that was said, with its turn. */
export interface SaidStatement extends Statement {
  /** Position in the visit, in sentences. */
  index: number;
  turn: Turn;
  turnIndex: number;
  by: Role;
  isQuestion: boolean;
  /** Polarity that the answer gives to a question; null for statements and unanswered questions. */
  answer: Polarity | null;
  /** Polarity per term of a list question whose answer names only some of them. */
  named: ReadonlyMap<string, Polarity>;
  /** Keys of the question that this sentence answers. */
  context: ReadonlySet<string>;
}

/** A visit read for comparison. `weight` of a key is higher the less often it was said. */
export interface SaidVisit {
  statements: readonly SaidStatement[];
  byKey: ReadonlyMap<string, readonly SaidStatement[]>;
  weight: (key: string) => number;
  /** Every number said, with the units it was said with (null for none). */
  numbers: ReadonlyMap<string, ReadonlySet<string | null>>;
  durations: readonly SaidDuration[];
  allergies: readonly SaidAllergy[];
  /** Words of at least five letters. */
  longWords: ReadonlySet<string>;
}

/** A length of time that was said; `index` is the position of its statement. */
export interface SaidDuration {
  quantity: Quantity;
  index: number;
}

/** A substance that the patient is allergic to, and the statement that says so. */
export interface SaidAllergy {
  substance: string;
  said: SaidStatement;
}
