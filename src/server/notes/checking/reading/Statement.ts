import type { DrugName } from "../../../facts/lexicon/findDrugNames";
import type { TermKind } from "../../../facts/lexicon/findTerms";
import type { Token } from "../../../facts/lexicon/tokenize";

/** Whether something is reported or denied. `asked`: neither, such as in a question without a clear answer. */
export type Polarity = "present" | "absent" | "asked";

/** A clinical term in a statement. */
export interface Mention {
  kind: TermKind | "drug";
  /** Canonical name, used for comparison. */
  name: string;
  /** Heading of the term in the lexicon; for a drug, its class. */
  group: string;
  /** Range of its positions in `Statement.tokens`; `to` is exclusive. */
  from: number;
  to: number;
  /** The words as written in the statement. */
  words: string;
  /** Offset of `words` in the text. */
  start: number;
  polarity: Polarity;
  /** True if a word nearby makes it uncertain: "maybe pneumonia". */
  isHedged: boolean;
  /** The relative or other person that the clause is about; null for the patient. */
  person: string | null;
  /** Set if `kind` is `drug`. */
  drug?: DrugName;
}

/** A content word that is not a clinical term; `at` is its position among the tokens. */
export interface ContentWord {
  stem: string;
  at: number;
  polarity: Polarity;
}

/** A number with its unit. */
export interface Quantity {
  /** The normalized number ("1000", "140/90"), or "few". */
  value: string;
  /** The unit in the singular; null for a bare number. */
  unit: string | null;
  /** Range of its positions in `Statement.tokens`, including the unit; `to` is exclusive. */
  from: number;
  to: number;
  /** Offset of `words` in the text; `end` is exclusive. */
  start: number;
  end: number;
  words: string;
}

/** A spoken or written sentence, read for comparison of a note with a visit. */
export interface Statement {
  text: string;
  tokens: readonly Token[];
  mentions: readonly Mention[];
  words: readonly ContentWord[];
  quantities: readonly Quantity[];
  /** Frequencies ("2/day") with the range of their positions in `tokens`; `to` is exclusive. */
  frequencies: readonly { value: string; from: number; to: number }[];
  /** The words "left" and "right" that name a side; `at` is their position in `tokens`. */
  sides: readonly { side: "left" | "right"; at: number }[];
  /**
   * Keys by which statements about the same thing are matched: terms ("drug:lisinopril"), numbers ("#10"), frequencies
   * ("@2/day") and word stems.
   */
  keys: ReadonlySet<string>;
}
