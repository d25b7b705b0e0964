import type { Omission } from "../../../../shared/notes/document";
import type { NoteTopic } from "../../../../shared/notes/noteTopic";
import type { SaidStatement } from "../reading/SaidVisit";

/** Something said that is missing from the note. */
export interface MissingStatement {
  kind: Omission["kind"];
  /** True if it blocks signing until it is resolved. */
  must: boolean;
  /** Identifies the same omission in later checks, e.g. by the drug, the test or the id of the fact. */
  about: string;
  /** The statement of the visit that says it. */
  said: SaidStatement;
  /** Decides the section that the omission is assigned to. */
  topic: NoteTopic;
  /** The sentence to insert. */
  sentence: string;
  /** Importance; lower is more important. */
  rank: number;
  /** True if `rank` is final, false or undefined if it is that of the kind, which `rankByImportance` can change. */
  isRanked?: boolean;
}
