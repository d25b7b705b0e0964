import type { Fact } from "../../../facts/Fact";
import { readStatement } from "./readStatement";

/** What a fact of the visit says of a drug. */
export interface StatedDrug {
  /** True if the patient does not take it, or no longer. */
  isOff: boolean;
  /** Ids of the turns that state it. */
  turns: ReadonlySet<string>;
}

/** States of a drug that is not, or no longer, taken. */
const offStates = new Set(["stopped", "notTaking"]);

/** Returns what the facts of a visit say of each drug of the patient, by its canonical name. Orders do not count. */
export function statedDrugs(facts: readonly Fact[]): Map<string, StatedDrug[]> {
  const found = new Map<string, StatedDrug[]>();
  for (const { kind, subject, polarity, status, slots, evidence } of facts) {
    if (kind !== "medication" || subject !== "patient" || status === "withdrawn" || !slots.name) continue;
    const stated: StatedDrug = {
      isOff: polarity === "absent" || offStates.has(slots.state?.text ?? ""),
      turns: new Set(evidence.map(({ turn }) => turn)),
    };
    for (const mention of readStatement(slots.name.text).mentions)
      if (mention.kind === "drug") found.set(mention.name, [...(found.get(mention.name) ?? []), stated]);
  }
  return found;
}
