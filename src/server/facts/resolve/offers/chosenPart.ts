import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { partLeftOut } from "./refusedPart";
import { withObject } from "./withObject";

/** Number of facts before a choice that are searched for the order. */
const maxFactsBack = 4;

/**
 * Reads that a patient wants only one thing of the order of the turn before: "the flu shot and the shingles shot" "Just
 * the flu shot." Returns the refusal of the other, which is taken out of the order; null if nothing is chosen in this
 * way.
 */
export function chosenPart(turn: readonly Sentence[], reading: ReadingState): Fact | null {
  const { facts, orderedAt } = reading;
  for (const sentence of turn) {
    if (orderedAt !== sentence.at - 1) continue;
    for (let i = facts.length - 1; i >= Math.max(0, facts.length - maxFactsBack); i -= 1) {
      const order = facts[i];
      if (!order || order.status !== "current" || (order.kind !== "order" && order.kind !== "advice")) continue;
      const part = partLeftOut(sentence.text, order.slots.object?.text ?? "");
      if (!part) continue;
      facts[i] = withObject(order, part.kept);
      const fact = makeFact({
        kind: "refusal",
        from: [sentence],
        problem: order.problem,
        slots: { of: part.refused },
      });
      return { ...fact, evidence: [...order.evidence, ...fact.evidence] };
    }
  }
  return null;
}
