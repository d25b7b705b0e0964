import type { DrugName } from "../../../facts/lexicon/findDrugNames";
import type { TermKind } from "../../../facts/lexicon/findTerms";
import type { Token } from "../../../facts/lexicon/tokenize";

/** `asked`: neither reported nor denied, such as a question without a clear answer. */
export type Polarity = "present" | "absent" | "asked";

/** A clinical term in a statement. */
export interface Mention {
  kind: TermKind | "drug";
  /** Canonical name, used for comparison. */
  name: string;
  /** Heading in the lexicon; for a drug, its class. */
  group: string;
  /** Token range; `to` is exclusive. */
  from: number;
  to: number;
  /** The words as written in the statement. */
  words: string;
  /** Offset of `words` in the text. */
  start: number;
  polarity: Polarity;
  isHedged: boolean;
  /** The relative or other person that the clause is about; null for the patient. */
  person: string | null;
  drug?: DrugName;
}

/** A content word that is not a clinical term; `at` is its position among the tokens. */
export interface ContentWord {
  stem: string;
  at: number;
  polarity: Polarity;
}

/** A number with its unit. `value` is normalized ("1000", "140/90"), or "few"; `unit` is null for a bare number. */
export interface Quantity {
  value: string;
  unit: string | null;
  /** Token range including the unit; `to` is exclusive. */
  from: number;
  to: number;
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
  /** Frequencies with their token ranges ("2/day"). */
  frequencies: readonly { value: string; from: number; to: number }[];
  sides: readonly { side: "left" | "right"; at: number }[];
  /**
   * Keys by which statements about the same thing are matched: terms ("drug:lisinopril"), numbers ("#10"), frequencies
   * ("@2/day") and word stems.
   */
  keys: ReadonlySet<string>;
}
