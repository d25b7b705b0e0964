import { contentId } from "./contentId";
import type { Note, NoteSection, Sentence } from "../../shared/notes/note";
import type { DraftedSentence } from "./noteEngine";
import type { Template } from "../../shared/templates/template";
import type { NoteContent } from "./noteContent";

type Previous = Pick<Note, "sections" | "omissions"> | null;

/** Returns the sections of a template without sentences. */
export function emptySections(template: Template): NoteSection[] {
  return template.sections.map(({ key, title, style }) => ({ key, title, style, sentences: [], touched: false }));
}

/**
 * Returns the content of a note whose draft has not started: the previous text in the sections of the template, so that
 * it stays readable until the draft is complete, and no addenda.
 */
export function firstContent(template: Template, previous: Previous): NoteContent {
  return { sections: carryOver(template, previous, () => true), omissions: previous?.omissions ?? [], addenda: [] };
}

/**
 * Returns the sections of the new draft with the drafted sentences. Sections that the clinician edited (`touched`) keep
 * their previous sentences. Edited sections that the template lacks are kept at the end, so that changing templates
 * loses no text of the clinician.
 * @param section key of the only section to draft, so that all others keep their sentences; null for the whole note.
 */
export function draftedSections(
  template: Template,
  previous: Previous,
  drafted: readonly DraftedSentence[],
  section: string | null,
): NoteSection[] {
  const kept = carryOver(template, previous, (old) => old.touched || (section !== null && old.key !== section));
  const keptKeys = new Set(
    (previous?.sections ?? [])
      .filter((old) => old.touched || (section !== null && old.key !== section))
      .map((s) => s.key),
  );
  return kept.map((entry) =>
    keptKeys.has(entry.key) || (section !== null && entry.key !== section)
      ? entry
      : { ...entry, sentences: toSentences(drafted.filter((sentence) => sentence.section === entry.key)) },
  );
}

/**
 * Returns the sections of the template with the previous sentences of those that `keep` accepts, then edited sections
 * that the template lacks.
 */
function carryOver(template: Template, previous: Previous, keep: (section: NoteSection) => boolean): NoteSection[] {
  const old = new Map((previous?.sections ?? []).filter(keep).map((section) => [section.key, section]));
  const sections = emptySections(template).map((section) => {
    const carried = old.get(section.key);
    return carried ? { ...section, sentences: carried.sentences, touched: carried.touched } : section;
  });
  const inTemplate = new Set(template.sections.map(({ key }) => key));
  const extra = [...old.values()].filter((section) => section.touched && !inTemplate.has(section.key));
  return [...sections, ...extra];
}

/**
 * Derives the ids of sentences from their content, so that redrafting the same transcript keeps the answers to their
 * findings.
 */
function toSentences(drafted: readonly DraftedSentence[]): Sentence[] {
  const seen = new Map<string, number>();
  return drafted.map(({ section, text, evidence }) => {
    const id = contentId(section, text);
    const repeat = seen.get(id) ?? 0;
    seen.set(id, repeat + 1);
    return {
      id: repeat === 0 ? id : `${id}-${repeat}`,
      text,
      evidence: [...new Set(evidence)],
      origin: "drafted",
      findings: [],
    };
  });
}
