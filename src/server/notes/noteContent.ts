import type { Note } from "../../shared/notes/note";

/** The content of a version, stored encrypted: the fields of a note that the clinician reads or answers. */
export type NoteContent = Pick<Note, "sections" | "omissions" | "removed" | "addenda" | "unchecked">;

/** Returns the context with which a version's content is sealed. */
export function noteContext(noteId: string, version: number): string {
  return `note:${noteId}:${version}`;
}

/** Returns whether two contents are equal, apart from their addenda and removed sentences. */
export function isSameContent(one: NoteContent, other: NoteContent): boolean {
  const compared = ({ sections, omissions, unchecked }: NoteContent): string =>
    JSON.stringify([sections, omissions, unchecked ?? false]);
  return compared(one) === compared(other);
}
