import type { SaidStatement } from "../reading/SaidVisit";

/** Matches words of an order, a change or advice: "refer", "increase", "get you an X-ray". */
const ordersPattern =
  /\b(?:order|refer|referral|schedule|prescribe|prescription|start|continue|increase|decrease|stop|hold|refill|send|sent|get (?:you|a|an|another|some|him|her)|check|repeat|recommend|want (?:you|to|him|her)|like (?:you|to)|going to|will|let us|set you up|put you|give you|try|add|switch|take|call|need (?:a|an|to|you)|should|plan|consult|keep|obtain)\b/i;
/** Matches words of a report about the past: "last visit", "showed". */
const pastPattern =
  /\b(?:last (?:year|month|week|time|visit)|ago|previous(?:ly)?|in the past|showed|reviewed|looks? like (?:your|the)|was|were|had)\b/i;

/**
 * Returns whether a statement orders, changes or advises something. Words of the patient, questions and reports about
 * the past do not count.
 */
export function isOrdered(said: SaidStatement): boolean {
  return (
    said.by !== "patient" &&
    !said.isQuestion &&
    ordersPattern.test(said.text) &&
    !(pastPattern.test(said.text) && !/\b(?:order|refer|prescribe|going to|will|want to|like to)\b/i.test(said.text))
  );
}
