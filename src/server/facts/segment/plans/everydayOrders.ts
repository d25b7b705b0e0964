/** Source of a pattern for words before an order that do not belong to it, as a group: "okay, so". */
const lead = "^((?:(?:and|so|but|okay|well|now|right|then|also|yes|sure),? ){0,3})";
/** Source of a pattern for tests named in the plural or without an article: "bloods", "stool cultures". */
const bareTests =
  "(?:bloods|blood (?:work|tests?|cultures?)|labs|x-?rays|urine|urinalysis|cultures|swabs|stool (?:studies|tests?|samples?|cultures?)|cardiac enzymes|troponins?|liver (?:tests|function)|(?:coag|clotting) studies|serial \\w+)";
/** Source of a pattern for diseases by which a vaccine is named. */
const vaccines =
  "tetanus|tdap|flu|covid|shingles|pneumonia|pneumococcal|rsv|hpv|mmr|meningitis|whooping cough|hepatitis [ab]";
/** Past forms with which clinicians propose something ("What if you took …"), with their base forms. */
const whatIfVerbs = {
  took: "take",
  tried: "try",
  used: "use",
  switched: "switch",
  moved: "move",
  went: "go",
  started: "start",
  stopped: "stop",
  added: "add",
};
/** Source of a pattern for a child whom a clinician names to a parent: "your baby", "the little one". */
const child = "(?:your|the) (?:baby|infant|toddler|child|son|daughter|boy|girl|little (?:one|boy|girl|guy|man))";
/** Source of a pattern for diseases that a child has at the time, not for long: "an ear infection". */
const acuteDisease =
  "(?:(?:an?|the|some|bit of) )?(?:(?:bad|mild|viral|bacterial|bit of|touch of|case of|little) )*(?:(?:ear|throat|chest|skin|eye|urine|urinary|viral|sinus|yeast) (?:tract )?infection|croup|bronchiolitis|rsv|impetigo|thrush|ringworm|scabies|tonsill?itis|strep(?: throat)?|flu|influenza|chicken ?pox|roseola|colic|pink ?eye|conjunctivitis|cold|virus|pneumonia|gastroenteritis|hand,? foot,? and mouth|scarlet fever|fifth disease|(?:diaper|nappy) rash|cradle cap|fracture|concussion)";

/**
 * Wordings of orders and diagnoses that clinicians use every day, each with the plain words that replace them; applied
 * in order.
 */
