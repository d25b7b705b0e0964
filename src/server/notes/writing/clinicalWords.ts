import { Rewriter } from "../../platform/patterns/Rewriter";
import { rememberResults } from "../../platform/rememberResults";

/** Source of a pattern for words after a "like" that compares: "rocks", "cottage cheese", "the start of a period". */
const compared =
  "(?:(?:[a-z]+ ){0,2}?(?:rocks?|pebbles|stones?|gravel|sand|sandpaper|leather|cardboard|concrete|lead|rubber|jelly|glue|tar|mud|soup|sludge|snot|egg whites?|cheese|coffee|water|milk|butter|fish|ammonia|metal|knives|needles|glass|fire|ice|fog|cotton(?: wool)?|wool|wood|marbles?|golf balls?|ants|bugs|thunder|electricity|balloons?|sausages?|tree trunks?|elephants?|bricks?|cement|pins|treacle)\\b|the (?:start|beginning|end) of an?\\b)";
/** Source of a pattern for an amount or a time, before which "like" means "about": "a few", "the last". */
const amountAfter =
  "(?:an? (?:(?:good|full|solid|whole) )?(?:week|month|day|year|hour|minute|second|few|couple|lot|bit|little|half|dozen|hundred|thousand|while|time|\\d)|the (?:last|past|other|first|second|third|next|whole|same|day|week|month|year|morning|evening|night|middle|beginning|end)\\b)";

/**
 * Patterns of words that a note leaves out or says more plainly, each with its replacement: filler ("you know"),
 * emphasis ("really") and quantities ("a lot of"). Words of doubt such as "I guess" can be left out, because
 * `Fact.certainty` already records the doubt.
 */
