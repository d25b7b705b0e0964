import type { Omission } from "../../../../shared/notes/document";

/** A fact repeats a value if it has at least this share of the words of the value's sentence. */
const sameShare = 0.7;

/**
 * Returns whether the sentence of an omitted fact equals that of an omitted value, or has most words of one of the same
 * turn that must be resolved.
 */
export function repeatsValue(fact: Pick<Omission, "sentence" | "evidence">, value: Omission): boolean {
  if (fact.sentence === value.sentence) return true;
  if (!value.must || !fact.evidence.some((turn) => value.evidence.includes(turn))) return false;
  const words = new Set(fact.sentence.toLowerCase().match(/[a-z0-9]{2,}/g));
  const wanted = value.sentence.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [];
  return wanted.filter((word) => words.has(word)).length >= sameShare * wanted.length;
}