export const everydayOrders: readonly (readonly [RegExp, string])[] = [
  // "What if you took both pills with dinner?"
  ...Object.entries(whatIfVerbs).map(([past, base]): readonly [RegExp, string] => [
    new RegExp(`${lead}what if (you|we) ${past}\\b`, "i"),
    `$1how about $2 ${base}`,
  ]),
  // "Your tetanus is due, we can do that today"
  [
    new RegExp(
      `${lead}(?:your|the|his|her) (${vaccines})(?: (?:shot|jab|vaccine|vaccination|booster))? (?:is|was) (?:also |now |actually )?(?:over)?due(?: (?:too|as well|now))?,? (?:and |so |but )?((?:I|we) (?:can|could|will|are going to)) (?:do|give(?: you)?|get) (?:that|it)(?: done)?(?= |$|[.,])`,
      "i",
    ),
    "$1$3 give the $2 vaccine",
  ],
  // "Kindly continue the telmisartan"
  [/(^|[,;] |\b(?:and|so|then|please) )kindly (?=[a-z])/gi, "$1"],
  // "I want bloods and an ultrasound"
  [
    new RegExp(`\\b(I|we) (?:(?:also|just|still|do) )?(?:want|would like|need) (?=${bareTests}\\b)`, "gi"),
    "$1 will get ",
  ],
  // "Your baby has an ear infection on the right"
  [
    new RegExp(
      `${lead}${child} (?:definitely |probably )?(?:has|have)(?: got)? (?=${acuteDisease}\\b)(?![^]*\\?)`,
      "gi",
    ),
    "$1this is ",
  ],
  // "I'll see you both back in six weeks"
  [
    /\b(I|we) (will|would like to|want to) see (?:you|them) both(?: back)?(?: again)? (?=(?:in|on|at|next|after) )/gi,
    "$1 $2 see you back ",
  ],
  // "I'll review her on Thursday"
  [
    /\b(I|we) (will|would like to|want to|am going to|are going to) (?:review|reassess) (?:you|him|her|them)(?: (?:again|back here|here))? (?=(?:in (?:a|an|\d|one|two|three|four|five|six|the|about|a few|a couple)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|next|tomorrow|at (?:the|six|three|one))\b)/gi,
    "$1 $2 see you back ",
  ],
  // "The surgeons will come and see you"
  [
    /\b(will|are going to|is going to) come (?:down |over |round |up |by |in )?(?:and |to )?(?=(?:see|review|assess|examine|talk) )/gi,
    "$1 ",
  ],
  // "Let's get you in for a mammogram"
  [/\b(?:get|have|bring) (?:you|him|her|them) in for (?=(?:an?|your|another|the|some) )/gi, "schedule "],
  // "No changes to your heart failure medicines today"
  [
    new RegExp(
      `${lead}no (?:medication |medicine |med |drug |dose )?changes? (?:to|in|with|on) (?:any of )?(your|the|his|her) ((?:[a-z]+ ){0,3}(?:medic(?:ation|ine)s?|meds|pills|tablets|inhalers?|insulin|doses?|drugs))\\b`,
      "gi",
    ),
    "$1we will continue $2 $3 unchanged",
  ],
  // "I'd keep that going", "let's keep the lithium going"
  [
    /\b((?:I|we) (?:will|would|am going to|are going to|want to|would like to)|let us) (?:just )?keep (that|it|this|(?:the |your )?[a-z-]{4,20}) going(?=$|[,.;]| (?:for|at|and|until)\b)/gi,
    "$1 continue $2",
  ],
  // "Let's space the visits to every three months"
  [
    /\b(?:let us|(?:I|we) (?:can|will|could|would like to)) (?:space|spread|stretch)(?: out)? (?:the|your|our|these) (?:visits|appointments|follow-?ups|reviews|check-?ups)(?: out)? to (?:every|once every) /gi,
    "follow up in ",
  ],
  // "I'd suggest we take the mole off"
  [
    /\bI (?:would |do )?(?:suggest|recommend|propose|advise)(?: that)? we (?:should )?(?=(?:take|do|get|start|try|add|go|increase|decrease|reduce|stop|hold|switch|change|check|repeat|send|refer|book|schedule|remove|biopsy|inject|treat|use|put|order|arrange)\b)/gi,
    "I would like to ",
  ],
  [
    /\btake (?:(?:that|the|this|your) ((?:[a-z]+ )?(?:mole|lesion|spot|skin tag|lump|bump|cyst|wart|growth|toenail|nail|ganglion|lipoma)) off|off (?:that|the|this|your) ((?:[a-z]+ )?(?:mole|lesion|spot|skin tag|lump|bump|cyst|wart|growth|toenail|nail|ganglion|lipoma)))(?=$|[,.;]| )/gi,
    "remove the $1$2",
  ],
  // "I'm putting you on the pill, Microgynon"
  [
    /\b(put|putting|start|starting) you on (?:the|a) (?:pill|statin|water pill|blood thinner|antidepressant|blood pressure pill),? (?:called )?(?=[a-z-]{5,}(?=$|[,.]| \d))/gi,
    "$1 you on ",
  ],
  // "I'll fill in the FMLA form"
  [
    /\bfill (?:in|out) (?=(?:the|your|an?|that|this|those|these) (?:[a-z]+ ){0,3}(?:forms?|paperwork|papers)\b)/gi,
    "complete ",
  ],
  // "He's up to date except for the second MMR"
  [
    /\b(you|he|she) (?:are|is) (?:all )?up to date (?:on (?:shots|vaccines|everything) )?(?:except|apart|aside) (?:for|from) (?=(?:the|his|her|your|an?) [^,.;?]{2,40}\b(?:dtap|tdap|mmr|hpv|varicella|polio|booster|shots?|vaccines?|jabs?)\b)/gi,
    "$1 is due for ",
  ],
  // "It could be your gallbladder"
  [
    /\b((?:could|may|might) be|looks like|sounds like|I think (?:it|this) is) (?:your|the) appendix(?=$|[,.;]| )/gi,
    "$1 appendicitis",
  ],
  [
    /\b((?:could|may|might) be|looks like|sounds like|I think (?:it|this) is) (?:your|the) gall ?bladder(?=$|[,.;]| (?:or|and|but|so)\b)/gi,
    "$1 gallbladder disease",
  ],
  // "You've had a mini stroke, we think"
  [
    new RegExp(
      `${lead}((?:you|he|she) (?:have|has|had) (?!been\\b)[^,.;?]{3,60}|(?:this|it|that) is (?!why|what|how|where)[^,.;?]{3,60}),? (?:I|we) (?:do )?(?:think|suspect|believe|reckon|would say)[.]?$`,
      "gi",
    ),
    "$1I think $2",
  ],
  // "You're depressed, I think"
  [
    new RegExp(
      `${lead}(you are|he is|she is) ((?:a bit |a little |probably |quite |really |just |also |mildly )*(?:depressed|an[ae]+mic|diabetic|dehydrated|asthmatic|septic|concussed)),? I (?:do )?(?:think|believe|suspect|would say)\\b`,
      "gi",
    ),
    "$1I think $2 $3",
  ],
  // "It's the good kind of skin cancer"
  [
    /\b((?:it|this|that) is) (?:the|a|one of the) (?:good|better|bad|common|usual|milder|mild|typical|treatable|slow[- ]growing) (?:kinds?|sorts?|types?|forms?) of (?=[a-z])/gi,
    "$1 ",
  ],
  // "The biopsy showed a basal cell"
  [/\b(basal|squamous) cell(?=$|[.,;]| (?:on|in|of|and|so|but|which)\b)/gi, "$1 cell carcinoma"],
  // "Your blood pressure's still running high, it's 150 over 94 today"
  [
    new RegExp(
      `${lead}(?:your|his|her|the) (?:blood )?pressures?(?:['’]s| is| are| has been) still (?:running |coming in |sitting |reading |up )?(?:(?:a bit|a little|too|quite|pretty|very|on the|way|well) )*(?:high|up|elevated|high side|above (?:goal|target)|over (?:goal|target))(?=$|[,.;]| (?:at|and|so|even|today|on)\\b)(?![^.?]{0,60}\\b(?:because|due to|from the|pain|anxi\\w+|nervous|stress\\w*|white coat|rushed|cold medicine|steroids?)\\b)`,
      "gi",
    ),
    "$1your hypertension is not well controlled",
  ],
];
