import type { Omission } from "../../../shared/notes/note";
import { findDrugNames } from "../../facts/lexicon/findDrugNames";
import { tokenize } from "../../facts/lexicon/tokenize";

const ofDrugs = new Set<Omission["kind"]>(["drug", "dose", "allergy"]);
/** Maximum number of omissions offered, unless more of them must be resolved or contain a value. */
const maxOffered = 3;
/** Maximum number including orders, diagnoses and other important kinds. */
const maxImportant = 8;
const important = new Set<Omission["kind"]>(["drug", "allergy", "risk", "diagnosis", "order", "followUp", "refusal"]);

/** Merges the omissions of single values with those of facts. Of two about the same thing, the value's is kept. */
export function mergeOmissions(values: readonly Omission[], facts: readonly Omission[]): Omission[] {
  const ids = new Set(values.map(({ id }) => id));
  const all = [...values];
  for (const fact of facts) {
    if (ids.has(fact.id) || values.some((value) => saysSame(fact, value))) continue;
    if (fact.must || all.length < (important.has(fact.kind) ? maxImportant : maxOffered)) all.push(fact);
  }
  return all.toSorted((a, b) => Number(b.must) - Number(a.must));
}

function saysSame(fact: Omission, value: Omission): boolean {
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
