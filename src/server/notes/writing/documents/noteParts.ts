import { sectionFor, type NoteTopic } from "../../../../shared/notes/noteTopic";

/**
 * The parts of a note that letters and summaries take over: `section` is the key of the letter's section for the part,
 * `noteKeys` are the keys of the note's sections that belong to it.
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
/** Name of a part of a note: "history", "assessmentPlan". */
export type PartName = keyof typeof noteParts;

const names = Object.keys(noteParts) as PartName[];

/**
 * All parts as the sections of one template, so that `sectionFor` assigns each sentence to its own part, also if a
 * document leaves that part out.
 */
export const allParts = { sections: names.map((name) => ({ key: noteParts[name].section, title: name })) };

/** Returns the part that the section of a note with this key belongs to; null if the key is not in `noteParts`. */
export const partOfKey = (key: string): PartName | null =>
  names.find((name) => (noteParts[name].noteKeys as readonly string[]).includes(key)) ?? null;

/** Returns the part that sentences about a topic belong to. */
export const partOfTopic = (topic: NoteTopic): PartName =>
  names.find((name) => noteParts[name].section === sectionFor(topic, allParts)) ?? "history";
