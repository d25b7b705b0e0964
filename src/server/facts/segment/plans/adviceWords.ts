/** Base forms of the verbs with which a clinician lists what the patient should do. */
const bases: readonly (readonly [gerund: string, base: string])[] = [
  ["staying", "stay"],
  ["keeping", "keep"],
  ["eating", "eat"],
  ["getting", "get"],
  ["drinking", "drink"],
  ["taking", "take"],
  ["resting", "rest"],
  ["sleeping", "sleep"],
  ["using", "use"],
  ["wearing", "wear"],
  ["washing", "wash"],
  ["monitoring", "monitor"],
];
/** Source of a pattern for the patient as the subject of advice. */
const person = "(?:you|he|she|they)";
/** Source of a pattern for advice to drink enough: "make sure she is staying hydrated". */
const hydrated = `(?:just )?mak(?:e|ing) sure (?:that )?${person} (?:are|is) (?:(?:staying|keeping|well) ){0,2}hydrated\\b`;
/**
 * Source of a pattern for words before an order that add nothing to it: "right now, with the pandemic going on, | we
 * will do".
 */
const adjuncts =
  "(?:right now|just in case|in any case|in the meantime|meanwhile|in (?:that|the mean) ?time|with the pandemic(?: going on)?|first thing is|first(?: of all)?|for (?:him|her|you|now|today))";
/** Source of a pattern for the start of an order: "we will", "you should". */
const orders =
  "(?:we|I|you) (?:(?:definitely|also|just|certainly) ){0,2}(?:will|would|need|want|are going|have|should)\\b";

/** Advice and orders that other words precede or surround, with the plain ones, applied in order. */
export const adviceWords: readonly (readonly [RegExp, string])[] = [
  // "And right now, with the pandemic going on, we will also do a swab", "but just in case, we will do one"
  [
    new RegExp(
      `^((?:(?:and|but|so|then|okay|ok|right|yeah|well|alright),? ){0,5})(?:${adjuncts},? ){1,3}(?=${orders})`,
      "i",
    ),
    "$1",
  ],
  [new RegExp(`, (?:just )?just in case,? (?=${orders})`, "gi"), ", "],
  // "Since you're having, you're symptomatic right now, we will"
  [/\b(since|because) (you|he|she) (are|is)(?: having)?, \2 \3 /gi, "$1 $2 $3 "],
  // "These symptoms overlap with COVID we'll get a swab"
  [/\b(overlap with (?:that of |those of )?[a-z-]+) (?=(?:we|I) (?:will|are|want|would)\b)/gi, "$1, "],
  // "Since you do have a cough, and that is a symptom of COVID, we want to do a swab": the reason is too long to keep
  [
    /^((?:(?:and|but|so),? ){0,2})(?:since|because) [^.;]{10,120}, (?:and|or|but) [^.;]{3,120}, (?=(?:we|I) (?:definitely )?(?:will|want to|would like to|need to|are going to) (?:also |just |definitely )?(?:want to )?(?:get|do|order|run|send|check|obtain|arrange) )/i,
    "$1",
  ],
  // "We'll want to get a swab"
  [/\b(we|I) will want to (?=(?:get|do|order|check|run|start|send) )/gi, "$1 will "],
  // "It will be important to self isolate"
  [
    /\bit (?:will|would|is going to|is) (?:also |just )?(?:be )?(?:really |very )?(?:important|best|good|a good idea|essential)(?: (?:for you|that you|you))? (?:to )?(?=(?:self[- ]?isolate|isolate|quarantine|rest|drink|stay|avoid|keep|finish|wear|wash|monitor|limit)\b)/gi,
    "you should ",
  ],
  // "You will need to isolate"
  [
    /\byou will (?:also |then |just )?(?:need|have) to (?=(?:self[- ]?isolate|isolate|quarantine|rest|stay|avoid|keep|finish|wear|monitor|limit)\b)/gi,
    "you should ",
  ],
  // "We ask that you and everyone in your house self-isolates"
  [/\bwe (?:do )?(?:ask|request) that you (?=(?:and|self|isolate|stay|rest|keep|avoid|wear)\b)/gi, "you should "],
  [
    /\byou should and everyone in your (house|home|household) self-isolates\b/gi,
    "you should self-isolate with everyone in your $1",
  ],
  // "The best therapy for that is staying hydrated"
  [
    /\b(?:I (?:guess|think) )?the best (?:therapy|treatment|thing|way)(?: (?:to (?:manage|treat|do)|for|you can do)[^.,;]{0,30})? (?:is|would be) (?:just |really )?(?=(?:supportive care|[a-z]+ing)\b)/gi,
    "I recommend ",
  ],
  // "Make sure you're staying hydrated, you're eating nutritious foods and getting good sleep"
  [new RegExp(`^(?:(?:and|so|but|then|just),? ){0,3}${hydrated}`, "i"), "you should stay hydrated"],
  [new RegExp(`(?:,? just so |,? so |,? )${hydrated}`, "gi"), ", so you should stay hydrated"],
  ...bases.flatMap(([gerund, base]): [RegExp, string][] => [
    [new RegExp(`\\bmake sure (?:that )?${person} (?:are|is) ${gerund}\\b`, "gi"), base],
    [
      new RegExp(
        `(?<=\\bstay hydrated\\b[^.;]{0,120}(?:,|\\band)) (?:and )?(?:${person} (?:are|is) )?${gerund}\\b`,
        "gi",
      ),
      ` ${base}`,
    ],
  ]),
];
