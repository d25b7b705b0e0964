import type { Template } from "../../shared/templates/template";
import type { Turn } from "../transcription/Turn";

export interface DraftInput {
  /** In spoken order. */
  turns: readonly Turn[];
  template: Template;
  /** The clinician's instruction for this draft. */
  instructions: string | null;
  context: { sex?: "male" | "female" | undefined };
}

/** One sentence with the ids of the turns it rests on. `section` is a key of the template. */
export interface DraftedSentence {
  section: string;
  text: string;
  evidence: string[];
}

/** The part of an AbortSignal that an engine needs. */
interface StopSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

/** Drafts a note from a transcript: the built-in offline drafter, or a language model. */
export interface NoteEngine {
  /** Name of the engine, stored with the note. */
  readonly name: string;
  /** Yields sentences as they are ready, in any order of sections. Stops when `signal` aborts. */
  draft(input: DraftInput, signal: StopSignal): AsyncIterable<DraftedSentence>;
}
