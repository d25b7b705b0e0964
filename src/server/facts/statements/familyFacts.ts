import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { polarityAt } from "../frames/polarityAt";
import { readFamily } from "../frames/readFamily";
import type { Sentence } from "../segment/Sentence";
import { namedConditions } from "../terms/namedConditions";

/**
 * Reads the diseases that a sentence says are in the family: "I have a family history of breast cancer". `from`: the
 * sentences that are the evidence.
 */
export function familyFacts(clause: Sentence, from: readonly Sentence[]): Fact[] {
  const named = readFamily(clause);
  if (named.length > 0) return named;
  return namedConditions(clause.text).map(({ name, start, end }) =>
    makeFact({
      kind: "family",
      from,
      subject: { relative: "family" },
      polarity: polarityAt(clause.text, start, end),
      slots: { condition: name },
    }),
  );
}
