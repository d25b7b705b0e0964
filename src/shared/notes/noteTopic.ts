import type { TemplateSection } from "../templates/template";

/** Topics of the sentences of a note, independent of the sections of a template. */
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

/** A template or a note, with the fields of its sections that `sectionFor` reads. */
export interface SectionNames {
  sections: readonly Pick<TemplateSection, "key" | "title">[];
}

/** Keys of the sections that a topic can go to, best first. */
const sectionKeysOf: Record<NoteTopic, readonly string[]> = {
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

/** Returns the topic with this name, e.g. “Family history”; null if there is none. */
export function topicNamed(name: string): NoteTopic | null {
  const key = name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "_");
  return noteTopics.find((topic) => topic === key || sectionKeysOf[topic][0] === key) ?? null;
}

/**
 * Returns the key of the section that sentences about `topic` go to. If no section has one of the topic's keys (in a
 * user's own template), returns the first section with one of these keys in its title. Otherwise returns the last
 * section, so that no drafted sentence is dropped; "note" if there are no sections.
 */
export function sectionFor(topic: NoteTopic, template: SectionNames): string {
  const keys = new Set(template.sections.map(({ key }) => key));
  const known = sectionKeysOf[topic].find((key) => keys.has(key));
  if (known) return known;
  const words = sectionKeysOf[topic].map((key) => key.replaceAll("_", " "));
  const titled = template.sections.find(({ title }) => words.some((word) => title.toLowerCase().includes(word)));
  return titled?.key ?? template.sections.at(-1)?.key ?? "note";
}
