import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { SaidStatement } from "../reading/SaidVisit";
import { saidPolarity } from "../reading/readVisit";
import { isClear, isIdle, itemsOf } from "./polarityItems";

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
  const mine = itemsOf(statement).filter((item) => isClear(statement, item));
  let opposed: SaidStatement | null = null;
  let shown = "";
  let isDenied = false;
  for (const said of about) {
    for (const item of itemsOf(said)) {
      const own = mine.find(({ key }) => key === item.key);
      if (!own || isIdle(own)) continue;
      const polarity = isClear(said, item) ? saidPolarity(said, item) : "asked";
      if (polarity === own.polarity) return [];
      if (polarity === "asked" || opposed) continue;
      opposed = said;
      shown = statement.tokens[own.at]?.raw ?? "";
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
      detail: isDenied ? `Said without a negation: ${shown}` : `Said with a negation: ${shown}`,
    },
  ];
}
