/** Source of a pattern for activities that an illness can make dangerous, in their base forms. */
const activities =
  "(?:drive|swim|fly|lift|operate|ride|cycle|run|play|train|exercise|dive|climb|bathe|work|travel|have (?:sex|baths?)|take baths?|go (?:swimming|back|to (?:work|school|nursery|the gym)|on (?:a plane|ladders))|do (?:any )?(?:sports?|heavy|contact)|bear weight|put (?:any )?weight|carry|bend|use (?:heavy )?(?:machinery|machines|power tools|ladders))";
/** Source of a pattern for the same activities as gerunds, of which "driving" is the most frequent. */
const doing =
  "(?:driving|swimming|flying|lifting|operating|riding|cycling|running|playing|training|diving|climbing|working|travell?ing|bathing|exercising)";
/** Source of a pattern for whom a patient must inform about an illness: "the DVLA", "your employer". */
const authorities =
  "(?:(?:the|your) )?(?:dvla|dmv|d\\.?v\\.?l\\.?a|driver(?:'s)? licen[sc]ing(?: (?:agency|authority|office))?|licen[sc]ing (?:agency|authority)|ministry of transportation|insurance(?: company)?|insurers?|employers?|work(?:place)?|occupational health|school|nursery|daycare|dentist|pharmacist|anaesthetist|anesthesiologist|coach)";

/** Restrictions and duties as clinicians say them, with plain advice, applied in order. */
export const restrictions: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:and )?the (?:most |really |very |main |other )?important thing(?: is)?(?: that)?[:,]? (?=you (?:must|cannot|should|have|need)\b)/gi,
    "",
  ],
  // "You must not drive", "legally you can't drive for a year"
  [
    new RegExp(
      `(^|[.;:] |^(?:and|but|so|then),? )(?:legally,? |unfortunately,? |by law,? )?you (?:must not|cannot|can not|are not (?:allowed|permitted|meant|supposed|going to be able) to|will not be (?:allowed|able) to|are not to|had better not|may not)(?: legally| actually| really| be able to| currently)? (?=${activities}\\b(?![^.?]{0,120}(?:\\?|\\b(?:or cannot|or sometimes|because|when|especially)\\b)))`,
      "gi",
    ),
    "$1you should not ",
  ],
  // "I don't want you driving"
  [
    new RegExp(`\\b(?:I|we) (?:do not|would not) want you (?:to be )?(?=driving\\b)driving`, "gi"),
    "you should not drive",
  ],
  [new RegExp(`\\b(?:I|we) (?:do not|would not) want you to (?=${activities}\\b)`, "gi"), "you should not "],
  [new RegExp(`\\b(?:I|we) (?:do not|would not) want you (?:to be )?(?=${doing}\\b)`, "gi"), "you should avoid "],
  // "You need to let your employer know"
  [
    new RegExp(
      `\\byou (?:will )?(?:also |do )?(?:have to|need to|must|should|are (?:legally )?(?:required|obliged) to) (?:tell|inform|notify|contact|let) (${authorities})(?: know)?\\b`,
      "gi",
    ),
    "you should contact $1",
  ],
  // "I want you off work for two weeks"
  [
    /\b(?:I|we) (?:want|would like|need) you (?:to (?:be|stay) )?off (?=(?:work|school|sports?|training|that (?:leg|foot|ankle|knee)|your feet)\b)/gi,
    "you should stay off ",
  ],
];
