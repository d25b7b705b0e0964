import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import { saidPolarity } from "../reading/readSaidVisit";
import { isClear, isUnspecific, itemsOf } from "./polarityItems";

/**
 * Finds a sentence that says the opposite of what was said, in any words ("has siblings", "denies needing medication"):
 * at most two statements match it best, and nothing that they share with it has the same polarity.
 */
export function closestFaults({ statement, support }: CheckedSentence): Fault[] {
  const top = support.ranked[0]?.score ?? 0;
  const about = support.ranked
    .filter(({ score }) => score >= 0.8 * top)
    .slice(0, 3)
    .map(({ said }) => said);
  const written = itemsOf(statement).filter((item) => isClear(statement, item));
  let opposed: SaidStatement | null = null;
  let word = "";
  let isDenied = false;
  for (const said of about) {
    for (const item of itemsOf(said)) {
      const own = written.find(({ key }) => key === item.key);
      if (!own || isUnspecific(own)) continue;
      const polarity = isClear(said, item) ? saidPolarity(said, item) : "asked";
      if (polarity === own.polarity) return [];
      if (polarity === "asked" || opposed) continue;
      opposed = said;
      word = statement.tokens[own.at]?.raw ?? "";
      isDenied = own.polarity === "absent";
    }
  }
  if (!opposed || about.length > 2) return [];
  return [
    {
      kind: "negation",
      must: false,
      value: null,
      heard: opposed,
      detail: isDenied ? `Said without a negation: ${word}` : `Said with a negation: ${word}`,
    },
  ];
}
