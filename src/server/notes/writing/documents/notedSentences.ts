import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { draftFromFacts } from "../draftFromFacts";
import { grammarOf } from "../grammarOf";
import { evidenceOf } from "../PlannedSentence";
import { placeSentences } from "../placeSentences";
import { labelled } from "../printNote";
import { NotedChanges } from "./NotedChanges";

/** A section of a document, and the keys of the note's sections with the same content. */
interface Part {
  section: string;
  noteKeys: readonly string[];
}

const reason: Part = {
  section: "reason",
  noteKeys: ["reason", "chief_complaint", "presenting_problem", "indication"],
};
const medications: Part = { section: "medications", noteKeys: ["medications"] };
const allergies: Part = { section: "allergies", noteKeys: ["allergies"] };
const findings: Part = {
  section: "findings",
  noteKeys: ["vitals", "exam", "objective", "results", "findings", "mental_status", "procedure_details"],
};
const assessmentPlan: Part = {
  section: "assessment_plan",
  noteKeys: ["assessment", "assessment_plan", "impression", "plan", "recommendations"],
};
const history: Part = {
  section: "history",
  noteKeys: [
    ...["hpi", "subjective", "interval_history", "history", "ros", "risk"],
    ...["past_history", "family_history", "social_history"],
  ],
};

/** The parts of a note that letters and summaries take over. */
export const noteParts = { reason, history, medications, allergies, findings, assessmentPlan };

/** All parts, so that each sentence is placed in its own, also if a document does not have it. */
const allParts = { sections: Object.values(noteParts).map(({ section }) => ({ key: section, title: section })) };

/**
 * Returns the sentences of the note in the sections of another document: as the drafter writes them, without those that a
 * person changed or removed in the note, followed by those that people wrote there. Pure.
 */
export function notedSentences(
  { turns, context, noted }: Pick<DraftInput, "turns" | "context" | "noted">,
  parts: readonly Part[],
): DraftedSentence[] {
  const placed = placeSentences(draftFromFacts({ turns, sex: grammarOf(context.pronouns) }), allParts);
  const changes = new NotedChanges(noted);
  return parts.flatMap(({ section, noteKeys }) => {
    const own = placed.find(({ key }) => key === section)?.sentences ?? [];
    const drafted = own.map((sentence, i) => ({
      section,
      text: labelled(sentence, own[i - 1]),
      evidence: evidenceOf(sentence.facts),
    }));
    const written = changes.written
      .filter((sentence) => noteKeys.includes(sentence.section))
      .map(({ text, evidence }) => ({ section, text, evidence }));
    const kept = drafted.filter(({ text }) => !changes.isRemoved(text));
    const texts = new Set(kept.map(({ text }) => text));
    return [...kept, ...written.filter(({ text }) => !texts.has(text))];
  });
}
