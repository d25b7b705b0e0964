/**
 * Abbreviations of diseases that also mean something of school or work, with what comes before or after them then: "on
 * CAD all day", "in PE", "a PE teacher".
 */
const everydayAbbreviations: readonly (readonly [name: RegExp, before: RegExp, after: RegExp])[] = [
  [
    /^cad$/i,
    /\b(?:on|in|using|uses?|with) $/i,
    /^ (?:all day|work|drawings?|designs?|designer|technician|software|programs?|operator|files?|models?|stuff)\b/i,
  ],
  [
    /^pe$/i,
    /\b(?:in|at|from|during|after|doing|do|does|did|for|teach(?:es|ing)?|of) $/i,
    /^ (?:class\w*|lessons?|teacher|kit|at school|today|yesterday|on (?:mon|tues|wednes|thurs|fri)days?)\b/i,
  ],
];

/** Matches words of disease before an abbreviation, which is then none of school or work: "treated for a | PE". */
const ofDiseasePattern =
  /\b(?:diagnos\w+|treat\w*|history|risk|worry|worried|signs?|symptoms?|rul(?:e|ed|ing) out|scan|tests?|died|hospital\w*|admitted|look(?:ing|ed)?)\b/i;

/** Returns whether an abbreviation of a disease stands for something of school or work, by the words around it. */
export const isEverydayAbbreviation = (name: string, before: string, after: string): boolean =>
  name.length <= 3 &&
  everydayAbbreviations.some(
    ([pattern, beforePattern, afterPattern]) =>
      pattern.test(name) &&
      (afterPattern.test(after) || (beforePattern.test(before) && !ofDiseasePattern.test(before))),
  );
