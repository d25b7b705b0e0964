import { sectionFor, type NoteTopic } from "../../../../shared/notes/noteTopic";

/**
 * The parts of a note that letters and summaries take over: the section of a letter, and the keys of the note's
 * sections.
 */
export const noteParts = {
  reason: { section: "reason", noteKeys: ["reason", "chief_complaint", "presenting_problem", "indication"] },
  history: {
    section: "history",
    noteKeys: [
      ...["hpi", "subjective", "interval_history", "history", "ros", "risk"],
      ...["past_history", "family_history", "social_history"],
    ],
  },
  medications: { section: "medications", noteKeys: ["medications"] },
  allergies: { section: "allergies", noteKeys: ["allergies"] },
  findings: {
    section: "findings",
    noteKeys: ["vitals", "exam", "objective", "results", "findings", "mental_status", "procedure_details"],
  },
  assessmentPlan: {
    section: "assessment_plan",
    noteKeys: ["assessment", "assessment_plan", "impression", "plan", "recommendations"],
  },
} as const;
export type PartName = keyof typeof noteParts;

const names = Object.keys(noteParts) as PartName[];

/** All parts as sections, so that each sentence is placed in its own, even if a document does not have it. */
export const allParts = { sections: names.map((name) => ({ key: noteParts[name].section, title: name })) };

/** Returns the part of a section of a note; null for a section with a key of its own. */
export const partOfKey = (key: string): PartName | null =>
  names.find((name) => (noteParts[name].noteKeys as readonly string[]).includes(key)) ?? null;

/** Returns the part that sentences about a topic belong to. */
export const partOfTopic = (topic: NoteTopic): PartName =>
  names.find((name) => noteParts[name].section === sectionFor(topic, allParts)) ?? "history";
