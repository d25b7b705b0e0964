import { swellingOf, swellingOfBoth } from "../swellingOf";
import { almostFaints, almostVomits, optionalWords, termsOf, type SymptomTerm, wakesBreathless } from "../symptomTerm";

/**
 * Symptoms by body system in the words of patients and clinicians, US and UK. Compiled for this product from everyday
 * clinical language.
 */
export const bodySymptoms: readonly SymptomTerm[] = [
  ...termsOf("Constitutional", [
    ["night sweats", "night sweats|sweat(?:s|ing)? (?:a lot )?at night|wak\\w+ up (?:drenched|sweating)"],
    [
      "weight loss",
      `(?:unexplained |significant |recent )?weight loss|(?:lost|(?<!\\b(?:try|by|about|on|suggest|recommend) )losing|(?<!\\bto )lose) ${optionalWords}weight|loss of weight|(?:lost|losing|dropped|shed) (?:(?:about|around|maybe|almost|nearly|approximately|like|over|some|another) )*(?:\\d+|a few|a couple of|several|half a)(?: (?:to|or) \\d+)? ?(?:kg|kgs|kilos?|kilograms?|pounds?|lbs?|stones?)`,
    ],
    ["weight gain", `weight gain|(?:gained|gaining|gain|put on|putting on) ${optionalWords}weight`],
    ["weight changes", "(?:weight changes?|changes? (?:in|to|with) (?:your |my |his |her )?weight)"],
    [
      "fever",
      "fevers?|feverish|febrile(?! (?:seizures?|convulsions?|fits?|neutrop[a-z]+))|high temperature|(?:running|had|has|have|having|got|with|spik\\w+) a (?:high |bit of a |slight )?temperature|body (?:is|was|has been) (?:just |so |very |really )*hot|hot body|burning up(?! (?:calories|fat|energy))|(?:is|are|am|was|been|feels?|felt|feeling) (?:(?:just|so|very|really|quite|absolutely|boiling|burning|roasting|red) )*hot (?:to (?:the )?touch|since|for (?:\\d|a |the (?:last|past)|two|three))|I (?:have been|was|am) (?:(?:just|so|absolutely) )*(?:boiling|burning|roasting) hot|(?:he|she) (?:has been|has just been|was|is) (?:(?:just|so|very|really|quite|absolutely|boiling|burning|roasting|red) )+hot",
    ],
    ["chills", "chills|shivers|shiver(?:y|ing)|rigou?rs"],
    ["shakiness", "shak(?:y|iness)|feeling shaky|jitter(?:y|s|iness)"],
    ["sweating", "sweating|sweats|sweaty|clammy|perspiring|diaphore\\w+"],
    [
      "fatigue",
      "fatigued?|exhaustion|exhausted|tiredness|(?:feel\\w*|been|am|is|(?:are|is|was|were) (?:you|he|she)|get\\w*|so|very|more|really|always) (?:so |very |really |more |pretty |quite |just ){0,4}tired(?! of\\b(?! (?:breath|late)))|no energy|lack of energy|low (?:on )?energy|low energy|run down|worn out|wiped out|letharg\\w+",
    ],
    ["malaise", "malaise|generally unwell|feeling unwell"],
    [
      "body aches",
      "(?:general(?:i[sz]ed)? )?body (?:aches?|pains?)|ach(?:es|ing) (?:and|or) pains?(?: (?:in your body|all over))?|aches? (?:or pains? )?(?:in your body|all over)|achy all over",
    ],
    [
      "loss of appetite",
      `loss of appetite|(?:poor|decreased|reduced|lost|no|less|low|lack of) ${optionalWords}appetite|off (?:my|his|her|their|the) food|not eating (?:much|well)`,
    ],
    [
      "appetite changes",
      "appetite changes?|(?:changes?|problems?|issues|trouble) (?:in|with|to) (?:your |my |his |her )?appetite",
    ],
    [
      "energy changes",
      "(?:energy|energy level) changes?|changes? (?:in|to|with) (?:your |my |his |her )?energy(?: levels?)?",
    ],
  ]),
  ...termsOf("Eyes", [
    [
      "blurry vision",
      "blurr?(?:y|ed|iness)(?: (?:of )?(?:the |my |your )?(?:vision|eyes?))?|vision (?:is |was |gets? |got |has been )?blurr?(?:y|ed)",
    ],
    ["double vision", "double vision|diplopia|seeing double"],
    ["vision loss", "(?:loss of|lost) (?:vision|sight|eyesight)|vision loss|visual loss"],
    [
      "vision changes",
      "(?:vision|visual) (?:changes?|problems|disturbances?)|(?:changes?|problems|issues) (?:in|with|to) (?:your |my |his |her )?(?:vision|eyesight)",
    ],
    [
      "light sensitivity",
      "(?:sensitivity|sensitive) to (?:the )?light|light sensitivity|photophobia|lights? (?:hurts?|bothers?)|(?:trouble|problems?|difficulty) with (?:bright |the )?lights?\\b(?! switch)|bothered by (?:bright |the )?lights?",
    ],
    [
      "visual aura",
      "visual aura|zig-?zag(?:ging)?(?: (?:lines?|patterns?|lights?))?|zig-?zags|shimmering (?:lines?|lights?|spots?)|scintillat\\w+|scotomas?",
    ],
    ["eye discharge", "eye discharge|goopy eyes?"],
    ["eye pain", "eye pain|painful eyes?|sore eyes?"],
    ["itchy eyes", "itchy (?:watery )?eyes|eyes (?:are |get |have been )?itchy"],
    [
      "watery eyes",
      "watery eyes|eyes (?:are |get |have been )?water(?:y|ing)|(?<!\\b(?:like|as if) (?:it is |it's |something is )?)tearing(?! (?:in (?:there|here|my (?!(?:\\w+ )?eyes?\\b)|the (?!(?:\\w+ )?eyes?\\b))|(?:him|her|them|my|your|it)sel|(?:my|your|him|her|his|them|it|at|up|out|off|down|through|into|apart|around|the|an?|pain|sensation|sound)\\b))",
    ],
  ]),
  ...termsOf("Ears, Nose, Mouth and Throat", [
    [
      "sensitivity to sound",
      "(?:sensitivity|sensitive) to (?:the )?(?:sounds?|noises?)|phonophobia|(?:sounds?|noises?) (?:hurts?|bothers?)",
    ],
    [
      "sore throat",
      "sore throat|throat (?:is |was |has been |feels )?(?:really |very |so |been |pretty )*(?:sore|hurt(?:s|ing)?|scratchy|raw|killing me|painful)|throat pain|pain in (?:my|your|the|his|her) throat",
    ],
    [
      "tickle in the throat",
      "tickl(?:e|y|ing) (?:feeling )?(?:in|at) (?:the back of )?(?:my|your|the|his|her) throat|(?:tickly|itchy) throat|throat tickle",
    ],
    [
      "nasal congestion",
      "nasal congestion|nasal (?:obstruction|blockage)|nose (?:\\w+ )?(?:is |feels? )?obstructed|stuff(?:y|ed(?: up)?) nose|nose (?:is |was |has been |gets? )?(?:stuffy|stuffed(?: up)?|blocked|congested)|blocked nose|stuffiness|stuffed up",
    ],
    ["sinus pressure", "sinus (?:pressure|pain)|facial pressure"],
    ["congestion", "congestion|congested"],
    [
      "runny nose",
      "runny nose|nose (?:is |was |has been |keeps )?(?:running|streaming|dripping|pouring)|streaming nose|rhinorrhea|rhinorrhoea",
    ],
    [
      "postnasal drip",
      "post[- ]?nasal drip|(?:drip\\w*|drain\\w*|mucus(?: \\w+){0,6}?|running|trickling) (?:down )?(?:in(?:to)? |down |at )?(?:the )?(?:back of )?(?:your|my|his|her|the) throat|mucus (?:\\w+ ){0,8}?(?:into|down) (?:the |your )?(?:back of (?:your |the )?)?(?:mouth|throat)",
    ],
    ["sneezing", "sneez\\w+"],
    ["nosebleeds", "nose ?bleeds?|epistaxis"],
    [
      "loss of taste",
      "(?:loss of|lost|losing) (?:my |your |his |her |the |any )?(?:sense of )?taste(?! (?:or|and) smell)|(?:cannot|could not|not able to|unable to|not) (?:really |even |quite )?(?:be able to )?taste(?! (?:(?:very|so|really|real|too|as|that|all that|quite|any) )*(?:of|like|funny|different|good|bad|weird|great|nice|right|the same|salty|sweet|better|worse|strange))(?: (?:anything|things|much|(?:the |my )?food))?|(?:changes?|issues?|problems?|trouble|loss(?:es)?) (?:in|to|with) (?:your |my |his |her )?(?:sense of )?taste|ageusia",
    ],
    [
      "reduced sense of taste",
      "(?:can (?:barely|hardly)|(?:hard|difficult|harder) to) taste(?: (?:anything|things|much|(?:the |my )?food))?|(?:sense of )?taste (?:has been|has gotten|has got|has become|have been|is|was|seems) (?:a bit |a little |kind of |somewhat |also |really |a lot )?(?:impacted|affected|reduced|decreased|diminished|impaired|dulled|weaker|worse|off|less|not (?:as good|the same|great))",
    ],
    [
      "reduced sense of smell",
      "(?:can (?:barely|hardly)|(?:hard|difficult|harder) to) smell(?: (?:anything|things|much))?|(?:sense of )?smell (?:has been|has gotten|has got|has become|have been|is|was|seems) (?:a bit |a little |kind of |somewhat |also |really |a lot )?(?:impacted|affected|reduced|decreased|diminished|impaired|dulled|weaker|worse|off|less|not (?:as good|the same|great))",
    ],
    [
      "loss of smell",
      "(?:loss of|lost|losing) (?:my |your |his |her |the |any )?(?:sense of )?(?:smell(?: (?:or|and) (?:sense of )?taste)?|taste (?:or|and) (?:sense of )?smell)|(?:cannot|could not|not able to|unable to|not) (?:really |even |quite )?(?:be able to )?smell(?! (?:of|like|funny|different|good|bad|weird))(?: (?:anything|things|much|(?:the |my )?food))?|(?:changes?|issues?|problems?|trouble|loss(?:es)?) (?:in|to|with) (?:your |my |his |her )?(?:sense of )?smell|anosmia",
    ],
    ["ear pulling", "(?:pull|tugg?|grabb?)(?:ing|s|ed)? (?:at|on) (?:his|her|the|my) (?:left |right )?ears?"],
    ["ear pain", "ear ?aches?|ear pain|pain in (?:my|your|the|his|her) (?:left |right )?ears?"],
    [
      "hearing loss",
      "hearing loss|loss of hearing|(?:trouble|difficulty|problems) hearing|changes? in (?:your |my )?hearing|hearing (?:changes?|problems)|muffled hearing|cannot hear",
    ],
    [
      "tinnitus",
      "ringing in (?:your|my|the|his|her) (?:left |right )?ears?|ringing (?:of )?the ears|(?<!\\bphone )ears? (?:(?:are|is|has been|have been|keeps?|started) )?ringing|tinnitus",
    ],
    ["ear discharge", "ear (?:drainage|discharge)|drainage from (?:my|your|the|his|her) ears?"],
    [
      "painful swallowing",
      "(?:painful|hurts?|hurting) to swallow|painful swallow\\w*|odynophagia|(?:pain(?:ful)?|hurts) (?:when(?:ever)?|with|on|every time|if) (?:i |you |he |she )?swallow\\w*",
    ],
    [
      "difficulty swallowing",
      "(?:difficulty|trouble|problems?|hard time|issues) (?:with )?swallowing|(?:hard|difficult) to swallow|cannot swallow(?! (?:(?:the|those|these|any|big|large|huge|whole) )*(?:pills?|tablets?|capsules?))|dysphagia|food (?:gets|getting) stuck",
    ],
    ["hoarseness", "hoarse(?:ness)?|lost (?:my|his|her) voice|voice changes?"],
    ["mouth sores", "mouth (?:sores?|ulcers?)|sores? in (?:my|your|the) mouth"],
    ["swollen glands", "swollen (?:glands|lymph nodes)|glands (?:are |were )?swollen"],
    ["swollen tonsils", "(?:swollen|enlarged) tonsils|tonsils (?:are |were |feel )?(?:swollen|big)|tonsil swelling"],
    ["snoring", "snor(?:e|es|ing)"],
    ["bleeding gums", "bleeding gums|gums bleed\\w*"],
  ]),
  ...termsOf("Cardiovascular", [
    [
      "chest pain",
      "chest (?:pains?|discomfort|cramps?|cramping|aches?|soreness|twinges?)|(?:pains?|discomfort) (?:in|across|over) (?:my|your|the|his|her) (?:left |right |center of (?:my|the) |middle of (?:my|the) )?chest|chest (?:\\w+ )?(?:hurts?|hurting|aches?|sore)",
    ],
    [
      "chest tightness",
      "chest tightness|tight(?:ness)? (?:in|across|around) (?:my|your|the|his|her) chest|chest (?:is |feels |gets |was |felt |has been |has felt |went )?(?:really |so |very |a bit |quite )?tight",
    ],
    ["chest pressure", "chest pressure|pressure (?:in|on) (?:my|your|the|his|her) chest"],
    [
      "palpitations",
      "palpitations?|heart(?:'s| is| was| has been| starts?| started)? (?:(?:been|like|just|really|very|so|also|going) )*(?:rac(?:ing|es)|flutter(?:s|ing)?|pounding|thumping|beating (?:(?:really|very|so|much|like|a (?:bit|little|lot)) )*fast(?:er)?|skipping)|heart racing|racing heart|flutter(?:s|ing)|(?:feel|felt|get|have|notice) (?:a |this |some )?(?:little |bit of a |kind of a )?flutter|rapid heart ?(?:rate|beat)|irregular heart ?beats?|skipp(?:ed|ing) beats",
    ],
    [
      "difficulty lying flat",
      "orthopn\\w+|cannot lie flat|(?:trouble|difficulty|problems?) (?:with )?(?:lying|laying|breathing when (?:you |i )?(?:lie|lay|lying|laying)) (?:down )?flat",
    ],
    ["foot or ankle swelling", swellingOfBoth("or")],
    ["foot and ankle swelling", swellingOfBoth("and")],
    ["ankle swelling", swellingOf("ankles?", "ankles")],
    ["foot swelling", swellingOf("(?:foot|feet)", "feet")],
    [
      "leg swelling",
      "(?:leg|ankle|foot|feet|lower extremity|pedal) swelling|swelling (?:in|of) (?:my|your|the|his|her|both|either)(?: \\w+)? (?:legs?|ankles?|feet|foot|lower extremit\\w+)(?: and (?:legs?|ankles?|feet))?|swollen (?:legs|ankles|feet)|(?:legs|ankles|feet) (?:are |have been |get |were |been )*(?:swelling|swollen)(?: up)?",
    ],
    ["claudication", "claudication"],
    ["near-syncope", almostFaints],
    [
      "fainting",
      "faint(?:ed|ing)?|passed out|pass(?:ing)? out|blacked out|black(?:ing)? ?outs?|lost consciousness|loss of consciousness|los(?:e|ing) consciousness|syncop\\w+",
    ],
  ]),
  ...termsOf("Respiratory", [
    ["waking at night gasping for air", wakesBreathless],
    [
      "shortness of breath",
      "short(?:ness)? of breath|out of breath|(?:get\\w*|got|bit|little|quite|so|very|been|am|feel\\w*) (?:a bit |a little |so |very |really |quite )?puffed(?: out)?|breathless(?:ness)?|winded|dyspn\\w+|(?:trouble|difficult(?:y|ies)|problems?|issues?|hard time|struggl\\w+|changes) (?:with |in |to )?(?:your |my )?breathing|hard to breathe|(?:cannot|could not|can hardly|can barely|could hardly|could barely|unable to|not able to) (?:really |even |quite |properly )?(?:breathe(?! (?:on|for|through)\\b)|(?:get|catch) (?:my|his|her|your|their|(?:the )?(?:baby|child)'s) breath)|catch(?:ing)? (?:my|your|his|her) breath|breathing (?:has been |is |was )?(?:difficult|hard|trouble|harder|worse|uneasy|labou?red)|(?:uneasy|labou?red|heavy) breathing|(?:hard|difficult|harder)(?: for me)? to (?:get (?:my|a|any) breath|breathe)|shortness breath",
    ],
    [
      "hemoptysis",
      "cough\\w* up (?:any |some |a (?:bit|little) of )?(?:fresh |bright )?(?:red )?blood|(?:spit|spitting|spat|hack\\w*) (?:up )?(?:any |some )?blood|blood (?:in|when|with) (?:your |my |the |you |I |he |she |they )?(?:sputum|phlegm|cough\\w*)|h(?:a)?emoptysis|bloody (?:sputum|phlegm)",
    ],
    [
      "sputum production",
      "(?:cough\\w* up|bring\\w* up|producing) (?:any |some |a lot of |this |that )?(?:like )?(?:(?:thick|gunky|clear|white|whitish|yellow|yellowish|green|greenish|brown|rusty|gr[ae]y|yellowy green)[ ,-]*(?:and |or )?){0,2}(?:phlegm|sputum|mucus|stuff|gunk|junk)|sputum(?: production)?|phlegm",
    ],
    ["dry cough", "dry cough"],
    [
      "barking cough",
      "(?:bark(?:y|ing)|croupy|seal[- ]like)(?:[- ](?:sounding|like|type|kind of))? cough(?:s|ing)?|cough\\w* (?:that |which )?(?:(?:is|was|sounds?|sounded) )?(?:just )?like (?:a |an )?(?:bark(?:ing)?(?: cough| seal| dog)?|seal|dog)(?: bark\\w*)?",
    ],
    ["stridor", "stridor(?:ous)?"],
    ["productive cough", "productive cough|wet cough|chesty cough"],
    ["cough", "cough(?:s|ing|ed)?"],
    ["wheezing", "wheez(?:e|es|ing|y|ed|iness)"],
    [
      "pain with breathing",
      "(?:pain|hurts?) (?:(?:when|with|on|if) )+(?:i |you |he |she )?(?:takes? |taking )?(?:a )?(?:deep breaths?|breath\\w*|inspiration)|pleuritic(?: chest)? pain",
    ],
  ]),
  ...termsOf("Gastrointestinal", [
    [
      "nausea",
      `nause(?:a|ous|ated)|sick to (?:my|your|his|her) stomach|queasy|feel(?:ing)? sick(?= (?:after|when|in the|with (?:it|that|them)))|upset stomach|${almostVomits}`,
    ],
    ["hematemesis", "vomit\\w* (?:(?:up|of|any|some|fresh) ){0,2}blood|h(?:a)?ematemesis"],
    [
      "vomiting",
      "vomit(?:s|ed|ing)?|throw(?:s|ing)? up|threw up|(?:been|was|being) (?:violently )?sick(?= (?:once|twice|\\d|all night|everywhere|yesterday|last night|this morning))|puk(?:e|ed|ing)|emesis",
    ],
    [
      "blood in stool",
      "blood (?:in|with|on) (?:your |my |the |his |her )?(?:stools?|poop|poo|bowel movements?|toilet paper|motions?)|bloody (?:stools?|diarrhea)|rectal bleeding|bleed\\w* from (?:the |my |your )?(?:rectum|bottom|back passage)|hematochezia",
    ],
    [
      "black stools",
      "(?:black|dark|tarry|black,? tarry|dark,? tarry)(?: \\w+)? (?:stools?|motions?|poop?s?|bowel (?:motions?|movements?))|melena|stools? (?:is|are|were|was) (?:black|dark)",
    ],
    [
      "diarrhea",
      "diarrh(?:o)?ea|(?:loose|runny) (?:stools?|bowel movements|motions|poos?|poop)|the runs|watery stools?|stooling|purging",
    ],
    ["constipation", "constipat(?:ed|ion)"],
    [
      "bowel changes",
      `(?:changes?|problems?|issues|difference) (?:in|with|to) ${optionalWords}(?:bowel (?:movements?|habits?|patterns?)|bowels?|stools?)|bowel (?:changes?|problems)`,
    ],
    [
      "abdominal pain",
      "(?:abdominal|belly|stomach|tummy|abdomen|epigastric|gut) (?:pains?|aches?|cramps?|cramping|discomfort)|stomach ?aches?|bell(?:y|ies) ?aches?|(?:pains?|cramps?|cramping|discomfort) (?:in|around|across) (?:my|your|the|his|her) (?:(?:upper|lower|left|right) )*(?:abdomen|belly|stomach|tummy|side of (?:my|the|your) (?:abdomen|belly|stomach))|(?:belly|stomach|tummy|abdomen) (?:\\w+ )?(?:hurts?|hurting|aches?|burns?|cramps?)",
    ],
    ["bloating", "bloat(?:ed|ing)|distension|distention|gassy"],
    ["heartburn", "heart ?burn|indigestion|acid reflux|reflux symptoms|burning in (?:my|your|the) (?:chest|stomach)"],
    [
      "jaundice",
      "jaundice|yellow(?:ing)? (?:of )?(?:your |my |the )?(?:skin|eyes)|(?:skin|eyes) (?:turn\\w*|look\\w*|going|getting) yellow",
    ],
    [
      "fecal incontinence",
      "(?:f(?:a)?ecal|bowel) incontinence|los(?:t|s of|ing) (?:bowel )?control of (?:your |my )?bowels?|loss of bowel control",
    ],
  ]),
  ...termsOf("Neurological", [
    [
      "head injury",
      "(?:hit|hitting|bang(?:ed|ing)?|str(?:uck|ike|iking)|bump(?:ed|ing)?|knock(?:ed|ing)?|injur(?:ed?|ing)|whack(?:ed|ing)?|smack(?:ed|ing)?) (?:your|my|his|her|their) head|head (?:injur(?:y|ies)|strike|trauma)|blow to (?:the|your|my|his|her) head",
    ],
    [
      "bladder or bowel problems",
      "(?:(?:any )?(?:trouble|problems?|issues?|accidents?|difficult(?:y|ies)) (?:with |controlling |holding )|loss of (?:control of )?|losing (?:control of )?|lost control of )(?:your |my |the |his |her )?(?:bladder (?:or|and) (?:your |my |the )?bowels?|bowels? (?:or|and) (?:your |my |the )?bladder)(?: control)?",
    ],
  ]),
];
