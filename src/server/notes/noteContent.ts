import type { Note } from "../../shared/notes/note";

/** What a version holds, sealed: the parts of a note that the clinician reads. */
export type NoteContent = Pick<Note, "sections" | "omissions" | "addenda">;

/** Where a version's content is sealed to. */
export function noteContext(noteId: string, version: number): string {
  return `note:${noteId}:${version}`;
}
