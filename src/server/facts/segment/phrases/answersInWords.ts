/** Source of a pattern for what precedes an answering sound: the start of a sentence, with an "oh" or "um". */
const start = "(^|[.?!] )((?:(?:oh|um|uh|well),? )?)";
/** Source of a pattern for what follows an answering sound: the end of a clause, or a word that continues it. */
const end = "(?=[.,;?!]| ?$| (?:yes|yeah|no|nope|it|I|he|she|they|my|both|all|every|and|but|a little|sometimes)\\b)";

/** Matches a sound of assent: "mm-hmm", "uh-huh", "mhm". */
const assentPattern = new RegExp(
  `${start}(?:m+[- ]?h+[mn]+|m+[- ]m[- ]?hm+|(?:uh|um|unh|ah|a)[- ]hu[hm]|uhuh)${end}`,
  "gi",
);
/** Matches a sound of denial: "uh-uh", "nuh-uh", "mm-mm". */
const denialPattern = new RegExp(
  `${start}(?:n[uh]h?[- ]uh|(?:uh|unh|un)-(?:uh|unh|un)|huh-uh|m+-m+|(?:uh uh|mm mm)(?=[.?!]| ?$))${end}`,
  "gi",
);

/** Writes the sounds with which people answer as words: "Mm-hmm, both ankles" → "yes, both ankles", "uh-uh" → "no". */
export const answersInWords = (text: string): string =>
  text.replace(assentPattern, "$1$2yes").replace(denialPattern, "$1$2no");
