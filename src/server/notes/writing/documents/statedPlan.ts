import type { Fact } from "../../../facts/Fact";

/** Returns the orders, advice and follow-ups, without those that were only considered, refused or taken back. */
export const statedPlan = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    ({ kind, status, certainty }) =>
      (kind === "order" || kind === "advice" || kind === "followUp") && status === "current" && certainty === "stated",
  );
