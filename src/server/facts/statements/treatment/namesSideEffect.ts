import { findDrugs } from "../../terms/findDrugs";

/** Matches words for the effect of a drug on the patient: "gives me", "upsets my", "stopped the naproxen because". */
const sideEffectPattern =
  /\b(?:gives?|gave|giving|makes?|made|making|left|leaves) me\b|\bupsets? my\b|\b(?:stopped|quit|came off|gave up) (?:taking )?(?:the |my )?[a-z]+ (?:because|since|as)\b|\bside effects?\b/i;

/**
 * Returns whether a sentence names a drug with its effect on the patient ("it gives me the runs"), also as the reason
 * for stopping it.
 */
export const namesSideEffect = (text: string): boolean => sideEffectPattern.test(text) && findDrugs(text).length > 0;
