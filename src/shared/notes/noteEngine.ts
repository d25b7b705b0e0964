import type { Speaker } from "../transcription/utterance";
import type { Template } from "../templates/template";

/** An utterance as a drafter sees it. */
export interface Turn {
  id: string;
  speaker: Speaker;
  text: string;
}

export interface DraftInput {
  /** In the order they were said. */
  turns: readonly Turn[];
  template: Template;
  /** The clinician's wish for this draft, in their words. */
  instructions: string | null;
  context: { sex?: "male" | "female" | undefined };
}

/** One sentence, with the ids of the turns it rests on. `section` is a key of the template. */
export interface DraftedSentence {
  section: string;
  text: string;
  evidence: string[];
}

/** The part of an AbortSignal an engine needs; declared here because shared code knows neither Node nor the DOM. */
export interface StopSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

/** Writes a note from what was said: the built-in offline drafter, or a language model behind the same door. */
export interface NoteEngine {
  /** Stands with the note: who wrote it. */
  readonly name: string;
  /** Sentences as they are ready, in any order of sections. Stops when `signal` aborts. */
  draft(input: DraftInput, signal: StopSignal): AsyncIterable<DraftedSentence>;
}
