import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { Quantity, Statement } from "../reading/Statement";
import { namesRelative } from "../reading/namesRelative";

/** Returns whether a number is an age ("45-year-old", "45 years of age"). */
export function isAge({ tokens }: Statement, { to, unit }: Quantity): boolean {
  return (
    (unit === "year" || unit === "month") &&
    /^(?:old|of)$/.test(tokens[to]?.text ?? "") &&
    (tokens[to]?.text === "old" || tokens[to + 1]?.text === "age")
  );
}

/** Returns whether an age is that of people in general: "five to ten years of age", "over 50 years old". */
const isOfOthers = ({ tokens }: Statement, { from }: Quantity): boolean =>
  /^(?:to|or|and|over|under|above|below|until|than)$/.test(tokens[from - 1]?.text ?? "");

/**
 * Finds an age of the patient that differs from every age said. If no age was said, there is no fault, because the
 * clinician can have it from the record. Sentences that name a relative are not compared.
 */
export function ageFaults({ statement, visit }: CheckedSentence): Fault[] {
  const age = statement.quantities.find((quantity) => isAge(statement, quantity));
  if (!age || namesRelative(statement)) return [];
  const said = visit.statements.flatMap((each) =>
    namesRelative(each)
      ? []
      : each.quantities
          .filter((quantity) => isAge(each, quantity) && !isOfOthers(each, quantity))
          .map((other) => ({ statement: each, other })),
  );
  const first = said[0];
  if (!first || said.some(({ other }) => other.value === age.value && other.unit === age.unit)) return [];
  const isSure = said.every(({ other }) => other.value === first.other.value && other.unit === age.unit);
  return [
    {
      kind: "number",
      value: age.value,
      at: age.start,
      must: isSure,
      detail: "Age doesn’t match",
      heard: first.statement,
      instead: isSure ? first.other.value : null,
    },
  ];
}
