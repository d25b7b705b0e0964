import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";

/** Matches words with which patients disown what was read out about them: "No, that's not me". */
const disowns =
  /^(?:(?:no|oh|hang on|wait|sorry|um|well),? ){0,3}(?:that|it|this) (?:is|was) (?:not (?:me|mine|my (?:record|notes|chart|history)|right|true|correct)|(?:somebody|someone) else|wrong|a mistake|the wrong (?:person|patient|notes?|records?))\b|^(?:(?:no|oh),? ){0,2}wrong (?:person|patient)\b/i;
const kinds = new Set(["statement", "condition", "procedure", "medication", "allergy", "problem"]);

/**
 * Withdraws what the clinician read out in the turn before if the patient says that it is another person's or wrong.
 */
export function withdrawDisowned({ text, at }: Sentence, reading: ReadingState): void {
  const { lastSaid } = reading;
  if (!disowns.test(text) || lastSaid?.at !== at - 1) return;
  reading.facts = reading.facts.map((fact) =>
    kinds.has(fact.kind) && fact.evidence.at(-1)?.turn === lastSaid.turn && fact.status === "current"
      ? { ...fact, status: "withdrawn" as const }
      : fact,
  );
}
