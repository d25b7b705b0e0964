import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import type { Quantity, Statement } from "../reading/Statement";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
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

/** Returns whether a statement is the reply to the question how old the patient is: "I'm 75 now". */
function answersAge({ index, turnIndex, isQuestion, by }: SaidStatement, { statements }: SaidVisit): boolean {
  const asked = statements[index - 1];
  return (
    (!isQuestion || by === "patient") &&
    asked !== undefined &&
    asked.turnIndex === turnIndex - 1 &&
    /\bhow old are you\b/i.test(asked.text)
  );
}

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
          .filter(
            (quantity) =>
              (isAge(each, quantity) && !isOfOthers(each, quantity)) ||
              (answersAge(each, visit) && (quantity.unit === null || quantity.unit === "year")),
          )
          .map((quantity) => ({ statement: each, other: { ...quantity, unit: quantity.unit ?? "year" } })),
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
