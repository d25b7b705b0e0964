import type { ReadingState } from "../statements/ReadingState";

/** Number of the latest facts that are searched; "it" rarely means a symptom reported before them. */
const maxFactsBack = 5;

/** Returns the symptoms of the last facts, the latest first, and then that of the last question; "" if it had none. */
export function lastSymptoms({ facts, focus }: ReadingState): string[] {
  const last = facts.slice(-maxFactsBack).filter(({ kind }) => kind === "symptom");
  return [...last.map(({ slots }) => slots.name?.text ?? "").toReversed(), focus?.symptom ?? ""];
}
