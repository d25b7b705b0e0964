import type { Sentence } from "./document";

/**
 * Returns whether a person wrote the sentence (typed, edited or inserted it) or answered a finding of it. A redraft
 * keeps such a sentence and replaces all others.
 */
export function isByPerson({ origin, findings }: Pick<Sentence, "origin" | "findings">): boolean {
  return origin !== "drafted" || findings.some(({ resolved }) => resolved !== null);
}
