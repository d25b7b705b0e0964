import type { DraftedSentence } from "../../noteEngine";
import { citedBy, type PlannedSentence } from "../PlannedSentence";
import { placeSentences } from "../placeSentences";
import { labeled } from "../printNote";
import { allParts, noteParts, type PartName } from "./noteParts";
import { afterChange } from "./afterChange";
import { notedPlan } from "./notedPlan";
import type { NotedVisit, ReadLine } from "./readNoted";

/**
 * Returns the lines of the note that belong to `parts`, in the sections of another document; without a note, the
 * sentences that the built-in drafter writes. The lines keep their words, except that a medication which the built-in
 * drafter listed gets the dose that the plan changes it to. Pure.
 */
export function notedSentences(visit: NotedVisit, parts: readonly PartName[]): DraftedSentence[] {
  const { planned, note } = visit;
  const orders = parts.includes("medications") ? notedPlan(visit) : [];
  const changed = (sentence: PlannedSentence | null): { text: string; evidence: readonly string[] } | null => {
    const [taken] = sentence?.topic === "medications" ? sentence.facts : [];
    return taken ? afterChange(taken, orders) : null;
  };
  if (note)
    return parts.flatMap((part) => {
      const seen = new Set<string>();
      // A note can have a sentence twice, as a finding and again in the assessment of a problem that it supports.
      const isNew = ({ text, planned: one }: ReadLine): boolean => {
        const said = one?.text ?? text;
        return !seen.has(said) && seen.add(said) !== null;
      };
      return note.lines
        .filter((line) => line.part === part && isNew(line))
        .map((line) => {
          const { text, evidence } = changed(line.planned) ?? line;
          const bare = part === "assessmentPlan" ? text : text.replace(/^Medical reasoning: /, "");
          return { section: noteParts[part].section, text: bare, evidence: [...evidence] };
        });
    });
  const placed = placeSentences(planned, allParts);
  return parts.flatMap((part) => {
    const { section } = noteParts[part];
    const own = placed.find(({ key }) => key === section)?.sentences ?? [];
    return own.map((sentence, i) => {
      const { text, evidence } = changed(sentence) ?? {
        text: labeled(sentence, own[i - 1]),
        evidence: citedBy(sentence),
      };
      return { section, text, evidence: [...evidence] };
    });
  });
}
