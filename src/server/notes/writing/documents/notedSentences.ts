import type { NoteTopic } from "../../../../shared/notes/noteTopic";
import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { draftFromFacts } from "../draftFromFacts";
import { grammarOf } from "../grammarOf";
import { evidenceOf } from "../PlannedSentence";
import { labelled } from "../printNote";
import { NotedChanges } from "./NotedChanges";

/** A section of a document: the topics of a note that go there, and the keys of the note's sections with the same content. */
interface Part {
  section: string;
  topics: readonly NoteTopic[];
  noteKeys: readonly string[];
}

const reason: Part = {
  section: "reason",
  topics: ["reason"],
  noteKeys: ["reason", "chief_complaint", "presenting_problem", "indication"],
};
const medications: Part = { section: "medications", topics: ["medications"], noteKeys: ["medications"] };
const allergies: Part = { section: "allergies", topics: ["allergies"], noteKeys: ["allergies"] };
const findings: Part = {
  section: "findings",
  topics: ["vitals", "exam", "results"],
  noteKeys: ["vitals", "exam", "objective", "results", "findings", "mental_status", "procedure_details"],
};
const assessmentPlan: Part = {
  section: "assessment_plan",
  topics: ["assessment", "plan"],
  noteKeys: ["assessment", "assessment_plan", "impression", "plan", "recommendations"],
};
const history: Part = {
  section: "history",
  topics: ["hpi", "ros", "risk", "past_history", "family_history", "social_history"],
  noteKeys: [
    ...["hpi", "subjective", "interval_history", "history", "ros", "risk"],
    ...["past_history", "family_history", "social_history"],
  ],
};

/** The parts of a note that letters and summaries take over. */
export const noteParts = { reason, history, medications, allergies, findings, assessmentPlan };

/**
 * Returns the sentences of the note in the sections of another document: as the drafter writes them, without those that a
 * person changed or removed in the note, followed by those that people wrote there. Pure.
 */
export function notedSentences(
  { turns, context, noted }: Pick<DraftInput, "turns" | "context" | "noted">,
  parts: readonly Part[],
): DraftedSentence[] {
  const planned = draftFromFacts({ turns, sex: grammarOf(context.pronouns) });
  const changes = new NotedChanges(noted);
  return parts.flatMap(({ section, topics, noteKeys }) => {
    const own = planned.filter(({ topic }) => topics.includes(topic));
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
