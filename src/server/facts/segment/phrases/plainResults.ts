/** Source of a pattern for words before a statement that do not belong to it, as a group. */
const lead = "^((?:(?:and|so|but|okay|well|now|right|yes|yeah|oh|unfortunately|good news),? )*)";

/** Results in everyday words, each with plain ones that say the same; applied in order. */
export const plainResults: readonly (readonly [RegExp, string])[] = [
  // "The dip's positive for nitrites", "your urine's got nitrites in it"
  [
    new RegExp(
      `${lead}(?:the|your|his|her) (?:urine )?(?:dip|dipstick)(?:['’]s| is| was| came back) (?=positive|negative|clear|normal|clean)`,
      "i",
    ),
    "$1the urine dip is ",
  ],
  [
    new RegExp(
      `${lead}(?:the |your |his |her )?(?:urine|dip|dipstick)(?:['’]s| has| is) (?:got )?(?=(?:(?:some|a bit of|a little|a trace of|lots of|plenty of) )?(?:nitrites?|leukocytes?|leucocytes?|white cells|blood|protein|glucose|sugar|ketones)\\b)([^.;?]{3,60}?)(?: in it)?(?=$|[.;])`,
      "i",
    ),
    "$1the urine shows $2",
  ],
  // "The tracing shows you're in atrial fibrillation"
  [
    new RegExp(`${lead}(the|your|his|her) (?:heart )?tracing (?=(?:shows?|is|looks?|says?|confirms?)\\b)`, "i"),
    "$1$2 ECG ",
  ],
  [
    new RegExp(
      `${lead}((?:the|your|his|her) (?:ecg|ekg|monitor|rhythm strip)) (?:shows|says|confirms) (?:that )?(?:(?:you|he|she) (?:are|is)|(?:your|his|her|the) heart is) (?:(?:gone|gone back|back|still|now) )?in(?:to)? (?:an? )?(?=[a-z])`,
      "i",
    ),
    "$1$2 shows ",
  ],
  // "Your hepatitis B titer shows you're not protected"
  [
    new RegExp(
      `${lead}((?:the|your|his|her) [a-z0-9 ]{3,40}?) (?:shows|says|means) (?:that )?(?:you|he|she) (?:are|is) (not (?:immune|protected)|no longer (?:immune|protected)|immune|protected)\\b`,
      "i",
    ),
    "$1$2 came back $3",
  ],
  // "INR's 4.8 this morning, which is higher than I'd like"
  [
    /((?<![\d.])\d[\d.]*%?(?: (?:today|this morning|now))?),? (?:and )?which is (?:(?:a bit|a little|a touch|way|much|still|well) )*(?:higher|more) than (?:I|we) (?:would )?(?:like|want|hoped)(?: it| to see)?(?: to be)?(?=$|[.,;])/i,
    "$1, too high",
  ],
  [
    /((?<![\d.])\d[\d.]*%?(?: (?:today|this morning|now))?),? (?:and )?which is (?:(?:a bit|a little|a touch|way|much|still|well) )*(?:lower|less) than (?:I|we) (?:would )?(?:like|want|hoped)(?: it| to see)?(?: to be)?(?=$|[.,;])/i,
    "$1, too low",
  ],
  // "Vitamin D's at 18"
  [/\b(vitamin (?:d|b-?12))['’]s (?:only |still |just |about |at )*(?=\d)/gi, "$1 is "],
  // "So it's that Helicobacter bug causing your ulcer pain"
  [
    /\b(?:it is|this is|that is|you have(?: got)?) (?:that |the |an? )?(?:helicobacter(?: pylori)?|h\.? ?pylori)(?: (?:bug|bacteri(?:a|um)|germ))?(?= causing|$|[.,;])/gi,
    "you have an H pylori infection",
  ],
];
