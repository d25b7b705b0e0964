import { Rewriter } from "../../../platform/patterns/Rewriter";

/** Source of a pattern for symptoms that are named before a verb: "chest pain | is there". */
const symptom =
  "(?:fevers?|cough|colds?|pains?|aches?|headaches?|vomitings?|nausea|giddiness|dizziness|loose motions?|burning(?: sensation| micturition)?|swelling|itching|breathlessness|(?:breathing )?difficulty|weakness|tiredness|gas|acidity|bleeding|discharge|sputum|phlegm|blood|constipation|rash(?:es)?|fits|numbness|tingling|shivering|chills|sweating|palpitations?|bloating|heartburn|wheezing|blurring|leaking|movements?)";
/** Source of a pattern for up to two words before it: "joint", "breathing". */
const before =
  "(?:(?!the\\b|my\\b|and\\b|but\\b|no\\b|any\\b|there\\b|also\\b|if\\b|because\\b|when\\b|that\\b)[a-z]+ ){0,2}?";
/** Source of a pattern for a clause of which such a symptom is the subject. */
const clauseStart = "(^|[.,;] |\\b(?:and|but|also|then|so) )";

/**
 * Phrases of British, Irish, Scottish, Australian, Indian and Nigerian English, and of speakers of other languages,
 * with the words in which statements are read; applied in order. None of them adds who has the symptom, because a
 * parent can speak for a child.
 */
