import type { VisitDocument } from "../../shared/notes/document";
import type { Take } from "../../shared/recording/take";
import type { Utterance } from "../../shared/transcription/utterance";
import type { Visit } from "../../shared/visits/visit";

/** The open visit, for playback, evidence and note; null or empty if none is open. Observable and kept current. */
export interface ReviewedVisit {
  readonly visitId: string | null;
  readonly visit: Visit | null;
  /** In order of `seq`. */
  readonly takes: readonly Take[];
  /** Ordered by take, then time; typed lines last. */
  readonly utterances: readonly Utterance[];
  /** The newest note, or null before the first draft. */
  readonly note: VisitDocument | null;
  /** Returns the start of a take in milliseconds of visit time (all takes joined); 0 if the take is unknown. */
  offsetOf(takeId: string): number;
  /** Applies a note returned by the server, ahead of its event. */
  applyDocument(note: VisitDocument): void;
  /** Adds or replaces an utterance returned by the server, ahead of its event. */
  applyUtterance(utterance: Utterance): void;
}
