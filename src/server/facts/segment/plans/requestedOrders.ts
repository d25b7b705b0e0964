/** Source of a pattern for the intent of a clinician, as a group: "I'm going to", "we'll", "I'd like to". */
const intent =
  "((?:I|we) (?:(?:also|just|still) )?(?:will|am going to|are going to|would like to|want to|need to|have to|can|should))(?: also| just| then)? ";
/** Source of a pattern for who carries out an order: "the lab", "radiology", "one of the nurses". */
const staff =
  "(?:them|(?:the )?(?:lab|radiology|nurses?|front desk|x-ray department|imaging|hospital|secretary|team|office|staff|ward|midwife|pharmac(?:y|ist))|(?:one of |our |my )(?:the )?(?:nurses?|staff|team|MAs?|assistants?|secretary)|radiologists?)";
/** Source of a pattern for a specialty or specialist, as a group: "cardiology", "the surgeons", "Dr. Hall". */
const specialist =
  "((?:the )?(?:cardiology|neurology|orthop[a]?edics|dermatology|gastroenterology|rheumatology|endocrinology|urology|psychiatry|oncology|pulmonology|nephrology|h[a]?ematology|gyn[a]?ecology|obstetrics|ENT|surgery|ophthalmology|podiatry|physiotherapy|physical therapy)|(?:the |one of the |our |a |an )(?:[a-z]+ )?(?:[a-z]+ologists?|surgeons?|dietitians?|dieticians?|physiotherapists?|therapists?|social workers?|psychiatrists?|counselors?|counsellors?|podiatrists?|midwife|health visitor|diabetes nurse|heart failure nurse)|(?:Dr|Doctor)\\.? [A-Z][a-z'-]+)";
/**
 * Source of a lookahead for what shows that the organ before it is to be tested: another blood test ("your thyroid |
 * and an FSH") or a time ("again in").
 */
const testedLater =
  "(?=,? (?:and (?:(?:an?|your|the) )?(?:[a-z]+ )?(?:tsh|fsh|lh|a1c|cbc|bmp|cmp|psa|crp|esr|lipids?|cholesterol|blood|iron|ferritin|vitamin|b12|folate|potassium|sodium|sugar|glucose|electrolytes|hormone|testosterone|kidneys?|liver|thyroid|urine)\\b|again (?:in|at|next|before)\\b|(?:in|after|within) (?:about )?(?:\\d+|an?|one|two|three|four|six) (?:days?|weeks?|months?)\\b|with (?:a |some )?blood|with the (?:bloods|labs)|on (?:the|your) bloods?))";

