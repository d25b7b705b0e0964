import { sitePart } from "../../terms/sitePart";

/** Source of a pattern for words before a statement that do not belong to it, as a group. */
const lead = "^((?:(?:and|so|but|okay|well|now|right|yes|yeah|oh),? )*)";
/** Source of a pattern for the end of a diagnosis. */
const end = "(?=$|[,.;]| (?:and|so|but|which|because|from)\\b)";
/** Source of a lookahead that excludes an injury of an earlier time: "2 years ago", "as a child". */
const notPast =
  "(?![^.?]{0,80}\\b(?:before|ago|last|previously|in the past|as a (?:child|kid)|when you were|already|years?|times?|once|in (?:19|20)\\d\\d)\\b)";
/** Source of a pattern for words of a body part before its name: "left", "big". */
const ofPart = "(?:(?:left|right|big|little|poor|upper|lower) )*";
/** Source of a pattern for bones, with words before their names: "distal radius", "base of the fifth metatarsal". */
const bone =
  "((?:(?:the|your|his|her|one|both|(?=\\w)\\d|left|right|distal|proximal|mid|outer|inner|upper|lower|end|base|head|neck|tip|shaft|side|of|a|couple|few|second|third|fourth|fifth|first|big|little|middle|index|ring|bit|bone|in|bones) ){0,7}(?:radius|ulna|fibula|tibia|metatarsals?|metacarpals?|scaphoid|collarbone|clavicle|ribs?|humerus|femur|wrist|ankle|elbow|kneecap|patella|pelvis|vertebra|shin ?bone|phalanx|knuckle|malleolus|talus|navicular|cheekbone|sternum|breastbone|heel ?bone|hip|finger|toe|thumb|forearm|shoulder blade)(?: (?:on|in) (?:the|your) (?:left|right)(?: side)?| in (?:2|two|3|three) places)?)";
/** Source of a pattern for words that make a break small or clean. */
const kind = "((?:(?:small|little|tiny|hairline|clean|nasty|bad|simple|fine|slight) )*)";

/** Injuries as said of a part, each with its noun: "sprained" and "sprain". */
const injuredParts: readonly (readonly [participle: string, noun: string])[] = [
  ["sprained", "sprain"],
  ["strained", "strain"],
  ["dislocated|out of (?:joint|its socket)", "dislocation"],
  ["broken|fractured|cracked|snapped|bust(?:ed)?", "fracture"],
];

