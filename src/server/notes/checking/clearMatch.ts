import type { Support } from "./findSupport";
import type { SaidStatement } from "./reading/SaidVisit";

/** Minimum ratio of the best score to the second best for the best match to be clear. */
const minRatio = 1.4;

/** Score that counts as the second best if only one statement matches. */
const soleMatchRival = 0.5;

/** Returns the statement that matches a sentence clearly better than any other; null if there is none. */
export function clearMatch({ ranked }: Pick<Support, "ranked">): SaidStatement | null {
  const [first, second] = ranked;
  return first && first.score >= minRatio * (second?.score ?? soleMatchRival) ? first.said : null;
}
