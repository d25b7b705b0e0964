import type { Pronouns } from "../../shared/patients/patient";
import type { Template } from "../../shared/templates/template";
import type { Turn } from "../transcription/Turn";

/** What an engine drafts a note from. */
export interface DraftInput {
  /** The turns of the visit, in spoken order. */
  turns: readonly Turn[];
  template: Template;
  /** The clinician's instruction for this draft; null if none was given. */
  instructions: string | null;
  /** Pronouns for the patient; inferred from the turns if unset, and "they" if that fails. */
  context: { pronouns?: Pronouns | undefined };
}

/** One sentence with the ids of the turns that it rests on (`evidence`). `section` is a key of the template. */
export interface DraftedSentence {
  section: string;
  text: string;
  evidence: string[];
}

/** Drafts a note from a transcript: the built-in offline drafter, or a language model. */
export interface NoteEngine {
  /** Name of the engine, stored with the note. */
  readonly name: string;
  /**
   * Yields sentences as they are ready, in any order of sections. When `signal` aborts, the draft is not wanted any more:
   * the engine ends its requests and computations at once, so that it costs nothing more.
   */
  draft(input: DraftInput, signal: AbortSignal): AsyncIterable<DraftedSentence>;
}
