import { termsOf, termsWithSite, type SymptomTerm } from "../symptomTerm";

/**
 * Symptoms of nerves, mind, skin, blood, hormones and limbs, and the general words that a body part can come with
 * ("pain", "swelling").
 */
export const nerveLimbSymptoms: readonly SymptomTerm[] = [
  ...termsOf("Neurological", [
    ["headache", "head ?aches?|head (?:\\w+ )?(?:hurts|aches|hurting|pounding)|migraines?"],
    ["vertigo", "vertigo|room (?:is |was |keeps )?spin(?:s|ning)|spinning"],
    ["dizziness", "dizz(?:y|iness)(?: spells?)?|giddy|giddiness|woozy"],
    ["lightheadedness", "light[- ]?headed(?:ness)?"],
    [
      "numbness",
      "(?:toes?|fingers?|hands?|f(?:oo|ee)t|arms?|legs?)(?: (?:kind|sort) of)?(?: just| both| all)* (?:go(?:es)?|going|fall(?:s|ing)?) (?:to sleep|asleep|dead)",
    ],
    [
      "confusion",
      "confus(?:ed|ion)|disorient\\w+|brain fog|foggy|(?:do|does|did) not know (?:where|who) (?:I|he|she|they) (?:was|am|is|are|were)(?! (?:going|at\\b|with|from|heading|standing))",
    ],
    [
      "memory loss",
      "memory (?:loss|problems|issues|changes)|forgetful(?:ness)?|problems? with (?:your |my |his |her )?memory",
    ],
    [
      "seizures",
      "(?:febrile )?(?:seizures?|convulsions?)|febrile fits?|(?<=\\b(?:any|have|had|has|having|getting|with|no|or|epileptic) )fits(?! (?:with|into|in|the|my|your|his|her|me|you|him|well|better|of)\\b)|(?<=\\b(?:had|have|has|having) (?:a|one|another) )fit(?! of\\b)",
    ],
    [
      "tremor",
      "tremors?|(?<=\\b(?:have|had|get|got|has|with|of) )the shakes|(?<=^)the shakes(?= (?:are|were|is|was|got|get))|shaky(?= hands?)|shaking(?= of)|(?<=\\b(?:have|had|having|the|with|my|get|got|getting|of) )shaking(?= hands?)|hands? (?:shake|shaking|tremble)",
    ],
    [
      "difficulty speaking",
      "(?:slurred|slurring|difficulty with|trouble with|problems with) (?:your |my )?speech|(?:difficulty|trouble) (?:speaking|talking)",
    ],
    [
      "balance problems",
      "(?:balance (?:problems|issues)|(?:problems?|trouble|issues|off) (?:with )?(?:your |my |his |her )?balance|off balance|unsteady|unsteadiness|imbalance)",
    ],
    [
      "difficulty walking",
      "(?:trouble|difficulty|problems?|hard time|issues) (?:with )?walking|hard to walk|cannot walk",
    ],
    [
      "saddle numbness",
      "saddle (?:numbness|anaesthesia|anesthesia)|numb(?:ness)? (?:around|in|over) (?:the |your |my )?(?:saddle(?: area| region)?|bottom|genitals|private parts|back passage)|numb(?:ness)? between (?:the |your |my )?legs|numb(?:ness)? (?:down (?:below|there)|in (?:the |your |my )?(?:groin|crotch|private (?:area|parts)|genital area))",
    ],
    ["facial droop", "facial droop(?:ing)?|droopy face|face droop\\w*"],
  ]),
  ...termsOf("Psychiatric", [
    [
      "difficulty sleeping",
      "(?:trouble|difficulty|problems?|hard time|issues) (?:with )?(?:falling asleep|staying asleep|sleeping|(?:your |my )?sleep)|insomnia|cannot sleep|not sleeping(?: well| much)?|hard to sleep|sleeping (?:poorly|badly)|poor sleep",
    ],
    ["panic attacks", "panic attacks?"],
    ["anxiety", "anxi(?:ety|ous)|on edge"],
    ["hopelessness", "hopeless(?:ness)?"],
    [
      "loss of interest",
      "anhedonia|loss of interest|lost (?:all |any |my |his |her )?interest in (?:things|everything|anything|life|(?:my|his|her|the) [a-z]+)|no (?:interest|joy|pleasure) in (?:things|anything|everything|life)|(?:not|no longer|do not|does not|stopped|quit) (?:really |even )?enjoy(?:ing)? (?:things|anything|life)",
    ],
    ["depression", "depress(?:ed|ion|ive)(?: mood)?"],
    [
      "low mood",
      "low mood|(?:feel(?:ing|s)?|felt) (?:(?:really|very|so|quite|pretty|a bit|just|rather) ){0,2}(?:down|low|blue|sad)(?! (?:in|on|to|at|there|here|sugar|blood)\\b)|(?<=\\b(?:I|he|she|you)(?: have| has)?(?: just| also| always)? been (?:(?:just|really|very|so|quite|pretty|a bit|a little|kind of|feeling) ){0,3})(?:down|low)(?=$|[,.;]| (?:since|for|the (?:last|past)|lately|recently|all the time|and|because|again|this|these|ever)\\b)|sadness",
    ],
    [
      "suicidal ideation",
      "suicid(?:al|e)(?: (?:ideation|thoughts?))?|(?:(?:harm|kill)(?:ing)?|hurting|(?<=\\b(?:to|would|might|could) )hurt) (?:your|my|him|her)self|thoughts? of (?:harming|hurting|killing) (?:your|my|him|her)self|self[- ]harm",
    ],
    ["hallucinations", "hallucinat\\w+|hearing voices|seeing things"],
    [
      "manic symptoms",
      "(?:hypo)?manic (?:episodes?|symptoms|spells?|phases?)|(?<!\\bmania,? (?:like|or|such as) )(?:periods?|times?|days|episodes?|phases?|spells?) (?:of|where|when|in which|you) [^.?]{0,60}?(?:(?:high|so much|too much|tons of|loads of|lots of) energy|full of energy|need(?:ing|ed)? (?:much |any |to |less |very little |almost no |little )?sleep|racing thoughts|on top of the world|(?:too|unusually|really|very|so) (?:high|happy|elated|wired)|invincible|unstoppable)",
    ],
    [
      "sleep changes",
      "(?:sleep changes?|changes? (?:in|to) (?:your |my |his |her )?(?:sleep|sleeping)(?: habits| pattern)?)",
    ],
    ["mood changes", "mood (?:changes?|swings?|problems)|changes? in (?:your |my )?mood"],
    [
      "stress",
      "stress(?:ed)?(?! (?:tests?|testing|echo\\w*|ecg|ekg|mri|fractures?|incontinence|ulcers?|ball|leave|reaction)\\b)(?: out)?",
    ],
    ["irritability", "irritab(?:le|ility)"],
  ]),
  ...termsOf("Skin", [
    ["hives", "hives|welts"],
    ["rash", "rash(?:es)?|breakouts?"],
    ["skin lesion", "skin lesions?|lesions?"],
    ["skin changes", "skin changes?|changes? (?:in|to) (?:your |my )?skin"],
    ["hair loss", "hair loss|los(?:s of|ing) (?:your |my )?hair|hair (?:is |has been )?(?:falling out|thinning)"],
    ["easy bruising", "easy bruising|bruis(?:e|ing) easily|bruise more easily"],
  ]),
  ...termsOf("Hematologic", [
    ["bleeding", "(?<!\\blast )bleed(?:ing|s)?(?! (?:ulcers?|disorders?|risk|time)\\b)|bled"],
    ["swollen lymph nodes", "(?:swollen |enlarged )?lymph nodes|lymphadenopathy"],
  ]),
  ...termsOf("Endocrine", [
    ["increased thirst", "(?:increased|excessive|more) thirst|(?:very |really |more |always )thirsty|polydipsia"],
    [
      "heat or cold intolerance",
      "(?:heat|cold)(?: or (?:heat|cold))? intolerance|intolerance to (?:heat|cold)|always (?:hot|cold)",
    ],
    ["hot flashes", "hot flashes|hot flushes"],
  ]),
  ...termsOf("Musculoskeletal", [
    [
      "back pain",
      "(?:threw|thrown|throw|put|tweaked|pulled|wrenched) (?:out )?(?:my|his|her) (?:low(?:er)? )?back(?: out)?|(?:my|his|her) back (?:went|gave|has gone|is) out",
    ],
  ]),
  ...termsWithSite("Musculoskeletal", [
    [
      "joint pain",
      "joint (?:pains?|aches?)|joints? (?:are |have been )?(?:sore|hurt\\w*|achy|aching|paining(?: me)?)|arthralgias?|pain in (?:any of )?(?:your |my |the )?joints",
    ],
    [
      "muscle aches",
      "muscle (?:aches?|pains?|soreness)|sore muscles|myalgias?|muscles? (?:are |feel |have been )?(?:sore|ach\\w+)",
    ],
    ["muscle spasms", "(?:muscle )?spasms?"],
    ["muscle cramps", "(?:muscle |leg )?cramp(?:s|ing)"],
    ["locking", "lock(?:s|ing|ed)(?: up)?"],
    ["giving way", "giv(?:e|es|ing|en) (?:way|out)|gave (?:way|out)|buckl(?:e|es|ed|ing)"],
    [
      "popping",
      "pop(?:s|ping|ped)(?! (?:in|into|up|over|out|by|round|around|back|down|to|off|on|onto|upstairs|along|your|yourself|his|her|those|these|a)\\b)(?: sound| noise)?",
    ],
    ["clicking", "click(?:s|ing|ed)?(?! (?:on|the|a|here|send|into)\\b)(?: sound| noise)?"],
    ["stiffness", "stiff(?:ness)?"],
    ["limping", "limp(?:s|ing)?"],
    ["trauma", "trauma"],
    ["injury", "injur(?:y|ies)(?= (?:to|there)|\\?|$)|(?<=\\bever )hurt(?= (?:my|your|this|that|his|her|the) )"],
  ]),
  ...termsWithSite("Skin", [
    ["bruising", "bruis(?:e|es|ed|ing)|ecchymosis"],
    [
      "redness",
      "redness|reddened|(?:is |are |was |were |looks? |been |bit |little |got |gets? )red\\b|\\bred(?= (?:and|or) (?!any|blood))|erythema",
    ],
    ["itching", "itch(?:y|ing|iness|es)?|pruritus"],
    ["warmth", "warmth|warm to (?:the )?touch"],
    [
      "discharge",
      "drainage|draining|oozing|pus|(?<!\\b(?:at|on|since|after|before|until|hospital|upon|(?:at|on|since|after|before|until|of|following) (?:my|your|the|his|her)) )discharge(?! (?:summary|papers?|paperwork|weight|instructions|date|medic\\w+|home|planner|letter))|gunk(?:y)?",
    ],
  ]),
  ...termsWithSite("Neurological", [
    ["numbness", "numb(?:ness)?"],
    ["tingling", "tingl(?:e|es|ing|y)|pins and needles|paresthesias?"],
    ["weakness", "weak(?:ness)?"],
  ]),
  ...termsWithSite("Musculoskeletal", [
    ["swelling", "swell(?:ing|s|ed|en)?|swollen|puffy|puffiness|oedema|edema"],
    ["burning", "burn(?:s|ing)(?! up\\b)"],
    ["tenderness", "tender(?:ness)?"],
    [
      "pain",
      "pains?|painful|paining|(?<!\\bnever )hurt(?! (?:my|your|him|her|them)sel)|hurts|(?<=\\bnever )hurt(?! (?:my|your|this|that|his|her|the|him|them)\\b)|hurting|ach(?:e|es|ing|y|ey)|soreness|(?<!\\b(?:an?|the|this|that|open|little|small|big|cold|red)(?= sore (?:on|in|at|under|near|around|by|that|which|and|with)\\b) )sore|discomfort|throbb?(?:ing|s)",
    ],
  ]),
];
