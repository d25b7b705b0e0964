import type { Fact } from "../../facts/Fact";

/** Returns a stated problem with the evidence of the fact that names it. */
export const makeHeading = (name: string, from: Fact): Fact => ({
  ...from,
  id: `${from.id}-problem`,
  kind: "problem",
  polarity: "present",
  certainty: "stated",
  slots: { name: { text: name, words: name, evidence: [...from.evidence] } },
});
