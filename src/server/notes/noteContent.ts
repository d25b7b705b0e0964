import type { Note } from "../../shared/notes/note";

/** Encrypted content of a version: the parts of a note that the clinician reads. */
export type NoteContent = Pick<Note, "sections" | "omissions" | "addenda">;

/** The vault context of a version's content. */
export function noteContext(noteId: string, version: number): string {
  return `note:${noteId}:${version}`;
}
