import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import { rememberPerVisit } from "../reading/rememberPerVisit";
import { timeUnits } from "../reading/saidDurations";
import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import type { Quantity, Statement } from "../reading/Statement";

/** Maximum number of tokens between a test and its value. */
const maxDistance = 3;

/**
 * Finds the value of a vital sign or laboratory test that differs from every value said for it, although the number
 * itself was said about something else: "Heart rate: 60" for a heart rate of 58.
 */
export function testFaults(quantity: Quantity, { statement, visit }: CheckedSentence): Fault[] {
  const test = testOf(statement, quantity);
  if (!test || isNotValue(statement, quantity)) return [];
  const said = valuesOf(test, quantity, visit);
  const first = said[0];
  if (!first || said.some(({ quantity: other }) => isSame(other.value, quantity.value))) return [];
  if (isSaidAfter(test, quantity, visit)) return [];
  const isSure = said.every(({ quantity: other }) => other.value === first.quantity.value);
  return [
    {
      kind: "number",
      value: quantity.words,
      at: quantity.start,
      must: isSure && said.length === 1,
      detail: `“${quantity.words}” doesn’t match what was said`,
      heard: first.statement,
      instead: isSure && quantity.unit === null ? first.quantity.value : null,
    },
  ];
}

/** Maximum number of sentences from the name of a test to its value in the same turn. */
const maxSentences = 2;

/** Returns whether a value was said soon after its test in the same turn, in a sentence that names no test. */
function isSaidAfter(test: string, { value }: Quantity, visit: SaidVisit): boolean {
  const named = visit.byKey.get(`test:${test}`) ?? [];
  return (visit.byKey.get(`#${value}`) ?? []).some(
    (each) =>
      !each.mentions.some(({ kind }) => kind === "test") &&
      ((test === "blood pressure" && value.includes("/")) || // two numbers that are said without a test are a pressure
        each.context.has(`test:${test}`) ||
        named.some(
          ({ index, turnIndex }) =>
            turnIndex === each.turnIndex && index < each.index && each.index - index <= maxSentences,
        )),
  );
}

/** Returns whether a number is a year, one of a range, a count of times, or a height such as 5'6. */
function isNotValue({ tokens, text }: Statement, { from, to, value, start, end }: Quantity): boolean {
  return (
    /^(?:19|20)\d\d$/.test(value) ||
    /^(?:times?|to|or|and|out)$/.test(tokens[to]?.text ?? "") ||
    /^(?:to|or|and)$/.test(tokens[from - 1]?.text ?? "") ||
    /^['’-]/.test(text.slice(end)) ||
    /['’-]$/.test(text.slice(0, start))
  );
}

/** Returns whether two values are equal, or are decimals of which one begins with the other: "7.2" and "7.25". */
const isSame = (a: string, b: string): boolean =>
  a === b || (a.includes(".") && b.includes(".") && (a.startsWith(b) || b.startsWith(a)));

/** Returns the name of the test at most three tokens before a number; null if there is none. */
function testOf({ mentions, tokens }: Statement, { from }: Quantity): string | null {
  const test = mentions.findLast(({ kind, to }) => kind === "test" && to <= from && from - to <= maxDistance);
  if (test && tokens[test.from - 1]?.text === "non") return null; // "non-HDL"
  return test?.name ?? null;
}

/** A number said right after a test. */
interface SaidValue {
  statement: SaidStatement;
  quantity: Quantity;
  /** See `numberForm`. */
  form: string;
}

/** Returns the numbers of the same form, with the same unit or without one, that were said right after a test. */
function valuesOf(test: string, quantity: Quantity, visit: SaidVisit): SaidValue[] {
  const ofForm = numberForm(quantity);
  return allValuesOf(visit, test).filter(
    ({ quantity: other, form }) =>
      form === ofForm && (other.unit === quantity.unit || other.unit === null || quantity.unit === null),
  );
}

/** Returns all numbers, except lengths of time, that were said right after a test. */
const allValuesOf = rememberPerVisit((visit, test): readonly SaidValue[] =>
  (visit.byKey.get(`test:${test}`) ?? []).flatMap((statement) =>
    statement.quantities
      .filter(
        (other) =>
          !timeUnits.has(other.unit ?? "") && !isNotValue(statement, other) && testOf(statement, other) === test,
      )
      .map((other) => ({ statement, quantity: other, form: numberForm(other) })),
  ),
);

/**
 * Returns a number with each run of digits as 0, to compare only numbers of one form: "0" for "72", "0/0" for "140/90".
 */
export const numberForm = ({ value }: Quantity): string => value.replace(/\d+/g, "0");
