import { questionTopic } from "../../acts/questions/questionTopic";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";

/** Label of quoted answers about stays in a hospital, which a note has in the past history. */
export const hospitalStays = "hospital stays";

/**
 * Returns what a question asks about if its answer can be quoted: a symptom, an amount, stays in a hospital, or earlier
 * episodes. Null for other questions.
 */
export function quotedLabel(question: string): string | null {
  const amount = /^(?:and |so |okay )*(how (?:low|high|many|much|far|heavy|big|bad)(?: [a-z]+){0,2})\?$/i.exec(
    question,
  )?.[1];
  if (amount) return findDrugs(amount).length > 0 ? null : amount.toLowerCase();
  const topic = questionTopic(question);
  if (topic === "before") return "similar symptoms before";
  if (topic === "hospitalizations" || /\bin (?:the )?hospital\b/i.test(question)) return hospitalStays;
  return findSymptoms(question)[0]?.term.name ?? null;
}
