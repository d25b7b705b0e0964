import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import { timeUnits } from "../../reading/saidDurations";
import type { SaidStatement } from "../../reading/SaidVisit";
import type { Quantity, Statement } from "../../reading/Statement";

/** A length of time before or after an event: "3 days after the fall". */
interface EventTime {
  quantity: Quantity;
  relation: "after" | "before";
}

/** Returns the lengths of time of a statement that are followed by "after" or "before". */
function eventTimesIn({ quantities, tokens }: Statement): EventTime[] {
  return quantities.flatMap((quantity): EventTime[] => {
    const next = tokens[quantity.to]?.text ?? "";
    if (quantity.unit === null || !timeUnits.has(quantity.unit)) return [];
    if (next === "after" || next === "later") return [{ quantity, relation: "after" }];
    return next === "before" || next === "prior" ? [{ quantity, relation: "before" }] : [];
  });
}

/**
 * Finds a time after or before an event, if it was only said of something else and each best match with such a time
 * has another one: "10 days after onset" for "3 days after it began". Returns at most one fault.
 */
export function eventTimeFaults({ statement, visit, support }: CheckedSentence): Fault[] {
  const [written, ...others] = eventTimesIn(statement);
  if (!written || others.length > 0) return [];
  const { value, unit, words, start } = written.quantity;
  const isSame = ({ quantity, relation }: EventTime): boolean =>
    quantity.value === value && quantity.unit === unit && relation === written.relation;
  const near = support.best.filter((said: SaidStatement) =>
    eventTimesIn(said).some(({ quantity, relation }) => quantity.unit === unit && relation === written.relation),
  );
  const [heard] = near;
  const isSaid = (visit.byKey.get(`#${value}`) ?? []).some((said) => eventTimesIn(said).some(isSame));
  if (!heard || isSaid || near.some((said) => said.keys.has(`#${value}`))) return [];
  const detail = `“${words}” doesn’t match what was said`;
  return [{ kind: "time", must: false, value: words, at: start, detail, heard }];
}
