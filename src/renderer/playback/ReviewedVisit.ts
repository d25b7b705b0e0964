import type { DocumentKind, VisitDocument } from "../../shared/notes/document";
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
  /** The kind of the document on the screen. */
  readonly shownKind: DocumentKind;
  /** The document on the screen, or null before its first draft. */
  readonly document: VisitDocument | null;
  /** Returns the newest document of a kind, or null before the first draft and if its text cannot be read. */
  documentOf(kind: DocumentKind): VisitDocument | null;
  /** Returns the newest document of a kind if its stored text is damaged; otherwise null. */
  unreadableOf(kind: DocumentKind): VisitDocument | null;
  /** Returns the newest draft of a kind if drafting it failed; otherwise null. */
  failedOf(kind: DocumentKind): VisitDocument | null;
  /** Shows the document of a kind. */
  show(kind: DocumentKind): void;
  /** Returns the start of a take in milliseconds of visit time (all takes joined); 0 if the take is unknown. */
  offsetOf(takeId: string): number;
  /** Applies a document returned by the server, ahead of its event. */
  applyDocument(document: VisitDocument): void;
  /** Removes deleted documents, ahead of their events. */
  removeDocuments(ids: readonly string[]): void;
  /** Adds or replaces an utterance returned by the server, ahead of its event. */
  applyUtterance(utterance: Utterance): void;
}
