/** Source of a pattern for organs that are taken out. */
const organ =
  "(?:appendix|gall ?bladder|tonsils|adenoids|spleen|uterus|womb|ovary|ovaries|thyroid|prostate|kidney|breast|wisdom teeth|bladder|colon|polyps?)";

/** What people say of their past diseases and operations, with the words in which statements about them are read. */
export const historyPhrases: readonly (readonly [RegExp, string])[] = [
  // "They took out my gallbladder", "and they took a kidney"
  [
    new RegExp(
      `\\b(?:they|the doctors?|the surgeons?) (?:had to |have )?(?:took|take|taken|removed?|whipped|whip) (?:out )?(my |a |an |both |both my |one of my |the |part of my )((?:left |right )?${organ})(?: out)?(?=$|[,.;]| (?:and|in|when|last|out|because|years?|\\d))`,
      "gi",
    ),
    "I had $1$2 out",
  ],
  // "The X-ray shows nothing broken"
  [/\bnothing(?: is|['’]s| was| looks?| looked)? (?:broken|fractured)\b/gi, "no fracture"],
  // "I'd sooner have the tablet"
  [
    /\bI(?: would|['’]d) sooner (?=(?:have|take|try|do|go|wait|leave|not|keep|stay|start|see|use)\b)/gi,
    "I would rather ",
  ],
  // "My thyroid's underactive"
  [
    /\bmy thyroid(?: is|['’]s| was| has been)? (?:a (?:bit|little) |slightly |always |quite )?(under|over) ?-?active\b/gi,
    "I have an $1active thyroid",
  ],
  // "High blood pressure and sugar"
  [
    /\b((?:high )?(?:blood )?pressure|cholesterol|heart trouble|bad heart)((?:,? and|,| &) )(?:the |high )?sugar(?=$|[.;]|, (?:that|but|I))/gi,
    "$1$2diabetes",
  ],
];
