/** Matches the words before a drug that was given up: "I was moved from | ramipril to candesartan". */
const givenUpPattern = /\b(?:from|swapped|stopped|came off|come off|took me off|taken off|off) (?:the |my )?$/i;
/** Matches the words before the drug that replaced another: "I was moved from ramipril to | candesartan". */
export const takenInsteadPattern =
  /\b(?:switch|chang|mov|swap)\w{0,4} (?:[a-z-]+ ){0,6}(?:to|for|onto) (?:the |my )?$/i;
/** Matches words before the reason why a drug was given up: "because", "due to". */
const becauseOfPattern = /\b(?:because|as|since|due to|on account of|after)\b/i;
/** Returns whether words end before the drug that replaced another one; `drugs` is the number of drugs in the text. */
export const isReplacement = (before: string, drugs: number): boolean => drugs > 1 && takenInsteadPattern.test(before);

/** Returns whether a drug between two texts was given up, and the second says why. */
export const isGivenUp = (before: string, after: string): boolean =>
  givenUpPattern.test(before) && becauseOfPattern.test(after);
