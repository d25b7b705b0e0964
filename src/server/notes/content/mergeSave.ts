import { z } from "zod";
import { contentId } from "./contentId";
import { AppError } from "../../../shared/errors";
import type { NoteSection, patchDocumentSchema, Sentence, VisitDocument } from "../../../shared/notes/document";

type SectionSave = NonNullable<z.output<typeof patchDocumentSchema>["sections"]>[number];
type SavedSentence = SectionSave["sentences"][number];

const haveSameSentences = (a: readonly SavedSentence[], b: readonly SavedSentence[]): boolean =>
  a.length === b.length && a.every((sentence, i) => sentence.id === b[i]?.id && sentence.text === b[i]?.text);

/**
 * Merges a save into the current document, section by section: the save wins in a section that is unchanged since
 * `base`; a section that has changed since to other text is a conflict.
 * @param newId returns an id for a sentence that has none, or whose id an earlier sentence of the section already has
 * (an editor that splits a paragraph sends its id twice).
 * @returns the merged sections, or the keys of the sections in conflict (then nothing is merged).
 * @throws {AppError} `invalid_input` for a section that the document does not have.
 */
export function mergeSave(
  base: readonly NoteSection[],
  { sections: current, removed }: Pick<VisitDocument, "sections" | "removed">,
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
    if (!saved || haveSameSentences(saved, section.sentences)) return section;
    const before = base.find(({ key }) => key === section.key)?.sentences ?? [];
    if (!haveSameSentences(before, section.sentences)) conflicts.push(section.key);
    const known = [...section.sentences, ...before];
    const drafted = draftedTexts(section.id, known, removed);
    return { ...section, sentences: savedSentences(saved, { known, drafted }, newId) };
  });
  return conflicts.length > 0 ? { conflicts } : { sections };
}

/**
 * Returns the saved sentences as they are stored: with the findings from before the save, and with the evidence from
 * before if the save has none. A drafted sentence whose text changed counts as edited, whatever `origin` the save
 * gives.
 */
function savedSentences(
  saved: readonly SavedSentence[],
  { known, drafted }: { known: readonly Sentence[]; drafted: ReadonlyMap<string, string> },
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
      origin: originOf({ ...sentence, id }, before, drafted),
      findings: before?.findings ?? [],
      ...(basis !== undefined && { basis }),
    };
  });
}

/**
 * Returns the ids that drafted sentences of a section have, by their text; also of those that people changed or
 * removed.
 */
function draftedTexts(
  sectionId: string,
  known: readonly Sentence[],
  removed: VisitDocument["removed"],
): ReadonlyMap<string, string> {
  const texts = [
    ...known.filter(({ origin }) => origin === "drafted"),
    ...removed.filter(({ section }) => section === sectionId),
  ].map(({ text }) => text);
  return new Map(texts.map((text) => [text, contentId(sectionId, text)]));
}

/**
 * Returns who wrote a saved sentence. `drafted` is only what the drafter wrote into this section, also after an edit
 * was undone: then the id, which is derived from the drafted text, still matches. A new sentence is a person's,
 * whatever `origin` the save gives: `edited` if it rests on lines, as half of a sentence that was split does.
 * @param before the sentence with this id before the save, if there is one.
 */
function originOf(
  { id, text, origin, evidence }: SavedSentence,
  before: Sentence | undefined,
  drafted: ReadonlyMap<string, string>,
): Sentence["origin"] {
  const isAsDrafted = id.replace(/-\d+$/, "") === drafted.get(text);
  if (isAsDrafted && (before?.origin ?? origin) !== "typed") return "drafted";
  if (before) return before.text === text || before.origin === "typed" ? before.origin : "edited";
  return origin === "edited" || (origin !== "typed" && evidence.length > 0) ? "edited" : "typed";
}
