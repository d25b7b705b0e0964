import type { DraftedSentence } from "../../noteEngine";
import { evidenceOf } from "../PlannedSentence";
import { placeSentences } from "../placeSentences";
import { labelled } from "../printNote";
import { allParts, noteParts, type PartName } from "./noteParts";
import type { NotedVisit, ReadLine } from "./readNoted";

/**
 * Returns the lines of the note in the sections of another document, as the note has them, whoever wrote it; without a note,
 * what the built-in drafter writes. Pure.
 */
export function notedSentences({ planned, note }: NotedVisit, parts: readonly PartName[]): DraftedSentence[] {
  if (note)
    return parts.flatMap((part) => {
      const seen = new Set<string>();
      // An assessment repeats what a diagnosis rests on, in its plan or under a label of the exam.
      const isNew = ({ text, planned: one }: ReadLine): boolean => {
        const said = one?.text ?? text;
        return !seen.has(said) && seen.add(said) !== null;
      };
      return note.lines
        .filter((line) => line.part === part && isNew(line))
        .map(({ text, evidence }) => ({
          section: noteParts[part].section,
          text: part === "assessmentPlan" ? text : text.replace(/^Medical reasoning: /, ""),
          evidence: [...evidence],
        }));
    });
  const placed = placeSentences(planned, allParts);
  return parts.flatMap((part) => {
    const { section } = noteParts[part];
    const own = placed.find(({ key }) => key === section)?.sentences ?? [];
    return own.map((sentence, i) => ({
      section,
      text: labelled(sentence, own[i - 1]),
      evidence: evidenceOf(sentence.facts),
    }));
  });
}
