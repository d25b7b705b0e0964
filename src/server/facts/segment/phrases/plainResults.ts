/** Source of a pattern for words before a statement that do not belong to it, as a group. */
const lead = "^((?:(?:and|so|but|okay|well|now|right|yes|yeah|oh|unfortunately|good news),? )*)";

/** Source of a pattern for tests that show findings. */
const tests =
  "(?:x-?rays?|ct(?: scan)?|mri|ultrasound|scan|echo\\w*|ekg|ecg|mammogram|colonoscopy|endoscopy|biopsy|film|monitor|holter|angiogram)";

/** Results in everyday words, each with plain ones that say the same; applied in order. */
export const plainResults: readonly (readonly [RegExp, string])[] = [
  // "Your kidney function's dropped a little", "LDL's come down"
  [
    /\b(function|count|level|levels|hemoglobin|haemoglobin|cholesterol|ldl|a1c|psa|tsh|gfr|egfr|creatinine|potassium|sodium|ferritin|sugar|iron|weight|platelets|crp|esr|inr|urea|calcium|glucose|albumin|pressure)['’]s (?=(?:also |now |only |really )?(?:dropped|fallen|come|gone|risen|crept|jumped|improved|doubled|halved|settled|stayed|been|climbed|shot)\b)/gi,
    "$1 has ",
  ],
  // "There's some atrial fibrillation on the EKG"
  [
    new RegExp(
      `${lead}there (?:is|are) ((?:no |an? |some |any |evidence of |signs? of )?[a-z][a-z0-9 -]{3,60}?) (?:on|in) (the|your|his|her) (${tests})(?=$|[.,;])`,
      "i",
    ),
    "$1$3 $4 shows $2",
  ],
  // "The scan was clear", "The mammogram picked up something on the left"
  [
    new RegExp(`${lead}(the|your|his|her) (${tests}) (?:was|came back|is) (?:all )?clear(?=$|[.,;])`, "i"),
    "$1$2 $3 was normal",
  ],
  [
    new RegExp(
      `${lead}(the|your|his|her) (${tests}) (?:(?:has )?picked up|found|flagged(?: up)?|threw up|caught) (?=(?:an? |some(?:thing)? )?[a-z])`,
      "i",
    ),
    "$1$2 $3 shows ",
  ],
  // "Your urine grew E. coli", "Your culture's growing staph"
  [
    new RegExp(
      `${lead}(?:the|your|his|her) (urine|blood|sputum|wound|stool|throat|ear)(?: cultures?| swab| sample)? (?:grew|has grown|is growing|are growing)(?: out)? (?=[a-z])`,
      "i",
    ),
    "$1the $2 culture grew ",
  ],
  // "The mole turned out to be a melanoma in situ"
  [
    new RegExp(
      `${lead}(?:the|your|that|his|her) (mole|lump|lesion|polyp|spot|growth|cyst|nodule|skin tag|biopsy)(?: (?:we|I|they) (?:took off|removed|biopsied|sent off))? (?:turned out to be|was|came back as|proved to be) (?=(?:an? )?(?:benign|melanoma|basal|squamous|adenoma|dysplastic|cancer\\w*|malignant|precancerous|lipoma|fibroma|cyst|carcinoma|wart|atypical|hyperplastic))`,
      "i",
    ),
    "$1the biopsy of the $2 showed ",
  ],
  // "Vitamin D's on the floor at eight"
  [
    /\b(?:is|are|['’]s) (?:on the floor|rock bottom|in (?:the|your) boots|through the floor)(?: at)?(?= \d|$|[.,;])/gi,
    " is very low at",
  ],
  [/\b(?:is|are|['’]s) (?:through the roof|sky[- ]high|off the charts?)(?: at)?(?= \d)/gi, " is very high at"],
  // "Sugar's 6.1 on the three-month test", "Spirometry's a bit better than last time"
  [
    new RegExp(
      `${lead}(?:your |the )?(?:(?:three|3)-month )?sugar(?: is|['’]s) (\\d[\\d.]*%?) on the (?:three|3)[- ]month(?:ly)? (?:test|one|average)`,
      "i",
    ),
    "$1the A1c is $2",
  ],
  [
    new RegExp(`${lead}(?:your |the )?(?:three|3)[- ]month (?:sugar|average|number)(?: is|['’]s) (?=\\d)`, "i"),
    "$1the A1c is ",
  ],
  [
    /\b(spirometry|peak flow|hearing test|vision|ejection fraction|bone density|sleep study)['’]s (?=(?:a (?:bit|little|touch|lot)|much|slightly|about|the same|no)\b)/gi,
    "$1 is ",
  ],
  [
    new RegExp(
      `${lead}(?:your |the |both )?kidneys (?:are|look) (?:all )?(?:fine|good|normal|okay|healthy)(?=$|[.,;])`,
      "i",
    ),
    "$1kidney function is normal",
  ],
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
