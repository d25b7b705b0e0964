import type { Note } from "../../shared/notes/note";

/** Encrypted content of a version: the parts of a note that the clinician reads. */
export type NoteContent = Pick<Note, "sections" | "omissions" | "addenda" | "unchecked">;

/** The vault context of a version's content. */
export function noteContext(noteId: string, version: number): string {
  return `note:${noteId}:${version}`;
}

/** Whether two contents differ in nothing but addenda. */
export function isSameContent(one: NoteContent, other: NoteContent): boolean {
  const compared = ({ sections, omissions, unchecked }: NoteContent): string =>
    JSON.stringify([sections, omissions, unchecked ?? false]);
  return compared(one) === compared(other);
}
