/** How likely a diagnosis is, and fractures in everyday words, each with a plain wording; applied in order. */
export const likelihoodPhrases: readonly (readonly [RegExp, string])[] = [
  // "Most likely it's a broken rib", "Chances are you've got a virus", "I'm guessing it's gout"
  [
    /\b(?:most likely|more than likely|in all likelihood|(?:the )?(?:chances|odds) are|it is a (?:safe|good) bet)(?: that)?,? (it|this|that) (is|was) (?!not\b)/gi,
    "$1 $2 most likely ",
  ],
  [
    /\b(?:most likely|more than likely|in all likelihood|(?:the )?(?:chances|odds) are|it is a (?:safe|good) bet)(?: that)?,? (you|he|she) (have|has)(?: got)? (?!not\b)/gi,
    "$1 most likely $2 ",
  ],
  [/\bI (?:am guessing|would guess|would bet)(?: that)?,? (it|this|that) is (?!not\b)/gi, "$1 is probably "],
  [
    /\bI (?:am guessing|would guess|would bet)(?: that)?,? (you|he|she) (have|has)(?: got)? (?!not\b)/gi,
    "$1 probably $2 ",
  ],
  // "You've cracked a rib", "it's a cracked rib"
  [
    /\b(you|he|she) (?:have|has) (?:probably |just )?cracked (?:an?|the|your|his|her) (?=(?:(?:left|right|small) )?(?:rib|wrist|ankle|hip|elbow|collarbone|bone|vertebra|toe|finger|heel|kneecap|skull)\b)/gi,
    "$1 have a broken ",
  ],
  [
    /\bcracked (?=(?:(?:left|right) )?(?:ribs?|wrist|ankle|hip|elbow|collarbone|bone|vertebra|toe|finger|heel|kneecap|skull)\b)/gi,
    "broken ",
  ],
];
