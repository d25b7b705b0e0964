import type { Finding, NoteSection, Omission, Sentence } from "../../../shared/notes/document";
import type { SectionNames } from "../../../shared/notes/noteTopic";
import { readTurns } from "../../facts/readTurns";
import type { Turn } from "../../transcription/Turn";
import { changedLineFinder } from "../content/evidenceBasis";
import { checkSentence } from "./checkSentence";
import { countSides } from "./countSides";
import { findOmissions } from "./findOmissions";
import { mergeOmissions } from "./mergeOmissions";
import { readSaidVisit } from "./reading/readSaidVisit";
import { findUnwrittenValues } from "./values/findUnwrittenValues";

/** The sections and omissions of a note, which a check reads and returns. */
export interface NoteBody {
  sections: NoteSection[];
  omissions: Omission[];
}

/**
 * Checks every sentence against the transcript, and the transcript against the note. Answers in `note` or `earlier` are
 * kept for the same finding or omission; `note` takes precedence.
 */
export function checkNote(
  note: NoteBody,
  turns: readonly Turn[],
  template: SectionNames,
  earlier: NoteBody | null = null,
): NoteBody {
  const { sentences: spoken, facts } = readTurns(turns);
  const visit = readSaidVisit(turns, facts, spoken);
  const noteSides = countSides(note.sections);
  const answerTo = answersIn([earlier, note]);
  const changedLine = changedLineFinder(turns);
  const sections = note.sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => ({
      ...sentence,
      findings: oneAtATime(
        [changedLine(sentence) ?? [], checkSentence(sentence, section.title || section.key, visit, noteSides)]
          .flat()
          .map((finding) => ({ ...finding, resolved: answerTo(sentence, finding) })),
      ),
    })),
  }));
  return {
    sections,
    omissions: keepAnswers(
      mergeOmissions(
        findUnwrittenValues(sections, turns, facts, template),
        findOmissions(sections, visit, facts, template),
      ),
      earlier,
      note,
    ),
  };
}

/**
 * Leaves out the other open findings of a sentence while one about a changed line is open, because the update of the
 * sentence settles them too.
 */
function oneAtATime(findings: Finding[]): Finding[] {
  const isOpen = findings.some(({ kind, resolved }) => kind === "changed" && resolved === null);
  return isOpen ? findings.filter(({ kind, resolved }) => kind === "changed" || resolved !== null) : findings;
}

/**
 * Returns a lookup of the answers to findings in notes; of several notes, the last with an answer counts. A kept
 * finding stays kept in a sentence with the same words, even if a redraft or another template gave the sentence another
 * id or section; one about a changed line only until the line changes again.
 */
function answersIn(notes: readonly (NoteBody | null)[]): (sentence: Sentence, finding: Finding) => Finding["resolved"] {
  const byId = new Map<string, Finding["resolved"]>();
  const kept = new Set<string>();
  for (const note of notes)
    for (const sentence of (note?.sections ?? []).flatMap(({ sentences }) => sentences))
      for (const finding of sentence.findings) {
        byId.set(finding.id, finding.resolved);
        if (finding.resolved === "keep" && finding.kind !== "changed") kept.add(sameFinding(sentence, finding));
      }
  return (sentence, finding) => {
    const answer = byId.get(finding.id);
    if (answer !== undefined) return answer;
    return kept.has(sameFinding(sentence, finding)) ? "keep" : null;
  };
}

const sameFinding = ({ text }: Sentence, { kind, value, detail }: Finding): string =>
  JSON.stringify([text.trim(), kind, value, detail]);

/**
 * Keeps the answers to omissions. `left_out` is always kept. `inserted` is kept unless the omission is found again: its
 * sentence was then removed from the note.
 */
function keepAnswers(found: Omission[], earlier: NoteBody | null, note: NoteBody): Omission[] {
  const before = new Map([...(earlier?.omissions ?? []), ...note.omissions].map((omission) => [omission.id, omission]));
  const open = new Set(found.map(({ id }) => id));
  const left = [...before.values()].filter(({ resolved }) => resolved === "left_out");
  // An omission of several sentences has another id once the note states one of them.
  const isLeftOut = (omission: Omission): boolean =>
    left.some(
      ({ id, evidence, sentence }) =>
        id === omission.id ||
        (omission.sentence !== "" &&
          omission.sentence.split(/(?<=\.) /).every((each) => sentence.includes(each)) &&
          omission.evidence.every((turn) => evidence.includes(turn))),
    );
  return [
    ...found.map((omission) => (isLeftOut(omission) ? { ...omission, resolved: "left_out" as const } : omission)),
    ...[...before.values()].filter(({ id, resolved }) => resolved === "inserted" && !open.has(id)),
  ];
}
