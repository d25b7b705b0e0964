/** Source of a pattern for words before a plan that do not belong to it, as a group: "okay, so". */
const lead = "((?:^|[.;] |, |\\b(?:and|so) )(?:(?:and|so|but|okay|well|now|right|then|also|yes),? ){0,3})";
/** Source of a pattern for clinicians of a hospital who advise others: "the cardiology registrar", "the surgeons". */
const colleague =
  "(?:the|our|your|my|an?) (?:(?:on[- ]?call|duty|senior|pediatric|paediatric|vascular|general|plastic|hand|spinal|acute) ){0,2}(?:[a-z]{4,}(?:ology|ologists?)|surg(?:eons?|ical)|orthop[a]?edics?|ortho|medical|medics?|pa?ediatric(?:ian)?s?|psychiatr(?:y|ists?)|ana?esthe(?:tist|siologist)s?|icu|intensive care|itu|ent|max ?fax|toxicology|poisons?|stroke|cardiac|trauma|vascular|plastics?)(?: (?:team|doctors?|registrar|reg|consultant|resident|fellow|service|attending|people|folks|lot))?(?: on[- ]?call)?";

/**
 * Plans of emergency departments and wards in spoken words, with plain ones; applied in order. None adds a drug, a test
 * or a certainty.
 */
