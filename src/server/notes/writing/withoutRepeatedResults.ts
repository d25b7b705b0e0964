import type { Fact } from "../../facts/Fact";

/** Words that add nothing to a result. */
const fillers = new Set(
  "a an the is are was were of in on to and it this that there all also demonstrates looks looked completely totally any".split(
    " ",
  ),
);

/**
 * Returns the results without those that only repeat words of another result of the same test: "X-ray: no fracture"
 * beside "X-ray: no fracture or dislocation".
 */
export function withoutRepeatedResults(results: readonly Fact[]): Fact[] {
  return results.filter((fact, i) => {
    const own = wordsOf(fact);
    return !results.some((other, j) => {
      if (i === j || testOf(other) !== testOf(fact)) return false;
      const words = wordsOf(other);
      return [...own].every((word) => words.has(word)) && (words.size > own.size || j < i);
    });
  });
}

/** Returns the last word of the test's name, in lower case and in the singular. */
const testOf = ({ slots }: Fact): string =>
  (slots.name?.text ?? "").toLowerCase().split(" ").at(-1)?.replace(/s$/, "") ?? "";

/** Returns the words of a finding without fillers, in the singular. */
const wordsOf = ({ slots }: Fact): Set<string> =>
  new Set(
    (slots.finding?.text.toLowerCase().match(/[a-z]+|[\d.]+/g) ?? [])
      .filter((word) => !fillers.has(word))
      .map((word) => word.replace(/(?<=[a-z]{3})s$/, "")),
  );
