import type { Omission } from "../../../shared/notes/note";
import { findDrugNames } from "../../facts/lexicon/findDrugNames";
import { tokenize } from "../../facts/lexicon/tokenize";

const ofDrugs = new Set<Omission["kind"]>(["drug", "dose", "allergy"]);
/** Number of omissions from which no more of an unimportant kind are added, unless they must be resolved. */
const maxOffered = 3;
/** Number of omissions from which no more of an important kind are added, unless they must be resolved. */
const maxImportant = 8;
const important = new Set<Omission["kind"]>(["drug", "allergy", "risk", "diagnosis", "order", "followUp", "refusal"]);

/**
 * Merges the omissions of single values with those of facts; those that must be resolved come first. All values are
 * kept. A fact about the same thing as a value is dropped, and so are facts beyond the maximum.
 */
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
