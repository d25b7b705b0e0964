import { findDrugs } from "../../terms/findDrugs";

/** Matches words for the effect of a drug on the patient: "gives me", "upsets my", "stopped the naproxen because". */
const sideEffectPattern =
  /\b(?:gives?|gave|giving|makes?|made|making|left|leaves) me\b|\bupsets? my\b|\b(?:stopped|quit|came off|gave up) (?:taking )?(?:the |my )?[a-z]+ (?:because|since|as)\b|\bside effects?\b/i;

/** Matches the reason for which a treatment was ended: "I came off it because of the migraines". */
const stoppedForPattern =
  /\b(?:came off|went off|took me off|taken off|(?:stopped|quit)(?: taking| using)?) (?:of )?(?:it|that|them|(?:the|my) [a-z]+)\b[^.;]{0,40}\b(?:because of|due to|on account of)\b/i;

/**
 * Returns whether a sentence names a drug with its effect on the patient ("it gives me the runs"), also as the reason
 * for stopping it, for which "it" is enough.
 */
export const namesSideEffect = (text: string): boolean =>
  (sideEffectPattern.test(text) && findDrugs(text).length > 0) || stoppedForPattern.test(text);
