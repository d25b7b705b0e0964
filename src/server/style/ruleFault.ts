import { rememberResults } from "../platform/rememberResults";
import { hasNoFacts } from "./keepsFacts";
import { hasName, type WordsFault, wordsFault } from "./wordsFault";
import type { StoredRule } from "./WritingStyles";

/**
 * Returns why a rule must not act; null if it can. Rules that were learned before a test existed are tested again each
 * time they are read, so that what was learned never changes a fact.
 */
export const ruleFault = ({ kind, from, to }: Pick<StoredRule, "kind" | "from" | "to">): WordsFault | null =>
  faultOf(from, kind, to);

/** A test takes milliseconds, and a draft reads up to 100 rules: results are kept. */
const faultOf = rememberResults((from: string, kind: StoredRule["kind"], to: string): WordsFault | null => {
  if (kind === "order") return null; // moves whole sentences
  if (kind === "left_out") return !hasName(from) && hasNoFacts(from) ? null : "other_facts";
  return wordsFault(from, to);
});
