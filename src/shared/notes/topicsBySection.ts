import { type NoteTopic, noteTopics, type SectionNames, sectionFor } from "./noteTopic";

const topicWords: Record<NoteTopic, string> = {
  reason: "reason for the visit",
  hpi: "history of present illness",
  ros: "review of systems",
  risk: "risk",
  medications: "medications",
  allergies: "allergies",
  past_history: "past history",
  family_history: "family history",
  social_history: "social history",
  vitals: "vital signs",
  exam: "examination",
  results: "results",
  assessment: "assessment",
  plan: "plan",
};

/** What the offline drafter writes into each section, by section key, in words; a section it leaves empty is not there. Pure. */
export function topicsBySection(template: SectionNames): Map<string, string[]> {
  const bySection = new Map<string, string[]>();
  for (const topic of noteTopics) {
    const key = sectionFor(topic, template);
    bySection.set(key, [...(bySection.get(key) ?? []), topicWords[topic]]);
  }
  return bySection;
}
