/** Source of a pattern for activities that an illness can make dangerous, in their base forms. */
const activities =
  "(?:drive|swim|fly|lift|operate|ride|cycle|run|play|train|exercise|dive|climb|bathe|work|travel|have (?:sex|baths?)|take baths?|go (?:swimming|back|to (?:work|school|nursery|the gym)|on (?:a plane|ladders))|do (?:any )?(?:sports?|heavy|contact)|bear weight|put (?:any )?weight|carry|bend|use (?:heavy )?(?:machinery|machines|power tools|ladders))";
/** Source of a pattern for such activities as gerunds. */
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
  // "You must not drive", "legally you can't drive for a year", "after a blackout like that you mustn't drive"
  [
    new RegExp(
      `(^|[.;:] |^(?:and|but|so|then),? )(?:(?:after|with|following|because of|given) [^.,;?]{3,60}?,? )?(?:legally,? |unfortunately,? |by law,? )?you (?:must not|cannot|can not|are not (?:allowed|permitted|meant|supposed|going to be able) to|will not be (?:allowed|able) to|are not to|had better not|may not)(?: legally| actually| really| be able to| currently)? (?=${activities}\\b(?![^.?]{0,120}(?:\\?|\\b(?:or cannot|or sometimes|because|when|especially)\\b)))`,
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
  // "Weight bearing as tolerated"
  [
    /^((?:(?:and|so|but|okay|then|also|now),? ){0,3})(?:(?:you|he|she) (?:can be |may be |will be |is |are ))?weight[- ]?bear(?:ing)? as (tolerated|(?:you|he|she) (?:can|are able)|(?:you |he |she )?tolerates?)\b/gi,
    "$1you can bear weight as tolerated",
  ],
  [
    /^((?:(?:and|so|but|okay|then|also|now),? ){0,3})(?:(?:you|he|she) (?:will|need to|should) be |stay |strictly |completely )?non[- ]?weight[- ]?bearing\b(?: on (?:that|the|this|your) [a-z]+)?/gi,
    "$1you should avoid putting weight on it",
  ],
  // "Put weight on it as you can"
  [
    /\b(?:you can |you may )?put weight (?:on|through) (?:it|that|the|this|your)(?: [a-z]+)? as (?:you (?:can|are able|feel able)|tolerated|(?:it |the pain |comfort )?(?:allows|lets you|permits))(?=$|[.,;])/gi,
    "weight bearing as tolerated",
  ],
  // "Ice twenty minutes four times a day"
  [
    /^((?:(?:and|so|okay|then|also|now),? ){0,3})ice (?:it |the [a-z]+ )?(?:for )?(?=(?:about )?\d+ (?:to \d+ )?minutes?\b)(?![^?]*\?)/i,
    "$1you should ice it for ",
  ],
  [
    /^((?:(?:and|so|okay|then|also|now),? ){0,3})ice (?:it |the [a-z]+ )?(?=(?:(?:once|twice|\d+ times|a few times) (?:a|per|each) day|every \d))(?![^?]*\?)/i,
    "$1you should ice it ",
  ],
  // "Light duty for two weeks, nothing over fifteen pounds"
  [
    /^((?:(?:and|so|but|okay|then|also|now),? ){0,3})(?:(?:you are|he is|she is|I will (?:put|keep) (?:you|him|her)) on )?(light|modified|desk|sedentary) (duty|work) (?:only |at work )?(?=(?:for|until|till)\b)/gi,
    "$1I recommend $2 $3 ",
  ],
  [
    /(^|, (?:and |so )?|\band )nothing (?:over|heavier than|more than|above|greater than) (?=(?:about )?\d{1,3} ?(?:pounds?|lbs?|kilos?|kg)\b)/gi,
    "$1you should avoid lifting more than ",
  ],
  // "Nothing heavier than a gallon of milk"
  [
    /(^|, (?:and |so )?|\band )nothing (?:heavier|bigger) than (?=an? [a-z]+)/gi,
    "$1you should avoid lifting anything heavier than ",
  ],
  // "Don't get the stitches wet for two days"
  [
    /(^|[.;] |^(?:and|but|so|then|also|just),? )(?:please )?(?:do not|you (?:should not|cannot|must not|should try not to)|try not to) (?:get|let) (?:the |your |that |those |this )([a-z]+(?: [a-z]+)?) (?:get )?wet\b/gi,
    "$1you should keep the $2 dry",
  ],
  // "She can go back to daycare after she's been on the antibiotic for a day"
  [
    /^((?:(?:and|so|but|okay|then|also|now),? ){0,3})(?:you are|you|he is|she is|he|she) (?:can |may |could |is fine to |(?:all )?(?:cleared|okay|ok|good|fine|safe|free) to )(?:also |then |probably )?(?:go back|get back|return) to (?=(?:the )?(?:school|day ?care|nursery|preschool|kindergarten|camp|class|college|gym|sports?|practice|football|soccer|basketball|hockey|dance|swimming|running|lifting|training|normal|full|regular|his|her|your|play\w*|pe)\b)(?![^.]*\?)/gi,
    "$1you may return to ",
  ],
  [
    /^((?:(?:and|so|but|okay|then|also|now),? ){0,3})(?:you are|he is|she is) (?:not to|not cleared to|not allowed to) (?:go back|get back|return) to /gi,
    "$1you should not return to ",
  ],
  [
    /^((?:(?:and|so|but|okay|then|also|now),? ){0,3})(?:you are|he is|she is) off (work|school|sports?|gym|duty) (?=(?:until|till)\b)(?![^?]*\?)/gi,
    "$1you should stay off $2 ",
  ],
  // "I want you off work for two weeks"
  [
    /\b(?:I|we) (?:want|would like|need) you (?:to (?:be|stay) )?off (?=(?:work|school|sports?|training|that (?:leg|foot|ankle|knee)|your feet)\b)/gi,
    "you should stay off ",
  ],
];
