import { contentId } from "../../shared/notes/contentId";
import type { Note, NoteSection, Sentence } from "../../shared/notes/note";
import type { DraftedSentence } from "../../shared/notes/noteEngine";
import type { Template } from "../../shared/templates/template";
import type { NoteContent } from "./noteContent";

type Previous = Pick<Note, "sections" | "omissions"> | null;

export function emptySections(template: Template): NoteSection[] {
  return template.sections.map(({ key, title, style }) => ({ key, title, style, sentences: [], touched: false }));
}

/** What stands in a new note before its draft comes: the old text stays readable until the new one is whole. */
export function firstContent(template: Template, previous: Previous): NoteContent {
  return { sections: carryOver(template, previous, () => true), omissions: previous?.omissions ?? [], addenda: [] };
}

/**
 * The new draft's sections: sentences of the drafter by section, except where the clinician wrote (`touched`), and,
 * when one `section` alone was asked for, except everywhere else. A touched section that the template lacks is kept at
 * the end: no word of the clinician is lost to another template.
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

/** Ids come from the content, so that a draft made again from the same words keeps the answers given to it. */
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
