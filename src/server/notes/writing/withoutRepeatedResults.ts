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
      if (isDenied(fact)) return isDenied(other) ? repeatsDenial(own, words, j < i) : quotes(other, fact);
      return [...own].every((word) => words.has(word)) && (words.size > own.size || j < i);
    });
  });
}

/** Returns whether a result has the words of a denial in it: "slight swelling but no fracture". */
const quotes = (result: Fact, denial: Fact): boolean =>
  (result.slots.finding?.text ?? "")
    .toLowerCase()
    .includes((denial.slots.finding?.text ?? "").toLowerCase().replace(/^(?:and|but|so) /, ""));

/** Words of a denial that name nothing: "no evidence of that". */
const vague = new Set(["no", "evidence", "sign", "acute", "obvious"]);

/** Returns whether a result only says that something was not found: "no fracture". */
const isDenied = ({ slots }: Fact): boolean => /^(?:and |but |so )?no [a-z -]+$/i.test(slots.finding?.text ?? "");

/**
 * Returns whether a denial repeats another one: all its words are in a list of the other ("no fracture" in "no fracture
 * or dislocation"), or it is narrower ("no Segond fracture" beside "no fracture").
 */
function repeatsDenial(own: ReadonlySet<string>, other: ReadonlySet<string>, isEarlier: boolean): boolean {
  const isWithin = [...own].every((word) => other.has(word));
  if (isWithin && own.size === other.size) return isEarlier;
  if (isWithin && [...own].every((word) => vague.has(word))) return true;
  const isConcrete = [...other].some((word) => !vague.has(word));
  return other.has("or") ? isWithin : isConcrete && !isWithin && [...other].every((word) => own.has(word));
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
