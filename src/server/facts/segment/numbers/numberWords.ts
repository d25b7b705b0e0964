/** The numbers from 0 to 19 by their words. Without a prototype, because "constructor" can be said. */
export const ones: Record<string, number> = withoutPrototype(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value] as const),
);
/** The tens from 20 to 90 by their words. */
export const tens: Record<string, number> = withoutPrototype(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, i) => [word, (i + 2) * 10] as const),
);
function withoutPrototype(entries: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.assign(Object.create(null) as Record<string, number>, Object.fromEntries(entries));
}
