import type { Omission } from "../../../shared/notes/document";
import { findDrugNames } from "../../facts/lexicon/findDrugNames";
import { tokenize } from "../../facts/lexicon/tokenize";
import type { RankedOmission } from "./findOmissions";
import { notableNumbers } from "./values/notableNumbers";

const ofDrugs = new Set<Omission["kind"]>(["drug", "dose", "allergy"]);
/** Number of omissions that need not be resolved at which no more are added. */
const maxOffered = 4;
/** The same for omissions of a kind in `important`. */
const maxImportant = 5;
/** Kinds of omissions that are important enough for the higher maximum. */
const important = new Set<Omission["kind"]>([
  "drug",
  "dose",
  "allergy",
  "risk",
  "diagnosis",
  "order",
  "refusal",
  "followUp",
]);
/** Ranks of values that need not be resolved, on the scale of the facts; other kinds have 2. */
const valueRanks: Partial<Record<Omission["kind"], number>> = { number: 3.6, mood: 4.2 };

/**
 * Merges the omissions of single values with those of facts: first all that must be resolved, then the most important
 * others up to the maximum. Of a fact and a value about the same thing, the one that must be resolved is kept, else the
 * value, except a number or mood that the sentence of the fact states.
 */
export function mergeOmissions(values: readonly Omission[], facts: readonly RankedOmission[]): Omission[] {
  const kept = values.filter((value) => !facts.some(({ omission }) => states(omission, value)));
  const ids = new Set(kept.map(({ id }) => id));
  const all = [
    ...kept.map((omission) => ({ omission, rank: valueRanks[omission.kind] ?? 2 })),
    ...facts.filter(({ omission }) => !ids.has(omission.id) && !kept.some((value) => isSameOmission(omission, value))),
  ].toSorted((a, b) => a.rank - b.rank);
  const must = all.filter(({ omission }) => omission.must).map(({ omission }) => omission);
  const offered: Omission[] = [];
  for (const { omission } of all) {
    if (omission.must) continue;
    if (offered.length < (important.has(omission.kind) ? maxImportant : maxOffered)) offered.push(omission);
  }
  return [...must, ...offered];
}

/**
 * Returns whether the sentence of a fact states a number or mood that need not be resolved and was said in the same
 * turn.
 */
function states(fact: Omission, value: Omission): boolean {
  if (value.must || !fact.evidence.some((turn) => value.evidence.includes(turn))) return false;
  if (value.kind === "mood") return fact.kind === "symptom";
  const written = numbersIn(fact.sentence);
  return value.kind === "number" && numbersIn(value.sentence).every((number) => written.includes(number));
}

const numbersIn = (sentence: string): string[] => notableNumbers(sentence).map(({ key }) => key);

function isSameOmission(fact: Omission, value: Omission): boolean {
  const sharesTurn = fact.evidence.some((turn) => value.evidence.includes(turn));
  if (ofDrugs.has(value.kind) && (ofDrugs.has(fact.kind) || fact.kind === "order")) {
    const names = drugsOf(`${fact.sentence} ${fact.text}`);
    return drugsOf(value.sentence).some((name) => names.includes(name));
  }
  if (!sharesTurn || value.kind === "number") return false;
  return fact.kind === value.kind || ((value.kind === "mood" || value.kind === "risk") && fact.kind === "symptom");
}

const drugsOf = (text: string): string[] => findDrugNames(tokenize(text)).map(({ inn }) => inn);
