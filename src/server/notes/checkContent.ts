import type { DocumentKind, Sentence } from "../../shared/notes/document";
import type { SectionNames } from "../../shared/notes/noteTopic";
import type { Turn } from "../transcription/Turn";
import type { DocumentContent } from "./documentContent";
import { allowOwnWords } from "./content/allowOwnWords";
import { withBlankFindings } from "./checking/withBlankFindings";
import { withBasis } from "./content/evidenceBasis";
import type { NoteLimits, NoteThreads } from "./thread/NoteThreads";

/**
 * Returns the content with its findings and omissions. If the check exceeds its time or memory limit, returns the text
 * marked as `unchecked`, with findings only on blanks and on sentences whose text is the same as in `earlier`.
 * @param against `limits` names what waits for the check, which determines how long it can take; `isGrowing` if the
 * visit is still being recorded: a note that is not complete has no omissions.
 */
export async function checkContent(
  threads: NoteThreads,
  unchecked: DocumentContent,
  against: {
    kind: DocumentKind;
    turns: readonly Turn[];
    template: SectionNames;
    earlier: DocumentContent | null;
    limits: keyof NoteLimits;
    isGrowing?: boolean;
  },
): Promise<DocumentContent> {
  const { kind, turns, template, earlier, limits, isGrowing } = against;
  const content = { ...unchecked, sections: withBasis(unchecked.sections, turns) };
  const checked = await threads.check({ kind, note: content, turns, template, earlier }, limits);
  const { removed, addenda } = content;
  const wasChecked = earlier?.unchecked !== true;
  return checked
    ? {
        ...checked,
        ...(isGrowing && { omissions: [] }),
        sections: allowOwnWords(checked.sections, content.sections, wasChecked),
        removed,
        addenda,
      }
    : { ...withoutStaleFindings(content, earlier), removed, addenda, unchecked: true };
}

/** Removes the findings of sentences whose text changed: an answer to such a finding would restore the old text. */
function withoutStaleFindings(
  { sections, omissions }: DocumentContent,
  earlier: DocumentContent | null,
): Pick<DocumentContent, "sections" | "omissions"> {
  const known = new Map(
    (earlier?.sections ?? []).flatMap(({ sentences }) => sentences.map(({ id, text }) => [id, text] as const)),
  );
  const keep = (sentence: Sentence): Sentence =>
    known.get(sentence.id) === sentence.text ? sentence : { ...sentence, findings: [] };
  const kept = sections.map((section) => ({ ...section, sentences: section.sentences.map(keep) }));
  return { sections: withBlankFindings(kept), omissions };
}
