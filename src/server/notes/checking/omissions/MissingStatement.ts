import type { Omission } from "../../../../shared/notes/document";
import type { NoteTopic } from "../../../../shared/notes/noteTopic";
import type { SaidStatement } from "../reading/SaidVisit";

/** Something said that is missing from the note. */
export interface MissingStatement {
  kind: Omission["kind"];
  /** True if it blocks signing until it is resolved. */
  must: boolean;
  /** Identifies the same omission in later checks: the drug, the test or the words. */
  about: string;
  said: SaidStatement;
  topic: NoteTopic;
  /** The sentence to insert. */
  sentence: string;
  /** Importance; lower is more important. */
  rank: number;
}
