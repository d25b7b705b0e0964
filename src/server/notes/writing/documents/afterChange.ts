import type { Fact } from "../../../facts/Fact";
import { evidenceOf } from "../PlannedSentence";
import { asSentence } from "../sentences/listOf";
import { medicationPhrase } from "../sentences/medicationSentence";
import type { NotedOrder } from "./notedPlan";
import { genericOf } from "../../../facts/terms/genericOf";

/**
 * What an order does to a drug that the patient took before the visit, by the `state` of the order. "Stopped" would say
 * that the patient has stopped it already, which the checks would find unsaid.
 */
const changes: Readonly<Record<string, string>> = {
  increase: "increased at this visit",
  decrease: "decreased at this visit",
  stop: "stop as of this visit",
  hold: "on hold as of this visit",
};

/**
 * Returns the line of a medication list after an order of the visit that changes its drug: "Lisinopril 20 mg daily
 * (increased at this visit; before: 10 mg daily)."; null if no order changes the drug, or only under a condition.
 * `evidence` has the ids of the turns.
 * @param taken the drug as the patient took it before the visit.
 * @param orders the orders of the plan, in the sequence of the plan; the last one that changes the drug counts.
 */
export function afterChange(
  taken: Fact,
  orders: readonly NotedOrder[],
): { text: string; evidence: readonly string[] } | null {
  const drug = genericOf(taken);
  if (!drug || taken.polarity === "absent" || taken.time.when === "past") return null;
  const changed = orders.findLast(({ fact }) => fact && !fact.condition && changeOf(fact) && genericOf(fact) === drug);
  if (!changed?.fact) return null;
  const change = changeOf(changed.fact) ?? "";
  const evidence = [...new Set([...evidenceOf([taken]), ...changed.evidence])];
  const { dose } = changed.fact.slots;
  const isInterrupted = change === changes["stop"] || change === changes["hold"];
  if (isInterrupted || !dose) return { text: asSentence(`${medicationPhrase(taken)} (${change})`), evidence };
  const before = medicationPhrase(taken)
    .slice(taken.slots.name?.text.length ?? 0)
    .trim();
  const formerly = before === "" ? "" : `; before: ${before}`;
  return { text: asSentence(`${medicationPhrase(changed.fact)} (${change}${formerly})`), evidence };
}

const changeOf = ({ slots }: Fact): string | undefined => changes[slots.state?.text ?? ""];
