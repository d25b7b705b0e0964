import type { TemplateSection } from "../templates/template";

/** What a sentence of a note is about, whatever the template calls its sections. */
export const noteTopics = [
  "reason",
  "hpi",
  "ros",
  "risk",
  "medications",
  "allergies",
  "past_history",
  "family_history",
  "social_history",
  "vitals",
  "exam",
  "results",
  "assessment",
  "plan",
] as const;
export type NoteTopic = (typeof noteTopics)[number];

/** The sections of a template, or of a note, as far as it matters what goes where. */
export interface SectionNames {
  sections: readonly Pick<TemplateSection, "key" | "title">[];
}

/** Section keys that may take a topic, best first. */
const homes: Record<NoteTopic, readonly string[]> = {
  reason: ["reason", "chief_complaint", "presenting_problem", "indication", "hpi", "interval_history", "subjective"],
  hpi: ["hpi", "subjective", "interval_history", "history", "presenting_problem"],
  ros: ["ros", "hpi", "subjective", "interval_history", "history"],
  risk: ["risk", "hpi", "subjective", "interval_history", "history"],
  medications: ["medications", "hpi", "subjective", "interval_history", "history"],
  allergies: ["allergies", "medications", "hpi", "subjective", "interval_history", "history"],
  past_history: ["past_history", "hpi", "subjective", "interval_history", "history"],
  family_history: ["family_history", "past_history", "subjective", "hpi", "interval_history", "history"],
  social_history: ["social_history", "subjective", "hpi", "interval_history", "history"],
  vitals: ["vitals", "objective", "exam", "findings", "mental_status"],
  exam: ["exam", "objective", "mental_status", "procedure_details", "findings"],
  results: ["results", "objective", "findings", "exam", "hpi", "history"],
  assessment: ["assessment", "assessment_plan", "impression", "plan"],
  plan: ["plan", "assessment_plan", "recommendations", "assessment"],
};

/**
 * The section of this template where sentences about `topic` go. A template without any likely section (one made by the
 * practice) gets them by the words of its titles, else in its last section, so that nothing drafted is dropped.
 */
export function sectionFor(topic: NoteTopic, template: SectionNames): string {
  const keys = new Set(template.sections.map(({ key }) => key));
  const known = homes[topic].find((key) => keys.has(key));
  if (known) return known;
  const words = homes[topic].map((key) => key.replaceAll("_", " "));
  const titled = template.sections.find(({ title }) => words.some((word) => title.toLowerCase().includes(word)));
  return titled?.key ?? template.sections.at(-1)?.key ?? "note";
}
