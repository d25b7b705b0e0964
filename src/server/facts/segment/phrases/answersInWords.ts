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

/** Source of a pattern for words around an idiom: "oh,", "sir". */
const before = "((?:^|[.?!] )(?:(?:oh|well|um|uh|yes|yeah|no|nope),? ){0,2})";
const after = "(?:,? (?:sir|ma'am|miss|doctor|doc|yes|yeah|yep|no|nope))?(?=[.,;!?]| ?$)";
/** Matches an idiom that affirms, as a whole clause: "You bet", "I sure do", "I'm afraid so". */
const affirmingIdiomPattern = new RegExp(
  `${before}(?:you bet(?: I do)?|(?:I )?(?:sure|certainly) (?:do|am|have|did|was)|that I (?:do|am|have|did)|affirmative|yes{1,2}ir|yah|ja|si|guilty as charged|don't I just|(?:unfortunately|sadly|regrettably),? (?:yes|yeah|so|I (?:do|am|have|did)|it (?:is|does|has))|I(?: a|')m afraid (?:so|I (?:do|am|have|did)|it (?:is|does|has)))${after}`,
  "gi",
);
/** Matches an idiom that agrees with what was said, affirmed or denied. */
const agreeingIdiomPattern = new RegExp(`${before}(?:you(?: have|'ve)? got it|spot on|you know it)${after}`, "gi");
/** Matches an idiom that denies, as a whole clause: "Not one bit", "Can't say I do", "Heavens no". */
const denyingIdiomPattern = new RegExp(
  `${before}(?:not (?:a|one) bit|not (?:in )?the (?:least|slightest)(?: bit)?|never have(?:,? never will)?|(?:I )?(?:can't|cannot|can not) say (?:that )?I (?:do|am|have|did)|nada|zilch|(?:good )?(?:heavens|lord|hell|goodness|gosh),? no|(?:thankfully|luckily|fortunately|mercifully),? not|no way|far from it|(?:touch|knock on) wood,? no|no,? (?:touch|knock on) wood|(?:thankfully|luckily|fortunately),? no)${after}`,
  "gi",
);

/**
 * Writes the sounds and idioms with which people answer as yes and no: "Mm-hmm, both ankles" → "yes, both ankles",
 * "uh-uh" → "no", "can't say I do" → "no".
 */
export const answersInWords = (text: string): string =>
  text
    .replace(assentPattern, "$1$2yes")
    .replace(denialPattern, "$1$2no")
    .replace(affirmingIdiomPattern, "$1yes")
    .replace(agreeingIdiomPattern, "$1correct")
    .replace(denyingIdiomPattern, "$1no");
