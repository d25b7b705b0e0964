import type { SideCounts } from "./countSides";
import type { SaidVisit } from "./reading/SaidVisit";
import type { Statement } from "./reading/Statement";
import type { Support } from "./findSupport";

/** A sentence of the note with the statements of the visit that are about the same thing. */
export interface CheckedSentence {
  statement: Statement;
  /** Title or key of its section. */
  section: string;
  /** True for a sentence typed without evidence: it may record what the clinician knows from elsewhere. */
  isOwn: boolean;
  visit: SaidVisit;
  support: Support;
  /** Sides given to body parts in the whole note. */
  noteSides: SideCounts;
}
