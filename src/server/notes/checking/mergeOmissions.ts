import type { Omission } from "../../../shared/notes/document";
import { findDrugNames } from "../../facts/lexicon/findDrugNames";
import { tokenize } from "../../facts/lexicon/tokenize";

const ofDrugs = new Set<Omission["kind"]>(["drug", "dose", "allergy"]);
/** Number of omissions that need not be resolved at which no more facts are added. */
const maxOffered = 4;
/** The same for facts of a kind in `important`. */
const maxImportant = 6;
/** Kinds of facts that are important enough for the higher maximum. */
const important = new Set<Omission["kind"]>(["drug", "allergy", "risk", "diagnosis", "order", "refusal"]);

/**
 * Merges the omissions of single values with those of facts; omissions that must be resolved come first. All values are
 * kept. Facts that need not be resolved are added up to the maximum, in their order. A fact about the same thing as a
 * value is dropped.
 */
export function mergeOmissions(values: readonly Omission[], facts: readonly Omission[]): Omission[] {
  const ids = new Set(values.map(({ id }) => id));
  const others = facts.filter((fact) => !ids.has(fact.id) && !values.some((value) => isSameOmission(fact, value)));
  const must = [...values, ...others].filter((one) => one.must);
  const offered = others.filter((one) => !one.must);
  const all = [...must, ...values.filter((one) => !one.must)];
  for (const one of offered) {
    const count = all.length - must.length;
    if (count < maxOffered || (important.has(one.kind) && count < maxImportant)) all.push(one);
  }
  return all;
}

function isSameOmission(fact: Omission, value: Omission): boolean {
  const sharesTurn = fact.evidence.some((turn) => value.evidence.includes(turn));
  if (ofDrugs.has(value.kind) && (ofDrugs.has(fact.kind) || fact.kind === "order")) {
    const names = drugsOf(`${fact.sentence} ${fact.text}`);
    return drugsOf(value.sentence).some((name) => names.includes(name));
  }
  return (
    sharesTurn &&
    (fact.kind === value.kind || ((value.kind === "mood" || value.kind === "risk") && fact.kind === "symptom"))
  );
}

const drugsOf = (text: string): string[] => findDrugNames(tokenize(text)).map(({ inn }) => inn);
