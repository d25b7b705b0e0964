import type { Finding } from "../../../shared/notes/document";
import type { SaidStatement } from "./reading/SaidVisit";

/** The result of one check of a sentence, before it becomes a finding of the note. */
export interface Fault {
  kind: Finding["kind"];
  /** What is wrong, as the clinician reads it. */
  detail: string;
  /** True if the fault blocks signing until it is resolved. */
  must: boolean;
  /** The words of the sentence that the fault is about; null for the whole sentence. */
  value: string | null;
  /** Offset of `value` in the sentence; by default its first occurrence. */
  at?: number;
  /**
   * The statement of the visit that contradicts the sentence or comes closest to it; null or absent if there is none.
   */
  heard?: SaidStatement | null;
  /** Replacement for `value` according to what was said; null or absent if uncertain. */
  instead?: string | null;
}
