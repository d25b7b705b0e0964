import type { SideCounts } from "./countSides";
import type { SaidVisit } from "./reading/SaidVisit";
import type { Statement } from "./reading/Statement";
import type { Support } from "./findSupport";

/** A sentence of the note with what is needed to check it against the visit. */
export interface CheckedSentence {
  statement: Statement;
  /** Title of its section, or the key if the section has no title. */
  section: string;
  /**
   * True for a typed or edited sentence without evidence, which may record what the clinician knows from elsewhere.
   */
  isTyped: boolean;
  /** Ids of the turns that the sentence cites. */
  cited: ReadonlySet<string>;
  visit: SaidVisit;
  /** The statements of the visit that match the sentence best. */
  support: Support;
  /** How many sentences of the whole note give a side to each body part. */
  noteSides: SideCounts;
}
