/**
 * Source of a pattern for swelling of one body part and no other: `one` matches the part before "swelling", `many` is
 * its plural. "Swelling in my ankles and legs" is swelling of the legs.
 */
export const swellingOf = (one: string, many: string): string =>
  `${one} swelling|swelling (?:in|of|around) (?:(?:my|your|the|his|her|both|either|these|those)(?: of (?:my|your|his|her|the))? )?(?:(?:left|right) )?${one}\\b(?! (?:and|or|swelling))|swollen ${many}(?! (?:and|or))|(?<!\\b(?:and|or) (?:(?:my|your|his|her|the) )?)${many} (?:(?:are|have|get|do|were|been|keep|started|start) ){0,4}(?:swell(?:ing)?|swollen)(?: up)?`;

/** Source of a pattern for swelling of the feet and the ankles, joined by `word`: "swelling in your ankles or feet". */
export const swellingOfBoth = (word: string): string => {
  const both = `(?:feet|foot) ${word} (?:(?:my|your|the|his|her) )?ankles?|ankles? ${word} (?:(?:my|your|the|his|her) )?(?:feet|foot)`;
  return `(?:${both}) (?:(?:are|have been|get|were|been) )?(?:swelling|swollen)|swelling (?:in|of) (?:(?:my|your|the|his|her) )?(?:${both})\\b(?! (?:and|or))`;
};
