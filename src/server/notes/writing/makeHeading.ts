import type { Fact } from "../../facts/Fact";

/** Returns a fact of kind `problem` with this name, stated as certain, and with the evidence of `from`. */
export const makeHeading = (name: string, from: Fact): Fact => ({
  ...from,
  id: `${from.id}-problem`,
  kind: "problem",
  polarity: "present",
  certainty: "stated",
  slots: { name: { text: name, words: name, evidence: [...from.evidence] } },
});
