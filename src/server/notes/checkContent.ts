import type { Sentence } from "../../shared/notes/note";
import type { SectionNames } from "../../shared/notes/noteTopic";
import type { Turn } from "../transcription/Turn";
import type { NoteContent } from "./noteContent";
import type { NoteThreads } from "./thread/NoteThreads";

/**
 * Returns the content with its findings and omissions. If the check takes more time or memory than it may, the text is
 * kept all the same and marked `unchecked`; findings stay where the sentence is as it was in `earlier`.
 * @param inRequest a person waits for the answer.
 */
export async function checkContent(
  threads: NoteThreads,
  content: NoteContent,
  against: { turns: readonly Turn[]; template: SectionNames; earlier: NoteContent | null; inRequest: boolean },
): Promise<NoteContent> {
  const { turns, template, earlier, inRequest } = against;
  const checked = await threads.check({ note: content, turns, template, earlier }, { inRequest });
  const { addenda } = content;
  return checked ? { ...checked, addenda } : { ...withoutStaleFindings(content, earlier), addenda, unchecked: true };
}

/** An answer to a finding about other words would put the old sentence back. */
function withoutStaleFindings(
  { sections, omissions }: NoteContent,
  earlier: NoteContent | null,
): Pick<NoteContent, "sections" | "omissions"> {
  const known = new Map(
    (earlier?.sections ?? []).flatMap(({ sentences }) => sentences.map(({ id, text }) => [id, text] as const)),
  );
  const keep = (sentence: Sentence): Sentence =>
    known.get(sentence.id) === sentence.text ? sentence : { ...sentence, findings: [] };
  return { sections: sections.map((section) => ({ ...section, sentences: section.sentences.map(keep) })), omissions };
}