const filler: readonly (readonly [RegExp, string])[] = [
  [/\bpretty much (?=(?:gone|resolved|cleared|healed|over|better)\b)/gi, "almost "],
  // "a barky cough, like a seal" is a comparison: "… resembling a seal"
  [
    /\b(cough|noise|voice|stools?|rash|pressure|swollen|swelled(?: up)?|stiff|hard|shaped|puffed(?: up)?|raised|round),? like (?=(?:an? |the )(?!(?:lot|bit|little|few|couple|whole|day|week|month|year)\b)[a-z])/gi,
    "$1 resembling ",
  ],
  [
    /\b(it|that|this|pain|feeling|sensation) (?:is|was) like (?=(?:a|an|the|someone|somebody|something|there|having|being|my|his|her|I (?:am|have|cannot))\b)/gi,
    "$1 feels like ",
  ],
  [
    /\b(it|that|this) (is|was) like (?=(?:looking|walking|breathing|wearing|swallowing|standing|staring|watching|sitting)\b)/gi,
    "$1 $2 similar to ",
  ],
  [new RegExp(`\\b(is|was|are|were) like (?=${compared})`, "gi"), "$1 similar to "],
  [
    new RegExp(
      `\\b(white|lumpy|thick|thin|yellow|green|brown|black|gr[ae]y|clear|watery|hard|soft|rough|dry|red|dark|sticky|stringy),? like (?:an? )?(?=${compared})`,
      "gi",
    ),
    "$1, resembling ",
  ],
  [/\b(?:just )?(?:a )?(?:little |tiny |fair |good )?bit of (?:an? )?/gi, "some "],
  [
    /\b(?:you know|i mean|i guess|i would say|i'd say|i suppose|to be honest|honestly|basically|obviously|actually|literally|(?<!\bnot )really|just|definitely|certainly|kind of|sort of|(?:like|as) (?:I|we|you) (?:said|mentioned)(?: (?:before|earlier|already|previously))?|i feel like(?! I am [a-z]+ing\b)|it seems like|for some reason|at this point|at the moment|so to speak|and stuff(?: like that)?|or something(?: like that)?|and everything|and things like that|or anything(?: like that)?|or whatever|pretty much|a little bit|pretty|somewhat|anyway|of course|kinda|though|(?:and|but|so) yeah|as well(?! as\b)|right now)\b,?/gi,
    "",
  ],
  // "there was like a bump", "took like the whole bottle", but not "walks like a drunk"
  [
    new RegExp(
      `(?<!\\b(?:would|feel|felt|look|looked|sound|sounded|seem|seemed|smell|taste|sleep|sleeping|slept|almost|do|did|not|I|we|they|he|she|would also|(?!(?:gets|has|was|is|takes|does|sometimes|always|this|days|weeks|hours|times|perhaps|as|its|plus|needs|wants|uses)\\b)[a-z]{2,}s)),? like,? (?=(?:an?|the)\\b)(?!the (?:start|beginning|end) of an?\\b)`,
      "gi",
    ),
    " ",
  ],
  [
    new RegExp(
      `(?<!\\b(?:feels?|felt|looks?|looked|sounds?|seems?|seemed|smells?|tastes?|something|not)),? like (?=${amountAfter})`,
      "gi",
    ),
    " ",
  ],
  [
    /(?<!\b(?:would|feels?|felt|looks?|looked|sounds?|sounded|seems?|seemed|smells?|tastes?|sleeps?|sleeping|slept|almost|do|does|did|not|I|we|they|he|she|also)),? \b(?:like)\b(?= (?:when|they|to|my|his|her|the patient|\d|about|around|every|for|really|very)\b)/gi,
    "",
  ],
  [
    /(?<=\b(?:(?!feel|look|sound|tast|smell|seem|do|be|act|sleep|walk|talk|breath|burn|any|some|every|no)[a-z]{2,12}ing|at|on|in|for|to|over|of|my|their|his|her|the|and|or|so|but|had|has|have|tried|taken|took|used|can|could|maybe|probably|usually|usual|about|every|with|by|from|that|is|was),?) like\b,?(?! (?:this|that|it|them|him|her|me|he|she|they|I|there)\b)/gi,
    "",
  ],
  [new RegExp(`^like (?=${amountAfter})`, "gi"), ""],
  [new RegExp(`^like,? (?=[a-z])(?!an? |the |${compared})`, "gi"), ""],
  [/\b(you|he|she|they|I|patient) (feels?|felt) (?:okay|alright|all right)\b/gi, "$1 $2 well"],
  [/(?<=^|[,;] )(?:okay|alright|all right) (?=(?:with|without|on|during|until|once|after) )/gi, "adequate "],
  [
    /(?<!\b(?:eat|eats|drink|drinks|sleep|sleeps|am|is|are|was|were|feel|feels|felt|doing|been|be) |ing )\b(?:okay|alright)\b,?/gi,
    "",
  ],
  // "well" at the start of a clause; elsewhere it is an adverb ("not feeling well")
  [
    /(?<=^|[,;] ?|\b(?:and|but|so|or|because) )well\b,?(?! (?:enough|controlled|known)\b)|(?<=\b(?:been|is|was) )well,? (?=(?:just |like )*(?:[a-z]{2,}ing|is|have|has|a|the)\b)|(?<=[a-z] )well,(?= (?:I|it|he|she|they|my|the)\b)/gi,
    "",
  ],
  [/\b(?:oh|um|u+h+|yeah|h+m+|(?<!\d ?)m+|erm|gosh|(?<=^|, ?|\boh )man)\b,?/gi, ""],
  [/\b[Ee]r\b,?/g, ""], // but not "ER", the emergency room
  [
    /\b(is|was|are|were|been|be|am) like\b(?! (?:a|an|the|someone|somebody|something|having|being|rice|water|jelly|coffee)\b)/gi,
    "$1",
  ],
  // "a rash, like, on my arm": a filler unless it compares ("feels like") or gives an example ("symptoms like fever")
  [
    /(?<!\b(?:feel|feels|felt|feeling|look|looks|looked|looking|sound|sounds|sounded|seem|seems|seemed|taste|tastes|smell|smells|act|acts|acting|would|anything|something|nothing|things?|more|much|exactly|eat|be|is|was|not|just|almost|sleep|slept|[a-z]{3,}s)),? like,? (?=(?:[a-z]+ ){0,3}[a-z]+)(?!(?:to|that|this|it|them|him|her|me|an?)\b|the (?:start|beginning|end) of)/gi,
    " ",
  ],
  [/,? \blike,?(?= (?:in terms|in the|on the|at the|with the)\b)/gi, ""],
  [
    /\ba (?:whole )?lot of (?!(?:tennis|gas|stress|mucus|illness|sickness|progress|weakness|numbness|tightness|redness|stiffness|soreness|dizziness)\b)(?=[a-z]+s\b)/gi,
    "many ",
  ],
  [
    /\ba (?:whole )?lot of (?=(?:red|green|fried|fatty|spicy|processed|sugary|salty|different|other|new|big|bad) (?:(?:and )?[a-z]+ )?[a-z]+s\b)/gi,
    "many ",
  ],
  [/\ba (?:whole )?lot of (?=(?:the|these|those|my|his|her|their|your) (?:[a-z]+ )?[a-z]+s\b)/gi, "many of "],
  [/\ba (?:whole )?lot of (?=(?:them|us|people)\b)/gi, "many of "],
  [/\bmany of (?=people\b)/gi, "many "],
  [/\ba (?:whole )?lot of\b/gi, "much"],
  [/\ba lot (?=(?:worse|better|more|less|easier|harder|shorter|longer)\b)/gi, "much "],
  [/\b((?:cough|sneez|vomit|urinat|pee)(?:s|es|ing|ed|e)?) a lot\b/gi, "$1 frequently"],
  [/\b(?:a|such a) (?:whole )?bunch of (?=(?:[a-z]+ )?[a-z]+s\b)/gi, "several "],
  [/\b(?:a|such a) (?:whole )?bunch of (?=[a-z])/gi, "much "],
];

/** Patterns of informal words, each with the words of a note: "threw up" → "vomited". */
const clinical: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:will|would|to|can|could|did|does|not|might|may|or|and) )(?:throw up|puke)\b/gi, "vomit"],
  [/(?<=\b(?:makes?|made) (?:me|him|her|them|us|the patient) (?:want to )?)(?:throw up|puke)\b/gi, "vomit"],
  [/\b(?:throw(?:ing)? up|puking)\b/gi, "vomiting"],
  [/\bthrew up\b/gi, "vomited"],
  [/\bthrows up\b/gi, "vomits"],
  [/\b(?:belly|tummy)\b(?! buttons?\b)/gi, "abdomen"],
  [/\bstomach (?=pain|ache)/gi, "abdominal "],
  [/\bstomach (?=hurt)/gi, "abdomen "],
  [
    /\b(my|your|his|her|their|the|patient's|dark|cloudy|bloody|smelly) (?:pee|wee)\b(?! (?:a|all|every|in|so|more|less|on)\b)/gi,
    "$1 urine",
  ],
  [/\b(patient|he|she|they|to|not|and|or) wee(s?)\b(?! (?:bit|one|baby)\b)/gi, "$1 urinate$2"],
  [/(?<=\b(?:to|not|can|could|will|would|may|must|they|cannot|always|I) )pee\b/gi, "urinate"],
  [/\bpee(?:ing)?\b/gi, "urinating"],
  [/\bpoop(?:ing)?\b/gi, "bowel movement"],
  [/\bthe loo\b/gi, "the toilet"],
  [/\bmeds\b/gi, "medications"],
  [/\bmed\b/gi, "medication"],
  [/\bshots\b/gi, "injections"],
  [/\bmy doctor\b/gi, "the physician"],
  [/\bkids\b/gi, "children"],
  [/\bmom\b/gi, "mother"],
  [/\bdad\b/gi, "father"],
  [/(?<=\b(?:is|am|are|was|were|feels?|felt|been|so|very|too) )scared\b/gi, "afraid"],
  [
    /\b(has|have|had) got (?=(?:a (?:little|bit|lot) |slightly |much |so |even |really |very )?(?:worse|better|more|less|bad|[a-z]+er)\b)/gi,
    "$1 gotten ",
  ],
  [/\bhave got\b/gi, "have"],
  [/\bhas got\b/gi, "has"],
  [/\b(?:got|gotten) to (?=the point)/gi, "reached "],
  [/\bhas been going on (?=for\b)/gi, "has been present "],
  [/\ball over the place\b/gi, "fluctuating"],
  // an age: "started smoking around 35"
  [
    /\b((?:started|began|quit|stopped) [a-z]+ing) (?:at )?(?:around|about|approximately) (?=\d\d(?:$|[,;.]))/gi,
    "$1 at about age ",
  ],
  [/\b(?:around|approximately) (?=\d)/gi, "about "],
];

const fillerRewriter = new Rewriter(filler);
const inClinicalWords = new Rewriter(clinical);

/**
 * Returns speech without filler and emphasis, and with plainer quantities: "I just really kind of feel tired" → "I feel
 * tired"; "a lot of headaches" → "many headaches".
 */
export const withoutFiller = rememberResults(stripFiller);

/** As `withoutFiller`, without remembering results. */
function stripFiller(text: string): string {
  return tidySpaces(fillerRewriter.apply(text));
}

/**
 * Replaces informal words with those of a note: "threw up" → "vomited".
 */
export const clinicalWords = rememberResults(toClinicalWords);

/** As `clinicalWords`, without remembering results. */
function toClinicalWords(text: string): string {
  return tidySpaces(inClinicalWords.apply(text));
}

/** Removes spaces and commas that are left where words were removed. */
function tidySpaces(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ([,.;])/g, "$1")
    .replace(/(?:, ?)+,/g, ",")
    .replace(/^[\s,.;]+|[\s,;]+$/g, "");
}