export const hospitalPlans: readonly (readonly [RegExp, string])[] = [
  // "It's very likely you've got a clot on the lung, a pulmonary embolism"
  [
    /\b(?:I (?:do )?think )?(?:that )?(?:it is|there is) (?:very|quite|most|highly|pretty|fairly|more than) likely (?:that )?(?:you|he|she) (?:have|has)(?: got)? (?=(?:an? |some )?[a-z])/gi,
    "this is likely ",
  ],
  [
    /\b(?:a )?(?:blood )?clots? (?:on|in) (?:the|your|his|her|one of your) lungs?(?:, (?:that is |which is |called |known as |or )?(?:a )?pulmonary embol(?:ism|us))?(?=$|[.,;]| (?:probably|from|and|that|which|so|as)\b)/gi,
    "a pulmonary embolism",
  ],
  // "We'll give you oxygen, take some bloods"
  [
    /\btake (?=(?:(?:some|a few|your|the|more|an?) )?(?:bloods|blood (?:tests?|samples?|cultures?|gas)|swabs?|urine sample|throat swab|wound swab)\b)/gi,
    "obtain ",
  ],
  [
    /\btell (?:one of )?(?:the|a|your) nurses?(?: (?:straight|right) away| immediately)?(?=$|[.,;])/gi,
    "call the nurse",
  ],
  // "You're a bit tender over the bladder", "your glands are up"
  [
    /(?<!\b(?:if|when|where|say|said|are) )\b(?:you|he|she) (?:are|is) (?:(?:just|still|also|only|certainly) )*(?:a (?:bit|little)(?: bit)?|slightly|mildly|a touch) tender (?=(?:over|in|at|on|around|across|along|under|below|above|behind|just|right|here|there)\b)/gi,
    "there is mild tenderness ",
  ],
  [
    /(?<!\b(?:if|when|where|say|said|are) )\b(?:you|he|she) (?:are|is) (?:(?:just|still|also|only|certainly) )*(?:quite|very|really|exquisitely|extremely) tender (?=(?:over|in|at|on|around|across|along|under|below|above|behind|just|right|here|there)\b)/gi,
    "there is marked tenderness ",
  ],
  [/\b(?:you|he|she) (?:are|is) not (?:really |at all )?tender (?:any ?where|at all)\b/gi, "there is no tenderness"],
  [
    /\b(?:your|his|her|the) (?:neck )?glands (?:are|feel|look) (?:(?:a bit|a little|quite|slightly|definitely) )*(?:up|swollen|enlarged|raised)(?=$|[.,;]| )/gi,
    "lymph nodes are enlarged",
  ],
  // "See, it is a viral fever only"
  [/(^|[.;] )see, (?=(?:it|this|that|you|we|I|there|the|your) )/gi, "$1"],
  [
    /\b((?:this|it|that) (?:is|looks like|seems like|sounds like) (?:(?:just|only) )?(?:an? )?[a-z]+(?: [a-z]+){0,2}) only(?=$|[.,;])/gi,
    "$1",
  ],
  [/\b((?:this|it|that) is) only (?=an? [a-z])/gi, "$1 "],
  // "Don't eat anything from now on"
  [/,? from now on(?=$|[.,;])/gi, ""],
  // "Send off a troponin and repeat it in three hours", "get you a CT"
  [
    /\b((?:send(?: off)?|check|get|do|take|order|run|have) (?:an? |some |the |another |your )?[a-z][a-z0-9 -]{2,30}?),? and (?:then )?(?:repeat|recheck) (?:it|that|them|this|those)(?: again)? (?=(?:in|after|at) |tomorrow|tonight|later)/gi,
    "$1, to be repeated ",
  ],
  [/\bsend off (?=(?:an?|some|the|your|another) )/gi, "send "],
  [
    /\bget (?:you|him|her) (?=(?:an? |some |the |another )?(?:[a-z]+ ){0,2}(?:ct|mri|x-?rays?|scan|ultrasound|ecg|ekg|echo|bloods|blood tests?|labs)\b)/gi,
    "get ",
  ],
  // "If the pain comes back, press the buzzer"
  [
    /\b(?:press|push|use|ring|hit|pull) (?:the|that|your|this) (?:red |nurse )?(?:call |nurse )?(?:buzzer|bell|button|cord)(?: there| beside you| by (?:the|your) bed)?\b/gi,
    "call the nurse",
  ],
  // "Get a compression bandage on it, and crutches for now", "pop an ice pack on it"
  [
    /\b(?:get|pop|whack|chuck) ((?:an?|some) (?:[a-z]+ )?(?:bandage|dressing|plaster|ice|ice ?pack|compress|brace|strapping|tubigrip|tape)) on(?: (?:it|that|this|there)\b| (?=(?:the|your) ))/gi,
    "apply $1 ",
  ],
  // "I've spoken to the cardiology registrar and she wants you on the ward"
  [
    new RegExp(
      `${lead}(?:I|we) have (?:just |already |also )*(?:spoken|talked|had a (?:word|chat)|been on) (?:to|with) (${colleague})(?=$|[.,;]| (?:about|and|who)\\b)`,
      "gi",
    ),
    "$1we have discussed your case with $2",
  ],
  // "I'm going to speak to the cardiology registrar", "I'll run this by the surgeons on call"
  [
    new RegExp(
      `${lead}(?:I|we) (?:will|am going to|are going to|need to|want to|would like to) (?:also |just |quickly )*(?=\\w)(?:(?:speak|talk|have a (?:word|chat|quick word|quick chat)) (?:to|with)|discuss (?:(?:this|it|you|him|her|your case|things) )?with|run (?:this|it|you|him|her) (?:by|past)|get (?:in touch with|hold of|advice from|on to|on the phone (?:to|with))|ring|phone|page|bleep|call|consult(?: with)?) (${colleague})(?=$|[.,;]| (?:about|and|to|now|today|first|who|regarding|for|so)\\b)`,
      "gi",
    ),
    "$1we will consult $2",
  ],
  [/\b(we will consult [^.,;?]{3,50}?) (?:about (?:this|that|it|you|him|her)|now|first)(?=$|[.,])/gi, "$1"],
  // "You'll be staying in with us", "you need to stay in tonight"
  [
    new RegExp(
      `${lead}(?:you|he|she) (?:will|are going to|is going to|need to|needs to|have to|has to) (?:(?:probably|have to|need to) )?(?:be staying|stay|remain) (?:in(?: (?:hospital|the hospital))?|here|with us)(?: with us)?(?=$|[.,;]| (?:tonight|overnight|for (?:a|the|at least|\\d)|until)\\b)`,
      "gi",
    ),
    "$1we will admit you",
  ],
  // "We'll keep you nil by mouth", "don't eat or drink anything from now"
  [
    new RegExp(
      `${lead}(?:(?:I|we) (?:will|need to|want to|have to|are going to) (?:keep|have) you|you (?:will be|are(?: now)?|need to (?:be|stay)|should (?:be|stay)|must (?:be|stay)|stay)|stay|remain|keep) (?:nil by mouth|n\\.?p\\.?o\\.?|nothing by mouth)\\b`,
      "gi",
    ),
    "$1you should not eat or drink",
  ],
  [
    new RegExp(
      `${lead}(?:please )?(?:do not (?:eat or drink|eat|drink) (?:anything|any food)|nothing by mouth)(?=$|[.,;]| (?:from now|until|for now|after|before|till)\\b)`,
      "gi",
    ),
    "$1you should not eat or drink anything",
  ],
  // "The surgeon, Dr. Menon, will see you this evening"
  [
    /\b(?:the|our) (?:[a-z]+ ){0,2}[a-z]+, (?=(?:dr|doctor|mr|mrs|ms|miss|professor)\b)((?:dr\.?|doctor|mr\.?|mrs\.?|ms|miss|professor) [a-z'-]+), (?=will |is going to )/gi,
    "$1 ",
  ],
  // "We'll weigh you every day"
  [
    new RegExp(`${lead}(?:I|we) (?:will|are going to) weigh (?:you|him|her) (every day|daily|every morning)\\b`, "gi"),
    "$1we will monitor the weight $2",
  ],
  // "We really need to talk about stopping smoking"
  [
    new RegExp(
      `${lead}(?:I|we|you and I) (?:really |also |do )*(?:need|have|ought|want) to (?:talk|think|have a (?:chat|think|talk)) (?:to you )?about (?:you |your |the )?(?:stopping|quitting|giving up) (?:the )?(smoking|vaping|drinking|cigarettes|alcohol)\\b`,
      "gi",
    ),
    "$1you should stop $2",
  ],
  // "I'd rather you had Panadol"
  ...(
    [
      ["(?:had|took)", "take"],
      ["used", "use"],
      ["tried", "try"],
    ] as const
  ).map(([past, verb]): readonly [RegExp, string] => [
    new RegExp(
      `\\b(?:I|we) would (?:much )?(?:rather|prefer(?: that| it if)?) (?:that )?you ${past} (?=[a-z])(?!n't|not\\b|it\\b)`,
      "gi",
    ),
    `you should ${verb} `,
  ]),
  [/\b(?:I|we) would (?:much )?prefer (?:for )?you to (?:have|take) (?=[a-z])/gi, "you should take "],
];
