import { findDrugs } from "../terms/findDrugs";

/**
 * Matches an observation of another person that the patient denies: "My husband thought I looked yellow, but I do not".
 */
const contestedPattern =
  /\b(?:husband|wife|partner|mother|mum|mom|father|dad|daughter|son|sister|brother|friends?|boyfriend|girlfriend|boss|people|colleagues?|they|he|she|everyone) (?:(?:also|always|kind of) )?(?:thinks?|thought|says?|said|reckons?|reckoned|feels?|noticed|claims?)\b[^.;]{3,80}\bbut I (?:(?:really|just|still|honestly) )*(?:(?:do|did|have|am|cannot|could|would) ?not|cannot|disagree|never)\b/i;

/** Returns whether a sentence only says what another person thinks of the patient, who does not agree. */
export const isContested = (text: string): boolean => contestedPattern.test(text);

/** Matches words for the effect of a drug on the patient: "gives me", "upsets my", "stopped the naproxen because". */
const sideEffectPattern =
  /\b(?:gives?|gave|giving|makes?|made|making|left|leaves) me\b|\bupsets? my\b|\b(?:stopped|quit|came off|gave up) (?:taking )?(?:the |my )?[a-z]+ (?:because|since|as)\b|\bside effects?\b/i;
/**
 * Returns whether a sentence names a drug with its effect on the patient ("it gives me the runs"), also as the reason
 * for stopping it.
 */
export const namesSideEffect = (text: string): boolean => sideEffectPattern.test(text) && findDrugs(text).length > 0;
