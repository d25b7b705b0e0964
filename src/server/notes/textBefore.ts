import type { VisitDocument, NoteSection } from "../../shared/notes/document";
import type { TextBefore } from "./draftedSections";
import type { DocumentsRepository } from "./DocumentsRepository";

/**
 * Returns the text that a draft is merged with: that of the note before it, with the sections that were edited in the
 * new note while it was being drafted.
 * @param note the new note.
 * @param previous the note before it; null for a first draft.
 */
export async function textBefore(
  notes: DocumentsRepository,
  note: VisitDocument,
  previous: TextBefore | null,
): Promise<TextBefore> {
  if (note.version === 1) return previous ?? { sections: [], removed: [] };
  const firstVersion = previous && (await notes.byVersion(note.id, 1));
  if (!previous || !firstVersion) return note;
  const isEdited = (section: NoteSection): boolean =>
    textOf(section) !== textOf(firstVersion.sections.find(({ key }) => key === section.key));
  const edited = note.sections.filter(isEdited);
  const others = previous.sections.filter(({ key }) => !edited.some((section) => section.key === key));
  return { sections: [...others, ...edited], removed: [...previous.removed, ...note.removed] };
}

const textOf = (section: NoteSection | undefined): string =>
  JSON.stringify(section?.sentences.map(({ id, text }) => [id, text]));
