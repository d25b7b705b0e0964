import { hasNoFacts } from "./keepsFacts";
import { hasName, type WordsFault, wordsFault } from "./wordsFault";
import type { StoredRule } from "./WritingStyles";

type Words = Pick<StoredRule, "kind" | "from" | "to">;

/** Maximum number of rules whose result is remembered: a test takes milliseconds, and a draft reads up to 100 rules. */
const maxKnown = 5_000;
const known = new Map<string, WordsFault | null>();

/**
 * Returns why a rule must not act; null if it can. Rules that were learned before a test existed are tested again each
 * time they are read, so that what was learned never changes a fact.
 */
export function ruleFault({ kind, from, to }: Words): WordsFault | null {
  const key = JSON.stringify([kind, from, to]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const fault = test({ kind, from, to });
  if (known.size >= maxKnown) known.clear();
  known.set(key, fault);
  return fault;
}

function test({ kind, from, to }: Words): WordsFault | null {
  if (kind === "order") return null; // moves whole sentences
  if (kind === "left_out") return !hasName(from) && hasNoFacts(from) ? null : "other_facts";
  return wordsFault(from, to);
}
