import type { VisitDocument, NoteSection } from "../../shared/notes/document";
import type { TextBefore } from "./draftedSections";
import type { DocumentsRepository } from "./DocumentsRepository";

/**
 * Returns the text that a draft is merged with: that of the previous document, with the sections that were edited in
 * the new document while it was being drafted.
 * @param document the new document.
 * @param previous the document that the new one replaces; null for a first draft.
 */
export async function textBefore(
  documents: DocumentsRepository,
  document: VisitDocument,
  previous: TextBefore | null,
): Promise<TextBefore> {
  if (document.version === 1) return previous ?? { sections: [], removed: [] };
  const firstVersion = previous && (await documents.byVersion(document.id, 1));
  if (!previous || !firstVersion) return document;
  const isEdited = (section: NoteSection): boolean =>
    textOf(section) !== textOf(firstVersion.sections.find(({ key }) => key === section.key));
  const edited = document.sections.filter(isEdited);
  const others = previous.sections.filter(({ key }) => !edited.some((section) => section.key === key));
  return { sections: [...others, ...edited], removed: [...previous.removed, ...document.removed] };
}

const textOf = (section: NoteSection | undefined): string =>
  JSON.stringify(section?.sentences.map(({ id, text }) => [id, text]));
