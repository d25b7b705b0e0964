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
import { splitJoined } from "./omissions/splitJoined";
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
  const answered = omissionsOf([earlier, note]);
  const isLeftOutSentence = leftOutIn(answered);
  const isLeftOut = ({ id, sentence, evidence }: Omission): boolean =>
    answered.get(id)?.resolved === "left_out" || isLeftOutSentence(sentence, evidence);
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
  const values = findUnwrittenValues(sections, turns, planned, template);
  return {
    sections,
    omissions: keepAnswers(
      mergeOmissions(
        values,
        findOmissions(sections, visit, facts, planned, template, values, isLeftOutSentence),
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
 * Returns a function that decides whether sentences, said in these turns, were answered with `left_out`. They can have
 * been parts of different omissions, because each check joins omissions again.
 */
function leftOutIn(answered: ReadonlyMap<string, Omission>): (text: string, turns: readonly string[]) => boolean {
  const turnsBySentence = new Map<string, Set<string>>();
  for (const { sentence, evidence, resolved } of answered.values())
    if (resolved === "left_out")
      for (const one of splitJoined(sentence))
        turnsBySentence.set(one, new Set([...(turnsBySentence.get(one) ?? []), ...evidence]));
  return (text, turns) => {
    const known = splitJoined(text).map((one) => turnsBySentence.get(one));
    return text !== "" && known.every(Boolean) && turns.every((turn) => known.some((of) => of?.has(turn)));
  };
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
