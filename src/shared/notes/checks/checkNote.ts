import type { NoteSection, Omission } from "../note";
import type { Turn } from "../noteEngine";
import type { SectionNames } from "../noteTopic";
import { checkSentence } from "./checkSentence";
import { findOmissions } from "./findOmissions";
import { readTranscript } from "./transcriptFacts";

export interface Checked {
  sections: NoteSection[];
  omissions: Omission[];
}

/**
 * Checks every sentence against the utterances it rests on, and the transcript against the note. Answers already given
 * (here or in the `earlier` note) are kept where the same finding or omission comes up again.
 */
export function checkNote(
  note: Checked,
  turns: readonly Turn[],
  template: SectionNames,
  earlier: Checked | null = null,
): Checked {
  const transcript = readTranscript(turns);
  const answered = new Map(
    [earlier, note].flatMap((source) =>
      (source?.sections ?? []).flatMap(({ sentences }) =>
        sentences.flatMap(({ findings }) => findings.map((finding) => [finding.id, finding.resolved] as const)),
      ),
    ),
  );
  const sections = note.sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => ({
      ...sentence,
      findings: checkSentence(sentence, transcript).map((finding) => ({
        ...finding,
        resolved: answered.get(finding.id) ?? null,
      })),
    })),
  }));
  return { sections, omissions: keepAnswers(findOmissions(sections, transcript, template), earlier, note) };
}

/** Left out stays left out; an inserted one stays on record unless its words were taken out of the note again. */
function keepAnswers(found: Omission[], earlier: Checked | null, note: Checked): Omission[] {
  const before = new Map([...(earlier?.omissions ?? []), ...note.omissions].map((omission) => [omission.id, omission]));
  const open = new Set(found.map(({ id }) => id));
  return [
    ...found.map((omission) => {
      const left = before.get(omission.id)?.resolved === "left_out";
      return left ? { ...omission, resolved: "left_out" as const } : omission;
    }),
    ...[...before.values()].filter(({ id, resolved }) => resolved === "inserted" && !open.has(id)),
  ];
}
