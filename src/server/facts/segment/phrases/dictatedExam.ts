/** Source of a pattern for parts of the body and headings with which a finding of a dictated examination begins. */
const head =
  "(?:general(?: appearance)?|constitutional|heent|eyes|pupils|ears|tms?|throat|oropharynx|tonsils|neck|lungs?|chest|respiratory|heart(?: sounds| rate)?|cardiovascular|cvs?|cardiac|abdomen|abdominal|bowel sounds|murphy'?s|extremities|legs|calves|skin|neuro(?:logical(?:ly)?)?|cranial nerves|reflexes|gait|power|tone|speech|mood|affect|strength|sensation|coordination|musculoskeletal|msk|back|spine|psych(?:iatric)?|genitourinary)";
/** Source of a pattern for the first word of what is found. */
const state =
  "(?:is|are|no|not|without|clear|soft|supple|regular|irregular|normal|normocephalic|non ?-?tender|tender|negative|positive|warm|dry|moist|intact|equal|red|pink|enlarged|alert|present|absent|active|reactive|symmetric(?:al)?|full|unremarkable|cooperative|distended|well|grossly|rrr|ctab|s1|one and two|5)";
/**
 * Matches the space before a finding. Words that need the part after them, such as "of the" or "both", do not stand
 * before one.
 */
const beforePattern = new RegExp(
  `(?<!\\b(?:of|in|both|left|right|and|or|with|my|to|on|over|no|upper|lower|from|for|an?|normal|good|bilateral|the|your|his|her|that|this|these|at|into|around|near|stiff|sore|if|when|because|so|but|not)) (?=(?:the |your |his |her )?${head} ${state}\\b|there(?:'?s| is| are) (?:some|no|a|mild|slight|marked)\\b)`,
  "gi",
);
/** Matches a finding, to count them. */
const findingPattern = new RegExp(`\\b${head} ${state}\\b`, "gi");

/** Number of findings from which on a text is an examination. */
const minFindings = 3;

/**
 * Returns an examination that was dictated without punctuation with a point before each finding: "abdomen soft chest
 * clear skin no rash" → "abdomen soft. chest clear. skin no rash". Other texts are unchanged.
 */
export const dictatedExam = (text: string): string =>
  /[,;:?!]|\.(?!\d)/.test(text) || (text.match(findingPattern)?.length ?? 0) < minFindings
    ? text
    : text.replace(beforePattern, ". ");
