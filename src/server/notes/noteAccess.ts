import { AppError } from "../../shared/errors";
import type { Note } from "../../shared/notes/note";
import type { Queryable } from "../platform/database/database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { Platform } from "../services";
import { requireVisit } from "../visits/visitAccess";
import { NotesRepository } from "./notesRepository";

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const notFound = (): AppError => new AppError("not_found", "This note was not found. It may have been deleted.");

/** An id that cannot be one is as absent as one that never was. @throws {AppError} `not_found`. */
export function requireUuid(id: string): string {
  if (!uuid.test(id)) throw notFound();
  return id;
}

/**
 * The note at its newest version, if its visit is this user's.
 * @param lock holds the visit's and the note's row until the transaction ends: for every change.
 * @throws {AppError} `not_found`.
 */
export async function requireNote(
  db: Queryable,
  platform: Pick<Platform, "vault">,
  user: Pick<CurrentUser, "id">,
  noteId: string,
  { lock = false } = {},
): Promise<Note> {
  const notes = new NotesRepository(db, platform.vault);
  const visitId = await notes.visitIdOf(requireUuid(noteId));
  if (!visitId) throw notFound();
  await requireVisit(db, user, visitId, { lock }).catch((error: unknown) => {
    // In the words for a note that never was: others' notes are not told from those.
    throw error instanceof AppError && error.code === "not_found" ? notFound() : error;
  });
  const note = await notes.byId(noteId, { lock });
  if (!note) throw notFound();
  return note;
}

/** @throws {AppError} `note_signed` or `conflict` where the note can no longer be written in. */
export function requireWritable(note: Note): void {
  if (note.status === "signed")
    throw new AppError("note_signed", "This note is signed and stays as it is. Add an addendum instead.");
  if (note.status === "superseded")
    throw new AppError("conflict", "A newer draft has replaced this note. Open the newest one to go on.");
}
