import type { Role } from "../../../facts/segment/Sentence";
import type { Turn } from "../../../transcription/Turn";
import type { StatedDrug } from "./statedDrugs";
import type { StatedTerm } from "./statedTerms";
import type { Polarity, Quantity, Statement } from "./Statement";

/** A spoken sentence with its turn. */
export interface SaidStatement extends Statement {
  /** Position among the statements of the visit, from 0. */
  index: number;
  turn: Turn;
  /** Position of the turn in the visit, from 0. */
  turnIndex: number;
  /** Who says it. */
  by: Role;
  isQuestion: boolean;
  /**
   * Polarity that the answer gives to a question, `asked` if the answer is unclear. Null if the sentence is not a
   * question or ends the visit.
   */
  answer: Polarity | null;
  /** Polarity per term of a list question whose answer names only some of the terms; empty for any other statement. */
  answers: ReadonlyMap<string, Polarity>;
  /** Keys of the question that this sentence answers; empty if it answers none. */
  context: ReadonlySet<string>;
}

/** A visit, read for comparison with a note. */
export interface SaidVisit {
  statements: readonly SaidStatement[];
  /**
   * Working memory of `findSupport`: one score per statement, all 0 between two calls. It is kept here because creating
   * an array for each sentence of a note takes longer than the scoring.
   */
  scores: Float64Array;
  /** The statements that have each key, in spoken order. */
  byKey: ReadonlyMap<string, readonly SaidStatement[]>;
  /** The positions of the statements that have each key, in spoken order. */
  indexesByKey: ReadonlyMap<string, Uint32Array>;
  /** The statements with a number, by the id of their turn. */
  valuesByTurn: ReadonlyMap<string, readonly SaidStatement[]>;
  /** Returns the weight of a key, at most 1: lower the more often the key was said. */
  weight: (key: string) => number;
  /** Every number said (normalized), with the units it was said with (null for none). */
  numbers: ReadonlyMap<string, ReadonlySet<string | null>>;
  durations: readonly SaidDuration[];
  allergies: readonly SaidAllergy[];
  /** Ids of the turns that were heard unclearly. */
  unclear: ReadonlySet<string>;
  /**
   * Names of symptoms that the fact reader found, also if they were said in other words: "urinary frequency" for "pees
   * a lot".
   */
  inOtherWords: ReadonlySet<string>;
  /** The symptoms, conditions and findings that the facts state, by canonical name. */
  terms: ReadonlyMap<string, readonly StatedTerm[]>;
  /** The states of each drug that the facts name, by its canonical name, with the turns that say so. */
  medications: ReadonlyMap<string, readonly StatedDrug[]>;
  /** Names of the body parts of which the facts have a finding of the examination. */
  examSites: ReadonlySet<string>;
  /** The problems, conditions and symptoms that the facts state, by their name in lower case. */
  names: ReadonlyMap<string, readonly StatedTerm[]>;
  /**
   * The ids of the turns in which the fact reader found a symptom or condition with a polarity, by `statedKey`.
   */
  stated: ReadonlyMap<string, ReadonlySet<string>>;
  /** All words said that have at least five characters, in lower case. */
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
