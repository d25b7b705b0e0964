import type { SaidStatement } from "./SaidVisit";

/** Numbers of the words "first" to "tenth". */
const ordinals = new Map(
  "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ").map((word, i) => [word, String(i + 1)]),
);
/** Words other than ordinals that count as a number, with that number. */
const words = new Map([
  ["half", "0.5"],
  ["quarter", "0.25"],
  ["twice", "2"],
  ["double", "2"],
  ["once", "1"],
  ["dozen", "12"],
  ["couple", "2"],
  ["both", "2"],
  ["pair", "2"],
]);

/**
 * Returns every number said, normalized, with the units it was said with (null for none). Ordinals and words such as
 * "twice" count too. "148/92" counts as a whole, and both its parts count.
 */
export function saidNumbers(statements: readonly SaidStatement[]): ReadonlyMap<string, ReadonlySet<string | null>> {
  const numbers = new Map<string, Set<string | null>>();
  const add = (value: string, unit: string | null): void => {
    const units = numbers.get(value);
    if (units) units.add(unit);
    else numbers.set(value, new Set([unit]));
  };
  for (const { quantities, tokens } of statements) {
    for (const { value, unit } of quantities) {
      add(value, unit);
      if (value.includes("/")) for (const part of value.split("/")) add(part, null);
    }
    for (const { text } of tokens) {
      const value = ordinals.get(text) ?? words.get(text);
      if (value) add(value, null);
      if (/^\d+$/.test(text)) add(String(Number(text)), null);
    }
  }
  return numbers;
}
