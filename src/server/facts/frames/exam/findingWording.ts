import { jointRange } from "./jointRange";

/** Source of a pattern for how a part of the body looks or feels: "bulging", "tender". */
const looks =
  "bulging|red|pink|pale|blue|swollen|warm|hot|cool|cold|(?:non-?)?tender|sore|painful|retracted|dull|perforated|intact|soft|firm|hard|rubbery|mobile|fixed|clean|dry|moist|wet|open|closed|draining|discharging|oozing|weeping|bleeding|heal(?:ing|ed)|infected|inflamed|flat|raised|smooth|rough|blanching|scaly|crusted|blistered|symmetric\\w*|asymmetric\\w*|regular|irregular|normal|equal|reactive|enlarged|distended|bruised|deformed|fluctuant|pulsatile|reducible|clear|erythematous|boggy|stable|unstable|loose|stiff|tight|restricted|limited|reduced|full|weak|strong|brisk|midline|moving|shiny|thick\\w*|thin|atrophic|well[- ]healed|approximated|opposed";

/** Lay words of a clinician to the patient, with their form in a note; applied in order. */
export const findingWording: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|\b(?:you|he|she) )(?:do|does) not (?:appear|look|seem) (?:to be )?in (?:any )?((?:acute |obvious )?distress)/gi,
    "no $1",
  ],
  [
    /\b(is|are|looks?|seems?|feels?|sounds?|toe|nose|shin|gait|balance|grip|coordination|speech) okay(?=$|[,.;])/gi,
    "$1 fine",
  ],
  [
    /\b(?:you|he|she) (?:are|is) (?=(?:breathing|using|working|limping|moving|favou?ring|dragging|guarding|shivering|trembling|sweating|leaning|pulling|holding|alert|awake|smiling|tracking|cooing|playful|interactive|consolable|fussy|lethargic|floppy|drowsy|pink|jaundiced|well[- ][a-z]+ed|in (?:no|mild|some) distress|calm|calmer)\b)/gi,
    "",
  ],
  [
    /\b(?:you|he|she) (?:seem|look|appear)s? (?=(?:a (?:bit|little|tad) |pretty |quite |very |more |less |really |slightly )?[a-z]+)/gi,
    "appears ",
  ],
  [/\bhas got\b/gi, "has"],
  [
    /,? ?\bwhen you (cough|swallow|walk|stand|breathe|sit|squat|cry|feed|talk|laugh)(?: (?:up|in|down|out))?\b/gi,
    " with $1ing",
  ],
  [/\bbreatheing\b/gi, "breathing"],
  [/\bsiting\b/gi, "sitting"],
  [/\bsquating\b/gi, "squatting"],
  [/,? ?\bwhen you (?:lie|lay) (?:down|back|flat)\b/gi, " when lying down"],
  [/,? ?\bwhen you (?:bear down|strain|push)\b/gi, " with straining"],
  [/\blights up with my light\b/gi, "transilluminates"],
  ...jointRange,
  [
    /\byou are using (?:your|his|her|the) (?:neck|accessory|belly|stomach|abdominal|chest) muscles(?: to breathe)?/gi,
    "accessory muscle use",
  ],
  [
    /\b((?!(?:lachman|mcmurray|phalen|tinel|spurling|hawkins|neer|murphy|homan|finkelstein|thompson|kernig|cozen|speed|yergason|froment|he|she|it|that|there|what|let)\b)[a-z]{3,})['’]s (?=(?:about |only |still |now |a bit |a little |slightly |pretty |all |just )*(?:to |less than|more than|under|diminished|decreased|normal|intact|negative|positive|good|fine|brisk|stable|limited|tender|swollen|clean|clear|absent|painful|full|red|dry|soft|gone|open|strong|loose|weak|equal|symmetric|steady|nontender|non-tender|improved|much improved|slightly [a-z]+|\d)(?=$|[.,;\d]| (?:and|but|with|at|on|in|to|over|two|less|\d)\b))/gi,
    "$1 is ",
  ],
  [
    /^(no (?:tendons?|bones?|nerves?|glass|debris|gravel|dirt|foreign bod(?:y|ies))(?:,? (?:or|and) [a-z]+)?)$/i,
    "$1 visible",
  ],
  [
    /\b(?:you|he|she) (?:are|is) (?:making|keeping|maintaining) (?=(?:good|fair|poor|appropriate|intermittent|little|no|normal) eye contact)/gi,
    "",
  ],
  [
    /\b((?:lymph )?(?:glands|nodes)(?: [a-z ]{3,24}?)? (?:are|is|feel) )((?:a (?:bit|little|touch) |slightly |quite |very |all |both ){0,2})up\b/gi,
    "$1$2enlarged",
  ],
  [/\b(sounds?|looks?|feels?) (?:absolutely |really |quite )?lovely\b/gi, "$1 fine"],
  [
    /\b(?:pulling|sucking|tugging|drawing) in (?=(?:under|between|around|at|below|above) (?:the |your |his |her |both )?(?:rib|neck|throat|collar|breast))/gi,
    "recession ",
  ],
  [/\ba (?:fair|good|decent) bit of /gi, "marked "],
  [/^dragging (?:that|your|his|her) /i, "dragging the "],
  [/\bright[- ]hand side\b/gi, "right side"],
  [/\bleft[- ]hand side\b/gi, "left side"],
  [
    /\ba little (?=(?:(?:blood )?vessel|clot|rust ring|nodule|lump|cyst|mass|lesion|spot|patch|bump|mole|polyp|hernia|abscess|blister|ulcer|wound|cut|laceration|tear|hole|scar|skin tag|lipoma|wart|freckle|scab|graze|scrape|stye|sore|pimple|callus|corn|ganglion|bruise|cavity)\b)/gi,
    "small ",
  ],
  [
    /\ba (?:little|tad|touch|(?:little |tiny |wee )?bit) (?=(?:weaker|stronger|duller|stiffer|bigger|smaller|warmer|cooler|pale|red|pink|swollen|tender|enlarged|dry|dull|boggy|inflamed|thick|thickened|low|high|tight|stiff|weak|fast|slow|raised|puffy|warm|cool|distended|bulging|full|congested|irritated|limited|reduced|decreased|uneven|asymmetric\w*|prominent|jaundiced|yellow|flaky|scaly|crusty|sunken|hazy|cloudy|shiny|bruised|sluggish|brisk|unsteady|anxious|flat|loose|lax|sore|quiet|painful|oozy|crooked)\b)/gi,
    "slightly ",
  ],
  [/\ba (small|tiny) (?!bit\b)/gi, "$1 "], // a size stays; the next rule changes a degree to "slight"
  [/\ba (?:little|small|tiny) (?:bit of )?(?:a )?/gi, "slight "],
  [
    /\bwhen I (?:press|push|palpate|touch|squeeze)(?: (?:on|down|there|here|in|over|it))*(?: (?:on|over|in|at))?(?: (?:your|the))?\b/gi,
    "to palpation of the",
  ],
  [/\bhurts?(?= to palpation)/gi, "pain"],
  [/\bto palpation of the(?=\s*(?:$|[.,;]| and | but | or ))/gi, "to palpation"],
  [/\bwhat (?:we|I) call (?:a |an )?/gi, ""],
  [
    /\b(?:sound|look|appear|seem) (?:really |pretty |very |quite |nice and )*(?=clear|normal|regular|good|fine|intact|soft|stable)/gi,
    "are ",
  ],
  [
    /(?<!\b(?:heart|breath|bowel) )\b(?:looks|sounds|appears|seems) (?:like (?:it is |they are )?)?(?:really |pretty |very |quite |nice and )?(?=clear|normal|regular|good|fine|intact|soft|stable)/gi,
    "is ",
  ],
  [/\b(?:look|sound|feel) (?:really |pretty |very |quite )?(?=clear|normal|good|fine|intact|soft)/gi, "are "],
  [/\bnice (?:and )?(?=clear|regular|soft)/gi, ""],
  [
    /\b(?:some|any) (?=tenderness|pain|edema|swelling|erythema|redness|wheez|rales|rhonchi|crackles|murmur|fluid|effusion|bruising|ecchymosis|guarding|rebound|adenopathy|lymph|warmth|discharge|limit|decreased|numbness|weakness)/gi,
    "",
  ],
  [
    /(?:,? (?:and|but) )?\b(?:you|he|she) (?:cannot|could not|does not|do not) (?:really |quite )?feel (?:the |my )?(monofilament|light touch|touch|pinprick|vibration)\b/gi,
    ", sensation to $1 absent",
  ],
  [
    /(?:,? and )?\byou can feel (?:the |my )?(monofilament|light touch|touch|pinprick)(?: (?:everywhere|all over|throughout|normally|well|fine))*/gi,
    ", sensation to $1 intact",
  ],
  [
    /,? and everything (?:else )?(?:is|looks?|seems?|was) (?:to be )?(?:really |all )?(?:good|fine|normal|okay|great)$/i,
    "",
  ],
  [
    /^(?:the )?[a-z]+ exam(?:ination)? (?:is|shows?|demonstrates?) (?:that )?(?:the |your )?(?=[a-z]+ (?:is|are)\b)/i,
    "",
  ],
  [/\b([a-z]{4,}) (?=\1[a-z])/gi, ""],
  [
    /(?<=\b(?:edema|pulses|swelling|tenderness)) (?:the (?:lower |upper )?(?:shoulders?|arms?|legs?|extremit(?:y|ies)|hands?|feet) ?(?:every |like |and |also )*)+$/i,
    "",
  ],
  [/\bbelly button\b/gi, "umbilicus"],
  [/\bbelly\b/gi, "abdomen"],
  [/\b(?:stomach|tummy)\b/gi, "abdomen"],
  [/\b(\d) out of (\d)\b/gi, "$1/$2"],
  [/\b([1-6]\/6) 6 (?=[a-z])/gi, "$1 "], // "three out of six, six": a grade said twice
  [
    /\bheart sounds (?:1|one|I) (?:and|plus) (?:2|two|II)(?: plus (?:0|zero|nil|nothing)(?: added)?)?\b/gi,
    "heart sounds 1 and 2, no added sounds",
  ],
  [/\b([1-4]) plus\b/gi, "$1+"],
  [/,? (?:which|that) (?:is|we have|I have|we|I|could be|may be|means|you have|has been)(?: \w+)* .*$/i, ""],
  // "The drum is red and it's bulging, and there's pus behind it"
  [
    new RegExp(
      `(,?) and (?:it|they) (?:is|are|looks?|feels?) (?=(?:(?:not|also|very|quite|pretty|slightly|really|still|all|mildly|exquisitely|extremely|a bit|a little) )*(?:${looks})\\b)`,
      "gi",
    ),
    "$1 and ",
  ],
  [/,? (?:so|and) (?:that is|it is|you do have|you have|that means|which is|that) .*$/i, ""],
  [/\bthere is\b ?/gi, ""],
];
