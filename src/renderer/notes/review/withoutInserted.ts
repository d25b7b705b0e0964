import type { VisitDocument } from "../../../shared/notes/document";
import { type SavedSentence, withoutFindings } from "../editor/toSentences";

/**
 * Returns the section of an inserted omission without its sentence, as a save sends it; undefined if the sentence was
 * edited or removed.
 */
export function withoutInserted(
  { omissions, sections }: Pick<VisitDocument, "omissions" | "sections">,
  omissionId: string,
): { key: string; sentences: SavedSentence[] }[] | undefined {
  const omission = omissions.find(({ id }) => id === omissionId);
  const section = sections.find(({ key }) => key === omission?.section);
  // The server gives the inserted sentence the omission's id; another one can have the same text.
  const rest = section?.sentences.filter(({ id, text }) => id !== omissionId || text !== omission?.sentence);
  const isChanged = section && rest && rest.length < section.sentences.length;
  return isChanged ? [{ key: section.key, sentences: rest.map(withoutFindings) }] : undefined;
}
