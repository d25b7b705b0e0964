import type { Note } from "../../shared/notes/note";
import type { Take } from "../../shared/recording/take";
import type { Utterance } from "../../shared/transcription/utterance";
import type { Visit } from "../../shared/visits/visit";

/** What the review (playback, evidence, note) needs of the open visit: observable, kept current by its event stream. */
export interface ReviewedVisit {
  readonly visitId: string | null;
  readonly visit: Visit | null;
  /** In order of `seq`. */
  readonly takes: readonly Take[];
  /** In the order they were said. */
  readonly utterances: readonly Utterance[];
  /** The newest note, or null before the first draft. */
  readonly note: Note | null;
  /** Where that take begins when the takes are laid end to end, in milliseconds. */
  offsetOf(takeId: string): number;
  applyNote(note: Note): void;
  applyUtterance(utterance: Utterance): void;
}
