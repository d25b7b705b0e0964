import type { Fact } from "../../../facts/Fact";
import type { PlannedSentence } from "../PlannedSentence";
import { listOf } from "../sentences/listOf";
import { medicationPhrase } from "../sentences/medicationSentence";

/**
 * Returns the drugs taken before, and no longer, that no planned sentence names: "The patient previously took Prozac."
 */
export function takenBefore(facts: readonly Fact[], planned: readonly PlannedSentence[]): PlannedSentence[] {
  const written = planned.map(({ text }) => text.toLowerCase()).join("\n");
  const before = facts.filter(
    ({ kind, subject, polarity, time, slots: { name } }) =>
      kind === "medication" &&
      subject === "patient" &&
      polarity === "present" &&
      time.when === "past" &&
      name !== undefined &&
      !/\b(?:vaccines?|boosters?)\b/i.test(name.text) &&
      !written.includes(name.text.toLowerCase()),
  );
  const names = [...new Set(before.map((fact) => medicationPhrase(fact)))];
  return names.length === 0
    ? []
    : [{ topic: "hpi", text: `The patient previously took ${listOf(names, "and")}.`, facts: before }];
}
