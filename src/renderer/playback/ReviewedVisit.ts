import type { Note } from "../../shared/notes/note";
import type { Take } from "../../shared/recording/take";
import type { Utterance } from "../../shared/transcription/utterance";
import type { Visit } from "../../shared/visits/visit";

/** The open visit as playback, evidence and note use it. Observable, kept current by the event stream. */
export interface ReviewedVisit {
  readonly visitId: string | null;
  readonly visit: Visit | null;
  /** In order of `seq`. */
  readonly takes: readonly Take[];
  /** In the order of the visit. */
  readonly utterances: readonly Utterance[];
  /** The newest note, or null before the first draft. */
  readonly note: Note | null;
  /** Returns the start of a take in milliseconds of visit time. */
  offsetOf(takeId: string): number;
  applyNote(note: Note): void;
  applyUtterance(utterance: Utterance): void;
}
