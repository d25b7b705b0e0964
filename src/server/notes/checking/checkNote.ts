import type { Finding, NoteSection, Omission, Sentence } from "../../../shared/notes/document";
import type { SectionNames } from "../../../shared/notes/noteTopic";
import { readTurns } from "../../facts/readTurns";
import type { Turn } from "../../transcription/Turn";
import { changedLineFinder } from "../content/evidenceBasis";
import { personOf } from "../writing/personOf";
import { planDocument } from "../writing/planDocument";
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
 * Checks every sentence of a note against the transcript, and whether the note omits something that was said. Returns
 * the sections with their new findings, and the omissions.
 * @param template names of the sections to which omissions are assigned.
 * @param earlier the note before a change or redraft. Answers in it or in `note` are kept if the same finding or
 * omission is found again; those in `note` take precedence.
 */
export function checkNote(
  note: NoteBody,
  turns: readonly Turn[],
  template: SectionNames,
  earlier: NoteBody | null = null,
): NoteBody {
  const { sentences: spoken, facts } = readTurns(turns);
  const visit = readSaidVisit(turns, facts, spoken);
  const planned = planDocument(facts, personOf(turns, undefined));
  const noteSides = countSides(note.sections);
  const answerTo = answersIn([earlier, note]);
  const changedLine = changedLineFinder(turns);
  const isLeftOut = leftOutIn([earlier, note]);
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
        findUnwrittenValues(sections, turns, planned, template),
        findOmissions(sections, visit, facts, planned, template),
        isLeftOut,
      ),
      isLeftOut,
      earlier,
      note,
    ),
  };
}

/**
 * While a sentence has an open finding of the kind `changed` (a line that it rests on was corrected), leaves out its
 * other open findings, because updating the sentence resolves them too.
 */
function oneAtATime(findings: Finding[]): Finding[] {
  const isOpen = findings.some(({ kind, resolved }) => kind === "changed" && resolved === null);
  return isOpen ? findings.filter(({ kind, resolved }) => kind === "changed" || resolved !== null) : findings;
}

/**
 * Returns a function that looks up the answer to a finding in notes, null if it has none. If several notes have the
 * finding, the last of them decides, even if the finding is open there. A finding that was answered with `keep` stays
 * kept in a sentence with the same words, even if a redraft or another template gave the sentence another id or
 * section. This does not hold for the kind `changed`, which is asked again when the line changes again.
 */
function answersIn(notes: readonly (NoteBody | null)[]): (sentence: Sentence, finding: Finding) => Finding["resolved"] {
  const byId = new Map<string, Finding["resolved"]>();
  const kept = new Set<string>();
  for (const note of notes)
    for (const sentence of (note?.sections ?? []).flatMap(({ sentences }) => sentences))
      for (const finding of sentence.findings) {
        byId.set(finding.id, finding.resolved);
        if (finding.resolved === "keep" && finding.kind !== "changed") kept.add(findingKey(sentence, finding));
      }
  return (sentence, finding) => {
    const answer = byId.get(finding.id);
    if (answer !== undefined) return answer;
    return kept.has(findingKey(sentence, finding)) ? "keep" : null;
  };
}

/** Returns a key that is equal for the same finding in sentences with the same words, whatever their ids are. */
const findingKey = ({ text }: Sentence, { kind, value, detail }: Finding): string =>
  JSON.stringify([text.trim(), kind, value, detail]);

/**
 * Returns a function that decides whether an omission was answered with `left_out` in notes. If several notes have the
 * omission, the last of them decides.
 */
function leftOutIn(notes: readonly (NoteBody | null)[]): (omission: Omission) => boolean {
  const left = [...omissionsOf(notes).values()].filter(({ resolved }) => resolved === "left_out");
  // An omission of several sentences gets another id once the note states one of them.
  return (omission) =>
    left.some(
      ({ id, evidence, sentence }) =>
        id === omission.id ||
        (omission.sentence !== "" &&
          omission.sentence.split(/(?<=\.) /).every((each) => sentence.includes(each)) &&
          omission.evidence.every((turn) => evidence.includes(turn))),
    );
}

/** Returns the omissions of notes by id; those of later notes replace those of earlier ones. */
const omissionsOf = (notes: readonly (NoteBody | null)[]): Map<string, Omission> =>
  new Map(notes.flatMap((note) => note?.omissions ?? []).map((omission) => [omission.id, omission]));

/**
 * Returns the omissions found, with the earlier answer `left_out` if there is one. Adds the omissions answered with
 * `inserted`, except those that are found again and so are open again: their sentence was removed from the note.
 */
function keepAnswers(
  found: Omission[],
  isLeftOut: (omission: Omission) => boolean,
  earlier: NoteBody | null,
  note: NoteBody,
): Omission[] {
  const open = new Set(found.map(({ id }) => id));
  return [
    ...found.map((omission) => (isLeftOut(omission) ? { ...omission, resolved: "left_out" as const } : omission)),
    ...[...omissionsOf([earlier, note]).values()].filter(
      ({ id, resolved }) => resolved === "inserted" && !open.has(id),
    ),
  ];
}
