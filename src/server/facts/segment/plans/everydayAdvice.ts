/** Source of a pattern for words before an order that do not belong to it, as a group: "okay, so". */
const lead = "^((?:(?:and|so|but|okay|well|now|right|then|also|yes|sure),? ){0,3})";

/**
 * Wordings of decisions, samples, vaccines and returns that clinicians use every day, each with the plain words that
 * replace them; applied in order.
 */
export const everydayAdvice: readonly (readonly [RegExp, string])[] = [
  // "Can you give a urine sample before you go?"
  [
    new RegExp(
      `${lead}(?:can|could|would|will) you (?:please |just )?(?:give|leave|provide|do|pop|drop)(?: (?:me|us|off|in))? (an? (?:urine|stool|sputum|blood) (?:sample|specimen|test)(?: (?:before you (?:go|leave)|today|now|on (?:your|the) way out))?)\\??$`,
      "i",
    ),
    "$1we will get $2",
  ],
  // "You'd rather watch"
  [
    new RegExp(
      `${lead}you (?:would rather|prefer to|have decided to|have opted to|have chosen to|chose to|decided to) (?=(?:watch|wait|hold off|go (?:with|ahead)|avoid|stay on|defer)\\b)(?![^]*\\?)`,
      "gi",
    ),
    "$1the patient prefers to ",
  ],
  // "I'm leaving your Synthroid at 88"
  [
    /\b(?:(?:I am|we are) (?:just )?leaving|(?:I|we) will (?:just )?leave) (?:(?:the|your) )?([a-z-]{4,20}) (?:at|on) (?=\d)/gi,
    "we will continue $1 at ",
  ],
  // "And your pneumonia shot, we'll do that now"
  [
    new RegExp(
      `${lead}(?:the |your |his |her )((?:[a-z]+ ){0,3}?(?:shot|vaccine|jab|booster|vaccination)),? (?:I|we) (?:will|can|are going to) (?:do|give you|give|get) (?:that|it)(?: one)? (now|today|here)\\b`,
      "gi",
    ),
    "$1we will give the $2 $3",
  ],
  // "I want a urine sample, and, um, let's do a D-dimer"
  [/,? and,? let us (?:just |also )?(?:do|get|add|have|order) (?=(?:an?|the|some) )/gi, ", and "],
  // "Sooner if you're getting hypos"
  [
    /^((?:(?:and|or|but),? )?)(?:(?:come|see (?:me|us)) )?(?:sooner|earlier|before (?:that|then)),? (?=(?:if|should)\b)/i,
    "$1come back sooner ",
  ],
  // "You can knock the tablets on the head"
  [/\bknock (the|your|those|that) ([a-z]+(?: [a-z]+)?) on the head\b/gi, "stop $1 $2"],
  // "The ramipril goes up to five"
  [
    /(^|, |\band )(?:the |your )([a-z]{5,20}) (?:is going|goes|will go|can go|is going to go) up (?:a bit )?(?:from \d[\d.]*(?: ?mg)? )?(?=to \d)/gi,
    "$1we will increase the $2 ",
  ],
  [
    /(^|, |\band )(?:the |your )([a-z]{5,20}) (?:is (?:going|coming)|goes|comes|will (?:go|come)|can (?:go|come)) down (?:a bit )?(?:from \d[\d.]*(?: ?mg)? )?(?=to \d)/gi,
    "$1we will decrease the $2 ",
  ],
  // "You restart it the night after"
  [
    /^((?:(?:and|then|so),? )?)you (?:(?:can|will) )?(?:then )?(restart|resume) (?=(?:it|that|them|the|your)\b)/i,
    "$1$2 ",
  ],
  // "We'll start with physio for six weeks"
  [
    /\b(let us|(?:I|we) (?:will|would|want to|would like to|can|should|am going to|are going to)) (?:just |both )?start (?:you |him |her )?(?:off |out )?with (?=(?:some |a course of |the )?(?:physio\w*|physical therapy|occupational therapy|counsell?ing|talking therapy|CBT|exercises|stretch\w*|splint\w*|a (?:splint|brace)|orthotics|compression|lifestyle|diet)\b)/gi,
    "$1 first try ",
  ],
  // "I don't want to do anything about the cholesterol today"
  [
    new RegExp(
      `${lead}(?:I|we) (?:do not|would not) (?:really )?(?:want|need|like|plan) to (?:do|change|start|give you) anything (?:about|for|with) (?:the |your |his |her )([a-z -]{3,40}?) (today|for now|right now|at the moment|just yet|yet|this time)(?=$|[,.;])(?:, one thing at a time)?`,
      "gi",
    ),
    "$1we will hold off on treatment for the $2 $3",
  ],
  // "I don't want to do a scan just yet"
  [
    new RegExp(
      `${lead}(?:I|we) (?:do not|would not) (?:really )?(?:want|like) to (?:do|order|get|start|use|book|send you for|jump to|rush into|give you) (?=(?:an?|any|the|your|another) )([a-z -]{3,40}?) (?:just yet|yet|at this (?:point|stage)|right now)(?=$|[,.;])`,
      "gi",
    ),
    "$1we will hold off on $2 for now",
  ],
  // "Let's go up to a hundred, and see you in four weeks"
  [
    /,? and (?:then )?see (you|him|her|them)(?: back)?(?: again)?(?: here)? (?=(?:in (?:about )?(?:\d|an?\b|one|two|three|four|six|the)|next (?:week|month)|on (?:mon|tues|wednes|thurs|fri)day)(?:\b|(?<=\d)))/gi,
    ", and I will see $1 ",
  ],
  // "Forty it is"
  [
    /^((?:(?:okay|great|good|right|fine|perfect|alright|so),? )*)(\d[\d.]*(?: ?(?:mg|mcg|units))?) it is(?:,? then)?$/gi,
    "$1let us go to $2",
  ],
  // "Carry on with the Calpol, it's 5 mils, up to four times a day"
  [
    /\b((?:continue|carry on|keep(?: on)? (?:taking|using|giving)|take|give(?: (?:him|her|you))?|use|start|add|try|have)(?: (?:the|some|him|her|you|on|with|an?))* [a-z][a-z-]{3,24}),? (?:it|that) is (?=(?:up to )?\d[\d.]* ?(?:mg|mcg|mL|mils?|units?|puffs?|tablets?|drops?|g)\b)/gi,
    "$1 ",
  ],
  [/\bhand,? foot,? (?:and )?mouth(?: disease)?\b/gi, "hand-foot-and-mouth disease"],
  // "It could be the prostate enlarging, could be infection"
  [
    /\b(is|be|like) (?:your|the) prostate (?:enlarging|getting (?:bigger|larger)|growing|swelling)\b/gi,
    "$1 an enlarged prostate",
  ],
  [
    /\b((?:it|this|that) (could|might|may) be [^,.;?]{3,40}), (?:or )?(?:it )?(?:could|might|may) (?:also )?be (?=[a-z])/gi,
    "$1, or it $2 be ",
  ],
  // "Back to sports in two to three weeks"
  [
    new RegExp(
      `${lead}back to (sports?|school|work|day ?care|nursery|the gym|running|training|football|soccer|practice|swimming|normal activit(?:y|ies)) (?=(?:in|on|when|once|after|by|tomorrow|next|as|(?:mon|tues|wednes|thurs|fri)day)\\b)`,
      "gi",
    ),
    "$1you may return to $2 ",
  ],
  // "I'm giving you a sick line"
  [/\bsick (?:line|cert(?:ificate)?|slip)\b/gi, "sick note"],
  // "…, and recheck on Monday"
  [
    /(, |\band )(recheck|repeat) (?=(?:in (?:\d|an?\b|one|two|three|four|six)|on (?:mon|tues|wednes|thurs|fri)day|next (?:week|month|visit)|tomorrow)(?:\b|(?<=\d)))/gi,
    "$1$2 it ",
  ],
  // "You've a touch of cellulitis there"
  [
    /\b((?:you|he|she) (?:have|has)(?: got)? an? (?:touch|bit|little bit) of [a-z]+(?: [a-z]+)?) (?:there|here|going on)(?=$|[,.;]| (?:so|and|but)\b)/gi,
    "$1",
  ],
  // "If the rash spreads, I want to hear from you the same day"
  [/\b(?:I|we) (?:do |really |would |just |also )*(?:want|need|like) to hear from (?:you|him|her|them)\b/gi, "call us"],
  // "I'm happy for you to go back to the gym"
  [
    /\b(?:I am|we are) (?:quite |perfectly |absolutely )?(?:happy|fine|okay|comfortable) (?:for|with) you (?:to go|going) back to (?=[a-z])/gi,
    "you can go back to ",
  ],
  // "Your child can return to school"
  [
    /\byour (?:child|son|daughter|baby|little one|boy|girl) (can|may|should not|cannot) (?=(?:return|go back) to (?:school|day ?care|nursery|preschool)\b)/gi,
    "you $1 ",
  ],
  // "I want the potassium rechecked tomorrow"
  ...(
    [
      ["rechecked", "recheck"],
      ["repeated", "repeat"],
      ["checked", "check"],
      ["redone", "repeat"],
    ] as const
  ).map(([done, verb]): [RegExp, string] => [
    new RegExp(
      `\\b(?:I|we) (?:(?:do|really|also|just) )?(?:want|need|would like) (?:to (?:get|have) )?((?:the|your|that|those|his|her) [a-z0-9 ]{2,30}?) ${done}(?=$|[,.;]| (?:in|on|at|today|tomorrow|next|before|again|every|this)\\b)`,
      "gi",
    ),
    `we will ${verb} $1`,
  ]),
  // "I don't see any reason for a CT"
  [
    /\bI (?:do not|cannot) (?:really )?see (?:any|a|much|the) (?:reason|need|point) (?:for|to (?:do|get|order|have)|in (?:doing|getting|having)) (?:an? |any |the )?(?=[a-z])/gi,
    "no need for ",
  ],
  // "I'm not going to give you more oxycodone"
  [
    /\b(I|we) (?:am|are) not going to (?:give|prescribe) (?:you|him|her) (?:any )?(?=(?:more|another) [a-z])/gi,
    "$1 will not give ",
  ],
  // "I'd like to send you for a bone density scan"
  [
    /\bsend (?:you|him|her) (?:over |down |along |off )?for (?=(?:an?|some|your|the) (?:[a-z]+ ){0,2}(?:scan|x-?ray|mri|ct|ultrasound|echo|blood ?work|bloods|blood tests?|labs|mammogram|stress test|sleep study)\b)/gi,
    "order ",
  ],
  // "Your knees are arthritic"
  [
    new RegExp(
      `${lead}(?:your|his|her|the) ((?:left |right )?(?:knees?|hips?|hands?|shoulders?|back|neck|spine|ankles?|thumbs?|fingers|joints)) (?:is|are) (?:(?:a (?:bit|little)|quite|very|pretty|just|mildly|badly) ){0,2}arthritic\\b`,
      "gi",
    ),
    "$1this is arthritis of the $2",
  ],
];
