import { z } from "zod";
import { contentId } from "./contentId";
import { AppError } from "../../../shared/errors";
import type { NoteSection, patchDocumentSchema, Sentence } from "../../../shared/notes/document";

type SectionSave = NonNullable<z.output<typeof patchDocumentSchema>["sections"]>[number];
type SavedSentence = SectionSave["sentences"][number];

const sameSentences = (a: readonly SavedSentence[], b: readonly SavedSentence[]): boolean =>
  a.length === b.length && a.every((sentence, i) => sentence.id === b[i]?.id && sentence.text === b[i]?.text);

/**
 * Merges a save into the current document, section by section: the save wins in a section that is unchanged since `base`; a
 * section that has changed since to other text is a conflict.
 * @param newId returns an id for a sentence that has none, or whose id an earlier sentence of the section already has
 * (an editor that splits a paragraph sends its id twice).
 * @returns the merged sections, or the keys of the sections in conflict (then nothing is merged).
 * @throws {AppError} `invalid_input` for a section that the document does not have.
 */
export function mergeSave(
  base: readonly NoteSection[],
  current: readonly NoteSection[],
  saves: readonly SectionSave[],
  newId: () => string,
): { sections: NoteSection[] } | { conflicts: string[] } {
  const byKey = new Map(saves.map((save) => [save.key, save.sentences]));
  for (const key of byKey.keys())
    if (!current.some((section) => section.key === key))
      throw new AppError("invalid_input", "There is no such section. Load the document again, then save.");

  const conflicts: string[] = [];
  const sections = current.map((section) => {
    const saved = byKey.get(section.key);
    if (!saved || sameSentences(saved, section.sentences)) return section;
    const before = base.find(({ key }) => key === section.key)?.sentences ?? [];
    if (!sameSentences(before, section.sentences)) conflicts.push(section.key);
    return { ...section, sentences: savedSentences(section.id, saved, [...section.sentences, ...before], newId) };
  });
  return conflicts.length > 0 ? { conflicts } : { sections };
}

/**
 * Keeps findings across edits, and evidence if the save has none. A drafted sentence whose text changed counts as
 * edited, whatever `origin` the save gives.
 */
function savedSentences(
  sectionId: string,
  saved: readonly SavedSentence[],
  known: readonly Sentence[],
  newId: () => string,
): Sentence[] {
  const usedIds = new Set<string>();
  return saved.map((sentence) => {
    const before = known.find(({ id }) => id === sentence.id);
    const id = sentence.id === "" || usedIds.has(sentence.id) ? newId() : sentence.id;
    usedIds.add(id);
    const basis = before?.text === sentence.text ? before.basis : sentence.basis;
    return {
      id,
      text: sentence.text,
      evidence: sentence.evidence.length > 0 ? sentence.evidence : (before?.evidence ?? []),
      origin: originOf({ ...sentence, id }, before, sectionId),
      findings: before?.findings ?? [],
      ...(basis !== undefined && { basis }),
    };
  });
}

/**
 * Returns who wrote a saved sentence. `drafted` is only what the drafter wrote into this section, also after an edit
 * was undone: then the id, which is derived from the drafted text, still matches.
 * @param before the sentence with this id before the save, if there is one.
 */
function originOf(sentence: SavedSentence, before: Sentence | undefined, sectionId: string): Sentence["origin"] {
  const isAsDrafted = sentence.id.replace(/-\d+$/, "") === contentId(sectionId, sentence.text);
  if (isAsDrafted && (before ?? sentence).origin !== "typed") return "drafted";
  if (before && before.text === sentence.text) return before.origin;
  const origin = before?.origin ?? sentence.origin;
  if (origin === "typed" || (!before && origin === "drafted" && sentence.evidence.length === 0)) return "typed";
  return before || origin === "drafted" ? "edited" : origin;
}
