import type { NoteSection, Sentence } from "../../../shared/notes/document";
import type { SavedSentence } from "../editor/toSentences";

/** Returns a section with its unsaved sentences, if any. Sentences with unchanged text keep their findings. */
export function withUnsaved(section: NoteSection, unsaved: readonly SavedSentence[] | undefined): NoteSection {
  if (!unsaved) return section;
  const sentences = unsaved.map((sentence): Sentence => {
    const saved = section.sentences.find(({ id }) => id === sentence.id);
    return { ...sentence, findings: saved?.text === sentence.text ? saved.findings : [] };
  });
  return { ...section, sentences };
}
