import { type NoteTopic, noteTopics, type SectionNames, sectionFor } from "../../shared/notes/noteTopic";

/** Label of each topic, as used within a sentence. */
const topicLabels: Record<NoteTopic, string> = {
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

/** Returns labels of the topics that the built-in drafter writes into each section, by section key. Pure. */
export function topicsBySection(template: SectionNames): Map<string, string[]> {
  const bySection = new Map<string, string[]>();
  for (const topic of noteTopics) {
    const key = sectionFor(topic, template);
    bySection.set(key, [...(bySection.get(key) ?? []), topicLabels[topic]]);
  }
  return bySection;
}
