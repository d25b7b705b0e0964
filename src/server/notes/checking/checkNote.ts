import type { NoteSection, Omission } from "../../../shared/notes/note";
import type { SectionNames } from "../../../shared/notes/noteTopic";
import { readFacts } from "../../facts/readFacts";
import type { Turn } from "../../transcription/Turn";
import { checkSentence } from "./checkSentence";
import { countSides } from "./countSides";
import { findOmissions } from "./findOmissions";
import { mergeOmissions } from "./mergeOmissions";
import { readVisit } from "./reading/readVisit";
import { findUnwritten } from "./values/findUnwritten";

/** The parts of a note that a check reads and returns. */
export interface Checked {
  sections: NoteSection[];
  omissions: Omission[];
}

/**
 * Checks every sentence against the transcript, and the transcript against the note. Answers in `note` or `earlier` are
 * kept for the same finding or omission; `note` takes precedence.
 */
export function checkNote(
  note: Checked,
  turns: readonly Turn[],
  template: SectionNames,
  earlier: Checked | null = null,
): Checked {
  const visit = readVisit(turns);
  const facts = readFacts(turns);
  const noteSides = countSides(note.sections);
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
      findings: checkSentence(sentence, section.title || section.key, visit, noteSides).map((finding) => ({
        ...finding,
        resolved: answered.get(finding.id) ?? null,
      })),
    })),
  }));
  return {
    sections,
    omissions: keepAnswers(
      mergeOmissions(findUnwritten(sections, turns, template), findOmissions(sections, visit, facts, template)),
      earlier,
      note,
    ),
  };
}

/**
 * Keeps the answers to omissions. `left_out` is always kept. `inserted` is kept unless the omission is found again,
 * because its sentence was removed from the note.
 */
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
