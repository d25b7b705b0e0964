import { contentId } from "./contentId";
import type { Note, NoteSection, Sentence } from "../../shared/notes/note";
import type { DraftedSentence } from "./noteEngine";
import type { Template } from "../../shared/templates/template";
import type { NoteContent } from "./noteContent";

type Previous = Pick<Note, "sections" | "omissions"> | null;

export function emptySections(template: Template): NoteSection[] {
  return template.sections.map(({ key, title, style }) => ({ key, title, style, sentences: [], touched: false }));
}

/** Returns the initial content of a new note: the old text stays readable until the draft is complete. */
export function firstContent(template: Template, previous: Previous): NoteContent {
  return { sections: carryOver(template, previous, () => true), omissions: previous?.omissions ?? [], addenda: [] };
}

/**
 * Returns the sections of the new draft: the drafted sentences by section, except in sections that the clinician edited
 * (`touched`) and, if a single `section` was requested, in all others. Edited sections that the template lacks are kept
 * at the end, so that none of the clinician's text is lost by changing templates.
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

/** Derives ids from the content, so that redrafting the same transcript keeps the answers. */
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
