/** Matches a question about an amount, with what is counted as the group: "How many | miles | do you ride?" */
const asksAmountPattern =
  /\bhow (?:many|much|far|high|low|old)(?: of)? ([a-z][a-z-]*(?: [a-z]+){0,2}?)(?= (?:do|did|have|are|is|was|were|has|does|would|can|you|he|she|this|in (?:the|a)|since|over the)\b|\?)/i;

/** Matches words after "how many" or "how far" that name no counted thing, and units of a dose. */
const notCountedPattern = /^(?:times|are|is|can|were|was|do|does|did|mg|milligrams?|mcg|micrograms?)\b/i;

/** Returns what a question asks the number or amount of: "miles"; undefined if it asks for none. */
export function countAsked(asked: string): string | undefined {
  const what = asksAmountPattern.exec(asked)?.[1];
  return what && !notCountedPattern.test(what) ? what : undefined;
}