const dialectPhrases: readonly (readonly [RegExp, string])[] = [
  // "Any sugar or BP?", "BP, sugar?"
  [
    /\b(any (?:history of )?)(?:sugar|diabetes),? (?:or |and )?BP\b(?! (?:reading|machine|monitor|check))/gi,
    "$1diabetes or high blood pressure",
  ],
  [
    /\b(any (?:history of )?)BP,? (?:or |and )?(?:sugar|diabetes)\b(?! (?:reading|machine|monitor|check))/gi,
    "$1high blood pressure or diabetes",
  ],
  [/^(?:any )?(?:BP|pressure),? (?:and |or )?(?:sugar|diabetes)\?/gi, "any high blood pressure or diabetes?"],
  [/^(?:any )?(?:sugar|diabetes),? (?:and |or )?(?:BP|pressure)\?/gi, "any diabetes or high blood pressure?"],
  // "Any sugar, BP, thyroid?", "No sugar, no BP", "Thyroid is there"
  [
    /^(?:any )?(?:sugar|diabetes),? (?:BP|pressure),? (?:or |and )?thyroid\?/gi,
    "any diabetes, high blood pressure or thyroid disease?",
  ],
  [
    /^(?:any )?(?:BP|pressure),? (?:sugar|diabetes),? (?:or |and )?thyroid\?/gi,
    "any high blood pressure, diabetes or thyroid disease?",
  ],
  [/^no (?:sugar|diabetes),? (?:and |or )?no (?:BP|pressure)\b/gi, "no diabetes, no high blood pressure"],
  [/^no (?:BP|pressure),? (?:and |or )?no (?:sugar|diabetes)\b/gi, "no high blood pressure, no diabetes"],
  [/(^|[.,;] |\b(?:and|but|only) )thyroid is (?:also )?there\b/gi, "$1there is thyroid disease"],
  [
    /\bI (?:have|am having|got) thyroid(?= (?:since|for|also|too)\b|$|[.,;])(?! (?:surgery|cancer|nodules?))/gi,
    "I have thyroid disease",
  ],
  [/^both (?:are|is) there\b/gi, "yes, both"],
  [/\bfor (?:my |the )?pressure,? (?=I (?:am|take|was))/gi, "for high blood pressure "],
  [/\b(family\b[^?.]{0,24} )(?:a )?(?:clots?)\b(?! in)/gi, "$1blood clots"],
  [/\bdo(?:es)? be at me\b/gi, "bothers me"],
  [/\b(?:BP|pressure) (?:is|was) not there\b/gi, "there is no high blood pressure"],
  [/\bsugar (?:is|was) not there\b/gi, "there is no diabetes"],
  [/\b(?:BP|pressure) is (?:also )?there\b/gi, "there is high blood pressure"],
  [/\b(insulin|metformin|tablets?|injections?|medicines?) I (took|was taking)\b/gi, "I $2 $1"],
  // "Sugar is there since ten years", "I have BP"
  [/\bsugar was there\b/gi, "there was diabetes"],
  [/\bsugar is (?:also )?there\b/gi, "there is diabetes"],
  [
    /\b((?:have|has|had|having|got|with|for|a) (?:(?:no|both|also|the) )?)sugar(?= (?:and|or) (?:BP|pressure|cholesterol|thyroid)\b| (?:since|for|problems?|disease|patient|complaint)\b|$|[.,;?])/gi,
    "$1diabetes",
  ],
  [
    /\b((?:have|has|had|having|got) (?:(?:no|both|also|diabetes and|diabetes or) )?|diabetes and |(?:do|does|did) not have (?:diabetes or )?)(?:high )?BP(?=$|[.,;?]| (?:and|or|since|for|problems?|also|too)\b)(?! (?:\d|of \d|is \d))/gi,
    "$1high blood pressure",
  ],
  [
    /\b(tablets?|medicines?|medication|pills?) (for|of) (?:my |the |his |her )?(?:BP|pressure)\b(?! (?:sores?|ulcers?))/gi,
    "$1 $2 high blood pressure",
  ],
  // "Since how many years you have sugar?" "Sugar since eight years, BP since five."
  [
    /\bsince how (?:many years|long|much time)(?: (?:do|are|have))? you (?:have|having|had|suffering (?:from|with)) (?:the |this )?/gi,
    "how long have you had ",
  ],
  [/(^|[.,;] |\band )sugar(?= since\b)/gi, "$1diabetes"],
  [/(^|[.,;] |\band )(?:BP|pressure)(?= since\b)/gi, "$1high blood pressure"],
  [/\bhow long have you had sugar\b/gi, "how long have you had diabetes"],
  [/\bhow long have you had (?:BP|pressure)\b/gi, "how long have you had high blood pressure"],
  [/\bvomiting (?:sensation|feeling|sense|tendency)\b/gi, "nausea"],
  // "Vomiting is not there", "Blood is not coming", "Chest pain is coming when I climb the stairs"
  [
    new RegExp(
      `${clauseStart}(${before}${symptom})(?: also| only| still)?(?: (?:is|are|was|were))? not (?:there|coming)\\b`,
      "gi",
    ),
    "$1there is no $2",
  ],
  [
    new RegExp(
      `${clauseStart}(${before}${symptom})(?: also| only| still| always)? (?:is|are) (?:also |still |always |only )?(?:there|coming)\\b(?: (?:also|only))?`,
      "gi",
    ),
    "$1there is $2",
  ],
  [/\bsleep is not (?:coming|there)\b(?: properly| well)?/gi, "there is difficulty sleeping"],
  [/\b(?:the )?motions? (?:is|are) not (?:passing|coming)(?: (?:freely|properly|well))?\b/gi, "there is constipation"],
  [/\bnot (?:passing|getting) (?:any )?motions?\b/gi, "constipated"],
  // "Smoking I left five years back"
  [
    /(^|[.,;] |\b(?:and|but) )(smoking|drinking|alcohol|tobacco|cigarettes?|bidis?|gutk[ah]a?|drugs|chewing tobacco) I (?:have )?(?:left|stopped|quit|given up|gave up)\b/gi,
    "$1I stopped $2",
  ],
  [/\bI (?:have )?left (smoking|drinking|alcohol|tobacco|cigarettes)\b/gi, "I stopped $1"],
  [
    /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|few|couple of) ((?:hour|day|week|month|year)s?) back\b(?! (?:pain|ache))/gi,
    "$1 $2 ago",
  ],
  [/\b(two) three (times|days|weeks|months|years|episodes)\b/gi, "2 to 3 $2"],
  [/\b(three) four (times|days|weeks|months|years|episodes)\b/gi, "3 to 4 $2"],
  [/\b(four) five (times|days|weeks|months|years|episodes)\b/gi, "4 to 5 $2"],
  [/\b(five) six (times|days|weeks|months|years|episodes)\b/gi, "5 to 6 $2"],
  [/\bexpired (?:due to|from|because of|of|with) /gi, "died of "],
  [
    /\b((?:father|mother|brother|sister|husband|wife|uncle|aunt|grandfather|grandmother|he|she|papa|dad|mom|mum)(?: has)?) expired\b/gi,
    "$1 died",
  ],
  [/\b(my|the|his|her) ([a-z]+(?: [a-z]+)?) (?:is|are) paining(?: (?:me|him|her))?\b/gi, "$1 $2 hurts"],
  [
    /\b((?:gall ?bladder|hernia|appendix|appendicitis|uterus|cataract|eye|knee|hip|heart|kidney|kidney stone|stone|piles|thyroid|prostate|spine|back|bypass|tonsil)) operation (?:was |is |has been |got )(?:also )?done\b/gi,
    "$1 surgery was done",
  ],
  [
    /\boperated (?:for|on for) (?:my |the |his |her )?(?=(?:gall ?bladder|hernia|appendix|appendicitis|uterus|cataracts?|piles|thyroid|prostate|tonsils)\b)/gi,
    "operated on for ",
  ],
  // "A wee bit dizzy", "I do be short of breath"
  [/\ba wee (?:bit|tad)\b/gi, "a bit"],
  [
    /\b(a|the|this|that|some) wee (?=(?:cough|cold|pain|ache|lump|spot|rash|fall|fever|bleed|pill|tablet|bit|while|dram|twinge|headache)s?\b)/gi,
    "$1 small ",
  ],
  [/\b(I) do be (?:having )?(?=[a-z])/gi, "$1 am "],
  [/\b(he|she|it) does be (?=[a-z])/gi, "$1 is "],
  [/\b((?:chest|back|head|stomach|belly|knees?|hips?|shoulders?|joints?|feet|foot|legs?)) do be (?=[a-z])/gi, "$1 is "],
  // Vomiting and diarrhea
  [
    /\b(?:boaking|boking|barfing|spewing|chundering|chucking)(?: (?:up|my guts up|his guts up|her guts up))?\b(?! (?:it|them|that|stuff|out|the|rain))/gi,
    "vomiting",
  ],
  [/\b(?:boaked|boked|barfed|spewed|chundered|chucked up)\b(?! (?:it|them|out|the))/gi, "vomited"],
  [/\b(?:the|a bad case of the) (?:skitters|scoots|squits|trots|scutters)\b/gi, "diarrhea"],
  [
    /\b(giv(?:es|ing)) (me|him|her) (?:(?:awful|terrible|right|real|some|proper|a lot of) )?(?:gyp|jip|gip|grief|jyp|bother)\b/gi,
    "hurting",
  ],
  [/\b(?:is|are|has been|have been) (?:awful |terrible |really )?giving (me|him|her) (?:gyp|jip|gip)\b/gi, "hurts"],
  [
    /\b(am|is|are|was|been|feel|feels|feeling|felt) (?:(?:a|bit|fair|pure|right|really|dead|so|very|all|proper|fairly|pretty) ){0,3}(?:puggled|wabbit|peely[- ]wally|cream crackered)\b/gi,
    "$1 exhausted",
  ],
  [
    /\b(am|is|was|been|feel|feels|feeling|felt) (?:(?:a|bit|really|pretty|very|quite|right) ){0,2}crook\b/gi,
    "$1 unwell",
  ],
  [/\barvo\b/gi, "afternoon"],
  // Waterworks, periods
  [/\b(having|have|for|need|needing) a (?:wee|slash|tinkle)\b/gi, "$1 to urinate"],
  [
    /\b((?:I|she) (?:am|is) (?:not )?)due on\b(?! (?:the )?\d| (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day| (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/gi,
    "$1due a period",
  ],
  // Smoking
  [
    /\b(?:packed|jacked|chucked|knocked) (?:in )?(?:the |my )?(?:fags|smoking|ciggies|cigarettes|smokes)(?: in| on the head)?\b/gi,
    "stopped smoking",
  ],
  [/\b(?:gave|given|giving) up the (?:fags|ciggies|smokes|cigs)\b/gi, "stopped smoking"],
  [/\b(?:fags|ciggies|cigs|durries)\b/gi, "cigarettes"],
  [/\bI am on the vape\b/gi, "I vape"],
  [/\bI am (?:a )?(?:teetotal|teetotaller|t-total|TT)\b/gi, "I do not drink alcohol"],
  [/\b(he|she|my [a-z]+) is (?:a )?(?:teetotal|teetotaller)\b/gi, "$1 does not drink alcohol"],
  // "Two sisters, one has MS"
  [
    /\b(?:two|three|four|five|six|\d) (sister|brother|aunt|uncle|cousin|daughter|son)s?,? (?:and )?one (?:of them )?(?=(?:has|had|was|died|takes|is on)\b)/gi,
    "my $1 ",
  ],
  [/\b(has|have|had|having|got|with) MS\b/g, "$1 multiple sclerosis"],
  // "No he isn't, I found a week's worth in the drawer"
  [
    /^(?:no,? )?(?:he|she) (?:is not|does not|has not|did not), (?=(?:I|we|they) (?:found|saw|noticed|heard|caught)\b)/gi,
    "",
  ],
  // "I went over on my ankle"
  [/\bwent over on (my|his|her|the) (?=(?:left |right )?(?:ankle|foot))/gi, "twisted $1 "],
  // Vaccines
  [
    /\b(flu|covid|pneumonia|tetanus|shingles|travel|whooping cough|HPV|MMR|booster|hepatitis(?: [AB])?|rabies|yellow fever|baby|preschool|pre-school|first|school|childhood) jab(s?)\b/gi,
    "$1 vaccine$2",
  ],
  [/\b(my|his|her|your|all|the|any) (all (?:the|his|her|my) )?jabs\b/gi, "$1 $2vaccines"],
  // "My belle dey pain me"
  [/\bbelle\b(?= (?:dey|is|de) )/gi, "belly"],
  [/\b(head|belly|chest|back|waist|leg|body|eye|ear|neck|stomach|throat|knee|hand) (?:dey|de) pain me\b/gi, "$1 hurts"],
  // "It's a bit itchy, like"
  [/,? like(?=[.!]|$)(?<=(?:y|ed|n|t|ck|ing),? like)/gi, ""],
];

const plainEnglish = new Rewriter(dialectPhrases);

/** Matches a symptom that a sentence began with: "there is | Chest pain". */
const capitalPattern = /\b(there is (?:no )?|I stopped )([A-Z])(?=[a-z])/g;

/** Returns speech with the phrases of a dialect in plain words: "Vomiting is not there" → "there is no vomiting". */
export const withoutDialect = (text: string): string =>
  plainEnglish.apply(text).replace(capitalPattern, (_all, lead: string, letter: string) => lead + letter.toLowerCase());