/** Diagnoses in everyday words, each with a plain one that says the same; applied in order. */
export const plainDiagnoses: readonly (readonly [RegExp, string])[] = [
  // "A nice case of bronchitis", "classic gout", "a textbook case of carpal tunnel"
  [
    /(?<=\b(?:is|have|has|got|with|yourself|himself|herself) )(?:(?:yourself|himself|herself) )?(?:an? )?(?:nice|lovely|good|textbook|classic|typical|plain old|bog[- ]standard) (?:old )?(?:case|bout|dose|touch|bit) of (?=[a-z])/gi,
    "",
  ],
  [
    /\b((?:it|this|that) is|you have(?: got)?|he has|she has) (?:an? )?(?:classic|textbook|typical|straightforward|simple old|plain old|just plain) (?=[a-z]{4,})(?!(?:case|example|picture|presentation|story|sign|of)\b)/gi,
    "$1 ",
  ],
  // "We're dealing with an ear infection", "It's nothing more than a cold"
  [
    new RegExp(
      `${lead}(?:I think )?(?:we are|you are|he is|she is) (?:just |probably |likely )?(?:dealing with|up against) (?=(?:an? |some )?[a-z]{3,})(?!(?:a lot|that|this|it|something|someone|stress at)\\b)`,
      "i",
    ),
    "$1this is ",
  ],
  [
    new RegExp(`${lead}(?:it|this|that) is (?:nothing (?:more than|worse than|but)|no more than) (?=an? [a-z])`, "i"),
    "$1this is ",
  ],
  // "You've developed diabetes, I'm afraid", "Looks to me like a sprain"
  [
    new RegExp(
      `${lead}(?:unfortunately,? |sadly,? |I am afraid (?:that )?)?(you|he|she) (?:have|has) (?:gone and )?(?:developed|come down with) (?=(?:an? |some )?[a-z]{3,})(?![a-z ]{0,40}\\b(?:since|after|when|before|ago)\\b)`,
      "i",
    ),
    "$1$2 have ",
  ],
  [/,? I am (?:afraid|sorry to say)(?=$|[.;])/gi, ""],
  [
    new RegExp(`${lead}(?:(?:it|this|that) )?looks? (?:to me|to us) like (?=(?:an? |some )?[a-z])`, "i"),
    "$1this looks like ",
  ],
  // "You're in the early stages of kidney disease"
  [
    /\b(you|he|she) (?:are|is) in the (early|first|middle|late|advanced|final|end) stages? of (?=[a-z])/gi,
    "$1 have $2-stage ",
  ],
  // "The diabetes is getting away from us", "Your blood pressure's under good control"
  [
    /\b(diabetes|asthma|copd|epilepsy|gout|depression|anxiety|psoriasis|eczema|colitis|heart failure|blood pressure|hypertension|angina|arthritis|thyroid)(?: is|['’]s| has been) (?:getting|running|slipping) away from (?:us|you|him|her)\b/gi,
    "$1 is not well controlled",
  ],
  [
    /\b(your|his|her|the) blood pressure(?: is|['’]s| has been) (?:now |nicely |pretty |really )?(?:under (?:good |excellent |better )?control|(?:very |nicely |really )?well controlled)\b/gi,
    "$1 hypertension is well controlled",
  ],
  // "That big toe is gout all right", "it's shingles, no doubt about it"
  [
    /\b((?:this|that|it|these|those|[a-z]+(?:['’]s)?) (?:(?:is|are|has|have) (?:got )?)?(?!not\b)[a-z][a-z' -]{3,50}?),? (?:all ?right|right enough|sure enough|no (?:doubt|question|mistake)(?: about (?:it|that))?|and no mistake|plain and simple|clear as day|nothing (?:more|worse|else))(?=[.]?$)(?<=\b(?:is|are|has|have|['’]s) [^.?]{3,80})/i,
    "$1",
  ],
  // "You've got yourself a stress fracture", "you've given yourself tennis elbow"
  [
    /\b(you|he|she) (?:have|has) (?:got|given) (?:yourself|himself|herself) (?!(?:a|an|some) (?:break|fright|chance|rest|pat|hard|day|new|job|ticket|dog|cat)\b)(?=(?:an? |some )[a-z]|[a-z]+(?:['’]s)? [a-z]+(?=$|[.,]))/gi,
    "$1 have ",
  ],
  // "That big toe is gout", "the knee has a bit of arthritis in it"
  [
    new RegExp(
      `${lead}(?:the|that|this|your|his|her) (${ofPart}(?=\\w)(?:${sitePart}))(?: (?:is|has|has got)|['’]s(?: got)?) ((?:just |only |definitely |clearly |simply )*)(?:(?:a )?(?:bit|touch|little bit|dose) of )?(gout|cellulitis|(?:osteo|rheumatoid |psoriatic )?arthritis|wear and tear|tend[io]nitis|bursitis|shingles|ringworm|athlete's foot|eczema|psoriasis|impetigo|sciatica|an abscess|a clot|a bone spur|a stress fracture)(?: in (?:it|there))?${end}`,
      "gi",
    ),
    "$1this is $3$4 of the $2",
  ],
  // "That heel is plantar fasciitis"
  [
    new RegExp(
      `${lead}(?:the|that|this|your|his|her) (?:${ofPart}(?=\\w)(?:${sitePart}))(?: is|['’]s) ((?:just |only |definitely |clearly |simply )*)(plantar fasciitis|tennis elbow|golfer's elbow|carpal tunnel(?: syndrome)?|an? frozen shoulder|an? trigger finger|an? ingrown toenail|an? rotator cuff (?:tear|tendinitis))${end}`,
      "gi",
    ),
    "$1this is $2$3",
  ],
  // "That ankle is sprained", "the collarbone's snapped in the middle"
  ...injuredParts.map(([participle, noun]): readonly [RegExp, string] => [
    new RegExp(
      `${lead}(?:the|that|this|your|his|her) (${ofPart}(?=\\w)(?:${sitePart}))(?: (?:is|has)|['’]s) (?:definitely |clearly |badly |just |only )*(?:${participle})((?:,? (?:in|at) (?:2|two|3|three|the) [a-z]+)?)${end}${notPast}`,
      "gi",
    ),
    `$1you have a ${noun} of the $2$3`,
  ]),
  // "There's a crack through the distal radius", "I can see a small break at the base of the fifth metatarsal"
  [
    new RegExp(
      `${lead}(?:there is|I (?:can )?see|you have(?: got)?|we have(?: got)?) (?:an? |some )${kind}(?:crack|break|chip)s? (?:right )?(?:through|across|in|at|of|off|along|to|down) (?:the |your )?${bone}${notPast}`,
      "gi",
    ),
    "$1you have a $2fracture of the $3",
  ],
  // "You've cracked two ribs on the left", "you've chipped the end of the fibula"
  [
    new RegExp(
      `${lead}(you|he|she) (?:have|has) (?:(?:just|probably|definitely) )*(?:cracked|chipped|snapped|broken|fractured) (?:the |your |his |her )?${bone}${end}${notPast}`,
      "gi",
    ),
    "$1$2 have a fracture of the $3",
  ],
  [
    /\b(?:a )?fracture of the (\d|two|three|a couple of|a few) ((?:(?:left|right|lower|upper) )*)ribs\b/gi,
    "$1 $2rib fractures",
  ],
  [/\b(stress|hairline) fracture in (?=(?:the|your|his|her) [a-z])/gi, "$1 fracture of "],
  [
    /\b(an? )((?:small |hairline |clean )*)(fracture of [^,.;?]{3,70}),? (?:but|and) (?:it|they|everything|that|the (?:bones?|ends?|pieces)) (?:is|are) (?:still )?(?:(?:nicely|well|perfectly) )?(?:lined up|aligned|in (?:a )?(?:good|perfect) (?:position|place|alignment))(?: (?:nicely|well|perfectly))?/gi,
    "$1$2well-aligned $3",
  ],
  // "You've slipped a disc"
  [
    new RegExp(`\\b(you|he|she) (?:have|has) (?:probably )?slipped a dis[ck]\\b${notPast}`, "gi"),
    "$1 have a slipped disc",
  ],
  // "You jumped when I pressed the inside of the heel"
  [
    /^((?:(?:and|so|but|okay|well|now),? )*)(?:you|he|she) (?:jumped|flinched|winced|yelped|nearly (?:jumped|hit the ceiling|went through the roof)[a-z ]{0,20}|(?:did not|do not|does not) like it) when I (?:press(?:ed)?|touch(?:ed)?|push(?:ed)?|squeezed?|tapp?(?:ed)?) (?:on |over )?(?=(?:the|your|his|her) )([^.,;?]{4,40}?)(?=$|[.,]| (?:and|but|so)\b)/i,
    "$1$2 is tender",
  ],
  // "With the dye I can see a scratch"
  [
    /^((?:(?:and|so|okay|now),? )*)with the (?:dye|light|scope|stain|lamp|otoscope|magnifier|blue light),? (?=I (?:can )?see|there is)/i,
    "$1",
  ],
  // "a scratch, about two o'clock on the right cornea"
  [
    /\ba ((?:small |tiny |little |superficial |big |linear )*)scratch(?:,? ((?:about |around |at )?[a-z\d' ]{2,20}?)),? (?=(?:on|across|over) (?:the|your|his|her) (?:(?:left|right) )?(?:cornea|eye(?:ball)?)\b)/gi,
    "a $1corneal abrasion, $2 ",
  ],
  [
    /\ba ((?:small |tiny |little |superficial |big |linear )*)scratch (?=(?:on|across|over) (?:the|your|his|her) (?:(?:left|right) )?(?:cornea|eye(?:ball)?)\b)/gi,
    "a $1corneal abrasion ",
  ],
];
