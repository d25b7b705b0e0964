import type { Fact } from "../../Fact";

/** Matches a finding of pain at a touch or a movement whose place was not named, with the denial as the group. */
const placelessPattern =
  /^(?:(no )pain (?:to palpation|on examination)|(?:slight )?pain (?:to palpation|on examination)(?: of the (?:abdomen|back|chest))?)$/i;
/** Matches pain that was found: "slightly tender on the right", "Pain to palpation of the wrist". */
const foundPattern = /^(?!no\b)(?!.*\b(?:not|non-?|nothing) ?tender).*\b(?:tender(?:ness)?|pain|sore|hurts)\b/i;
/** Matches tenderness with its place: "slightly tender on the right". */
const locatedPattern =
  /\b(?:tender(?:ness)?|sore)(?: [a-z]+){0,3}? (?:on|over|at|in|under|below|above|around|along|to|of) /i;
/** Matches a touch that is felt, at no place that is named. */
const feltPattern = /^sensation to touch intact$/i;
/** Matches a touch that is felt less or otherwise on one side. */
const unequalPattern = /^sensation (?!to\b|equal\b).* on the (?:left|right)$/i;

/** Number of findings after one without a place among which another one settles it. */
const maxLater = 3;

/**
 * Marks findings without a place as corrected if the findings beside them say more: "Does that hurt?" "No." "And
 * there?" "Yes." "So you're tender on the right" leaves the tenderness on the right; a touch that is felt, and then
 * less on the left, leaves the latter.
 */
export function settledFindings(facts: readonly Fact[]): Fact[] {
  const findings = facts.filter(({ kind, status }) => kind === "exam" && status === "current");
  const isSettled = (fact: Fact): boolean => {
    const at = findings.indexOf(fact);
    const text = fact.slots.finding?.text ?? "";
    const system = fact.slots.system?.text;
    const beside = (other: Fact): boolean => other !== fact && other.slots.system?.text === system;
    const textsOf = (from: number, to: number): string[] =>
      findings
        .slice(Math.max(0, from), to)
        .flatMap((other) => (beside(other) ? [other.slots.finding?.text ?? ""] : []));
    if (feltPattern.test(text)) return textsOf(at + 1, at + 1 + maxLater).some((other) => unequalPattern.test(other));
    const placeless = placelessPattern.exec(text);
    if (!placeless) return false;
    return placeless[1] === undefined
      ? textsOf(at + 1, at + 1 + maxLater).some((other) => locatedPattern.test(other) && foundPattern.test(other))
      : textsOf(at - maxLater, at + 1 + maxLater).some((other) => foundPattern.test(other));
  };
  return facts.map((fact) =>
    fact.kind === "exam" && fact.status === "current" && isSettled(fact)
      ? { ...fact, status: "corrected" as const }
      : fact,
  );
}
