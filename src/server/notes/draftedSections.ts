import type { VisitDocument, NoteSection, Sentence } from "../../shared/notes/document";
import { plainText } from "../../shared/plainText";
import { isByPerson } from "../../shared/notes/isByPerson";
import { matchSections } from "./content/matchSections";
import { mergeRedraft } from "./content/mergeRedraft";
import type { DraftedSentence } from "./noteEngine";
import type { Template } from "../../shared/templates/template";
import type { DocumentContent } from "./documentContent";
import { sentenceIds } from "./sentenceIds";

/** The text that a draft is merged with. */
export type TextBefore = Pick<VisitDocument, "sections" | "removed">;
type Previous = Pick<VisitDocument, "sections" | "omissions" | "removed"> | null;

/** Returns the sections of a template without sentences. */
export function emptySections(template: Template): NoteSection[] {
  return template.sections.map(({ id, key, title, style, length }) => ({
    id,
    key,
    title,
    style,
    ...(length && length !== "standard" && { length }),
    sentences: [],
  }));
}

/**
 * Returns the content of a document whose draft has not started: the previous text in the sections of the template, so
 * that it stays readable until the draft is complete, and no addenda. Other sections that people wrote in come last,
 * until then with their drafted sentences; the complete draft keeps only what people wrote (`mergeRedraft`).
 */
export function firstContent(template: Template, previous: Previous): DocumentContent {
  const empty = emptySections(template);
  const { earlier, others } = matchSections(previous?.sections ?? [], empty);
  const sections = empty.map((section, i) => ({ ...section, sentences: earlier[i]?.sentences ?? [] }));
  const extra = others.filter(({ sentences }) => sentences.some(isByPerson));
  return {
    sections: [...sections, ...extra],
    omissions: previous?.omissions ?? [],
    removed: previous?.removed ?? [],
    addenda: [],
  };
}

/**
 * Returns the sections of the new draft: the drafted sentences merged with those that people wrote (`mergeRedraft`).
 * @param section key of the only section to draft, so that all others stay as they are; null for the whole document.
 * @param former the sections of an earlier document with this template (`mergeRedraft`).
 */
export function draftedSections(
  template: Template,
  before: TextBefore,
  drafted: readonly DraftedSentence[],
  section: string | null,
  former: readonly NoteSection[] = [],
): NoteSection[] {
  const written = emptySections(template).map((empty) => ({
    ...empty,
    sentences: toSentences(
      empty.id,
      drafted.filter((sentence) => sentence.section === empty.key),
    ),
  }));
  const merged = mergeRedraft(before, written, former);
  if (section === null) return merged;
  const old = before.sections.length > 0 ? before.sections : emptySections(template);
  return old.map((each) => (each.key === section && merged.find(({ key }) => key === section)) || each);
}

/**
 * Returns drafted sentences as sentences of a section.
 * @param sectionId the section's id, from which those of the sentences are derived, because it survives renaming.
 */
function toSentences(sectionId: string, drafted: readonly DraftedSentence[]): Sentence[] {
  const ids = sentenceIds(drafted.map((sentence) => ({ ...sentence, section: sectionId })));
  return drafted.map(({ text, evidence }, i) => ({
    id: ids[i] ?? "",
    text: plainText(text), // recognizers and language models can write marks that reverse letters
    evidence: [...new Set(evidence)],
    origin: "drafted",
    findings: [],
  }));
}