/** Orders that someone else is asked for or that stay as they are, and blood tests of an organ, in plain words. */
export const requestedOrders: readonly (readonly [RegExp, string])[] = [
  // "I'll ring you with the blood results", "The nurse will call you when the labs are back"
  [/\b(will|can|to) ring (you|him|her|them)(?= (?:with|about|when|once|as soon as|on|by|tomorrow)\b)/gi, "$1 call $2"],
  [
    /^((?:(?:and|so|then|okay),? ){0,2})(?:(?:the|one of the|our|my) (?:nurses?|team|office|secretary|staff|clinic|practice)|someone|somebody) will call (you|him|her|them) (?=(?:with|about|when|once|as soon as) )/gi,
    "$1we will call $2 ",
  ],
  // "Gum it is, 4 milligrams"
  [
    /^((?:(?:okay|right|great|perfect|well|so|then|all right|alright),? ){0,2})(?:the )?((?:[a-z]+ )?(?:gum|patch(?:es)?|pills?|tablets?|liquid|cream|shot|injection|spray|inhaler|drops|therapy|surgery|brace|boot|cast|sling|physio|implant|coil|iud|ring|lozenges?)) it is(?: then)?(?=$|[,.])/gi,
    "$1let us do the $2",
  ],
  // "With three this year I'd like her to see ENT"
  [
    /^((?:(?:and|so|but|now),? ){0,2})with (?:\d+|two|three|four|five|six|several|so many|that many|another) [^,.;]{2,40}?,? (?=(?:I|we) (?:would|will|want|am|are|need|should)\b)/gi,
    "$1",
  ],
  // "I want bloods today", "You'll need a stool test"
  [
    /\b(?:(?:I|we) (?:(?:also|just|still|do) )?(?:want|would like|need)|you (?:will |would |also ){0,2}need) (?=(?:some |more |repeat |routine |further )?(?:bloods|blood ?work|blood tests?|labs|lab work)\b|an? (?:stool|urine|breath|sputum|skin|saliva|antigen|pregnancy) (?:test|sample|culture)\b)/gi,
    "we will get ",
  ],
  // "I'm going to ask for an echo", "I'll ask radiology for an ultrasound"
  [new RegExp(`\\b${intent}ask (?:${staff} )?for (?=(?:an?|some|another|more|urgent|repeat) )`, "gi"), "$1 request "],
  // "I'm going to ask the nurse to do a swab"
  [
    new RegExp(
      `\\b${intent}(?:ask|get|have) ${staff} (?:to )?(do|get|arrange|run|take|send|draw|book|schedule|set up|repeat|order) (?=(?:an?|some|another|your|more|the) )`,
      "gi",
    ),
    "$1 $2 ",
  ],
  // "I'm going to ask cardiology to see you"
  [
    new RegExp(
      `\\b${intent}(?:ask|get|have) ${specialist} (?:to )?(?:see|meet|have a look at|take a look at|look at|review|assess|evaluate) (you|him|her)(?=$|[.,;]| (?:and|about|for|in|within|next|this|as|to|soon|before|today)\\b)`,
      "gi",
    ),
    "$1 refer $3 to $2",
  ],
  // "With your kidneys I don't want you on Advil"
  [
    /^((?:(?:and|so|but|now),? ){0,2})(?:with|because of|given|due to) ((?:your|his|her|the|that|this) [a-z]{3,}(?: [a-z]{3,}){0,2}?),? I (?:really |just )?do not want (?:you|him|her) (?:on|to be on|taking|having|to take|using) (?:any |the )?([a-z][a-z -]{3,40})(?=[.]?$)/gi,
    "$1you should avoid $3 because of $2",
  ],
  // "Use Tylenol, 650 every six hours, no more than that"
  [/,? (?:and |but )?(?:no|not) more than that(?: (?:a|in a|per|each) day)?(?=[.]?$)/gi, ""],
  [
    /\b(take|use|try) ([a-z][a-z-]{3,}), (?=\d[\d.,]* (?:(?:mg|mcg|milligrams?|micrograms?|units?) )?(?:every|at|once|twice|\d times|daily|in the)\b)/gi,
    "$1 $2 ",
  ],
  // "So atorvastatin goes to 40"
  [
    /(^|, |\b(?:so|and|then) )(?:the |your )?([a-z]{4,}(?:statin|pril|artan|olol|zide|ipine|gliptin|flozin|formin|oxetine|aline|opram|azole|idine|pentin|etine|thyroxine|pidogrel|arone|amide)) (?:goes|will go|is going|can go|should go|needs to go|moves) (?:up |down )?to (?=\d)/gi,
    "$1change the $2 to ",
  ],
  // "Keep on with the bisoprolol and the ramipril as they are"
  [
    /\b(continue|carry on with|keep (?:on )?(?:with|taking|using)) ((?:the |your )?[a-z][a-z-]+(?:(?:,| and|, and) (?:the |your )?[a-z][a-z-]+){0,4}) (?:exactly |just )?as (?:they are|it is|is|you are|you have been|before|usual|now)(?=$|[.,;]| (?:and|but|for)\b)/gi,
    "$1 $2",
  ],
  // "I want to check your thyroid and an FSH"
  ...[
    ["thyroid", "thyroid function"],
    ["kidneys?", "kidney function"],
    ["liver", "liver function"],
    ["iron", "iron level"],
  ].map(([organ, test]): [RegExp, string] => [
    new RegExp(
      `\\b(check|recheck|repeat|test) (?:on )?(?:your|his|her|the) ${organ}(?: (?:function|levels?))?${testedLater}`,
      "gi",
    ),
    `$1 ${test}`,
  ]),
];
