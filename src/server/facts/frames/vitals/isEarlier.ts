/** Source of a pattern for months. */
const month = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
/** Matches words after a value that was measured at an earlier visit or elsewhere: "at the nurse's", "in March". */
const earlierAfterPattern = new RegExp(
  `^,? (?:(?:at|by|with) the (?:nurse's|pharmacy|pharmacist's|chemist's?|hospital|dentist's)|(?:the |at (?:the|your) )?last (?:time|visit|week|month|year|appointment|check-?up)|when (?:you were last here|I last saw you|we last (?:met|spoke|checked))|(?:back )?in ${month}|previously|before that)\\b`,
  "i",
);
/** Matches words before such a value: "last time it was". */
const earlierBeforePattern =
  /\b(?:last (?:time|visit|week|month|year|appointment)|previously|at (?:the|your) last [a-z]+)\b[^.;?]{0,30}\b(?:was|were|had)[^.;?]{0,24}$/i;

/** Returns whether a value was measured on another occasion, by the words before and after it. */
export const isEarlier = (before: string, after: string): boolean =>
  earlierAfterPattern.test(after) || earlierBeforePattern.test(before);
