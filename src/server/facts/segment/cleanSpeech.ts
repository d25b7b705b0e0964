import { answersInWords } from "./phrases/answersInWords";
import { withoutPauses } from "./phrases/withoutPauses";
import { withoutTagOkay } from "./phrases/withoutTagOkay";
import { withoutContractions } from "./withoutContractions";
import { withoutDialect } from "./phrases/withoutDialect";
import { plainPhrases } from "./plainPhrases";
import { Rewriter } from "../../platform/patterns/Rewriter";
import { rememberResults } from "../../platform/rememberResults";
import { applyCorrections } from "./corrections/applyCorrections";
import { correctOrder } from "./corrections/correctOrder";
import { correctPurpose } from "./corrections/correctPurpose";
import { withoutReplacedDecision } from "./corrections/withoutReplacedDecision";
import { numberStutter } from "./numbers/numberStutter";
import { joinMeasured } from "./numbers/joinTenths";
import { spokenDates } from "./numbers/spokenDates";
import { withoutRepeats } from "./numbers/withoutRepeats";
import { toDigits } from "./numbers/toDigits";

/** Replacements for other colloquial forms and for spoken emergency numbers, applied in order. */
const spoken: readonly (readonly [RegExp, string])[] = [
  // "Me, I get as far as the postbox"
  [/(^|[.;?!] )(?:me|as for me|myself), (?=I\b)/gi, "$1"],
  // "And the rash came up when?"
  [
    /(^|[.?!] )((?:(?:and|so|okay),? )*)((?:the|your|his|her|this|that) [a-z ]{3,30}?) came (up|on|out|back) when\?/gi,
    "$1$2when did $3 come $4?",
  ],
  [
    /(^|[.?!] )((?:(?:and|so|okay),? )*)((?:the|your|his|her|this|that) [a-z ]{3,30}?) (start|appear|happen)ed when\?/gi,
    "$1$2when did $3 $4?",
  ],
  // "My kids all have impetigo, and now I've got a rash"
  [
    /((?:^|[.?!] )(?:my|the|our|her|his|everyone|half) (?:[a-z]+ ){0,3}(?:kids?|children|husband|wife|partner|son|daughter|(?:room|flat|house)mates?|boss|colleagues?|mum|mom|dad|mother|father|brother|sister|friends?|neighbou?rs?|boyfriend|girlfriend|office|class)\b[^.?!]{5,100}?),? and now (?=(?:I|my)\b)/gi,
    "$1. Now ",
  ],
  [/(?<!\b(?:the|a|our|your) )\btill\b(?= [a-z\d])/gi, "until"],
  [
    /\bthere is an? (?:very )?(?:good|high|fair|strong|reasonable) chance (?:that )?(?:this|it) is /gi,
    "this is likely ",
  ],
  [/\bH\. ?(?=pylori\b)/gi, "H "],
  [/\b(?:gon na|gonna)\b/gi, "going to"],
  [/\b(?:lem me|lemme)\b/gi, "let me"],
  [/\b(?:wan na|wanna)\b/gi, "want to"],
  [/\b(?:got ta|gotta)\b/gi, "have to"],
  [/\bkinda\b/gi, "kind of"],
  [/\bbone on bone\b/gi, "bone-on-bone"],
  // "A four-millimeter stone", "a 2-cm cut"
  [
    /\b(\d{1,4}(?:\.\d{1,2})?|(?:twenty|thirty|forty|fifty)(?:-[a-z]+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen)-(?=(?:(?:milli|centi)met(?:er|re)s?|mm|cm|(?:milli|micro)grams?|mg|mcg|milliliters?|millilitres?|ml)\b)/gi,
    "$1 ",
  ],
  // "That is, what, fifteen pints"
  [
    /, what, (?=(?:about |around |maybe |like )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|a (?:couple|few|week|month|year))\b)/gi,
    " ",
  ],
  [
    /\b(ulcer|wound|rash|lump|lesion|scar|burn|pain)['’]s (?=(?:on|in|at|under|over|about|around|round|behind|across) )/gi,
    "$1 is ",
  ],
  [/\bbr(?:ings?|ought) (me|him|her|them) up in (?:an? |some |big |these )?(?=[a-z])/gi, "gives $1 "],
  // "Sick as a dog"
  [
    /\b(?:as )?(sick|weak|thin|skinny|blind|deaf|stiff|red|white|pale|hungry|strong|fit|dry|hard|swollen|tight|happy|right|mad|heavy|big|regular|flat|good|tired|drunk|itchy|sore) as an? (?:dogs?|parrot|kitten|rake|stick|bat|post|board|beet(?:root)?|lobster|sheet|ghost|horse|ox|fiddle|bone|rock|drum|sandbox|rain|hatter|house|bull|balloon|pancake|tomato|log|lord|skunk|bear|clam|plank|poker|brick)\b/gi,
    "very $1",
  ],
  [/['’]?\bcause\b(?= (?:i|it|my|we|they|he|she|you|the)\b)/gi, "because"],
  [
    /\b(allergies|allergy|hay fever|asthma|reflux|heartburn|cough|congestion|cold|nausea|itch(?:ing)?|rash|anxiety|depression|insomnia|dizziness|sinuses|hot flashes|hot flushes) (is|are|has been|have been) (?:just |really |absolutely )?killing me\b/gi,
    "$1 $2 very bad",
  ],
  [
    /\b(job|work|heat|weather|stress|boss|kids|commute|traffic|schedule|bills?|shifts?|night shifts?|suspense|waiting|wait) (is|are|has been|have been) (?:just |really |absolutely )?killing me\b/gi,
    "$1 $2 hard on me",
  ],
  [/\b(?:is|are) (?:just )?killing me\b/gi, "hurts a lot"],
  // "Here, in me ribs"
  [
    /(?<!\b(?:g[ia]ves?|giving|given|cost|hand(?:ed|s)?|caus(?:es?|ed|ing)|got|gets?|tells?|told|shows?|showed|lets?|makes?|made|does|did) )\bme (?=(?:own |(?:left |right |bad |good |poor )?(?=\w)(?:ribs?|chest|knees?|foot|feet|legs?|arms?|hands?|shoulders?|stomach|belly|tummy|throat|ears?|eyes?|neck|hips?|ankles?|elbows?|wrists?|fingers?|toes?|hair|inhalers?|footing|balance|tablets|stick|slippers|appetite|breath|waterworks|mam|mum|husband|wife|missus|daughter|sister|brother)\b)(?! (?:pain|ache|infection|trouble|drops)))/gi,
    "my ",
  ],
  [/\bbeen (?:just )?killing me\b/gi, "been hurting a lot"],
  [
    /\b(my|his|her) ((?:lower |upper )?back)(?:['’]s| has| is) (?:just |really )?(?:gone(?: out)?|out|playing up|giving (?:me|him|her) (?:trouble|grief|gyp|jip))\b(?! to\b)/gi,
    "$1 $2 hurts",
  ],
  // "My wife's naproxen, helped a bit"
  [/(^|[.;] )((?:my|the) [a-z]+(?:['’]s [a-z]+)?), (?=(?:helped|worked|did (?:not )?(?:help|work))\b)/gi, "$1$2 "],
  [/\bcap refill\b/gi, "capillary refill"],
  [/\b(biceps|triceps|achilles|patellar|rotator cuff|hamstring|hip|knee), (?=(?:tendon|muscle|ligament)\b)/gi, "$1 "],
  [/\bpre (?=diabet)/gi, "pre"],
  [
    /\b(nothing|none|neither)['’]?s (?=(?:(?:really|ever|even|yet|actually) )?(?:worked|helped|touched|relieved)\b)/gi,
    "$1 has ",
  ],
  [
    /\b(aunts?|uncles?|cousins?|grand(?:mothers?|fathers?|parents|ma|pa)),? (?:who (?:is|was) )?(?:on|from) (?:my|the) (?:mother|mom|mum|mommy)['’]?s side(?: of the family)?/gi,
    "maternal $1",
  ],
  [
    /\b(aunts?|uncles?|cousins?|grand(?:mothers?|fathers?|parents|ma|pa)),? (?:who (?:is|was) )?(?:on|from) (?:my|the) (?:father|dad|daddy)['’]?s side(?: of the family)?/gi,
    "paternal $1",
  ],
  // "In terms of imaging, I don't think it is necessary"
  [
    /\b(?:in terms of|as for|regarding|with regard to) (?:the |any )?([a-z][a-z -]{2,30}?),? I (do not think|think|do not believe|believe) (?:that )?(?:it|this|that) is\b/gi,
    "I $2 $1 is",
  ],
  // "An orange inhaler daily and a blue one"
  [
    /\b(?:inhaler|puffer)\b([^.;?]{1,60}\b(?:an?|my|the|one) (?:blue|brown|orange|purple|green|white|red|pink|rescue)) one\b/gi,
    "inhaler$1 inhaler",
  ],
  // "How often are you using the blue one?"
  [
    /\b(us(?:e|es|ing)|need(?:s|ing)?) (the|your|my|his|her) (blue|brown|purple|reliever|preventer|rescue) one\b/gi,
    "$1 $2 $3 inhaler",
  ],
  [/\bI lot of\b/g, "a lot of"],
  [
    /(,? (?:and |but )?|^)\b(?:I will|I have to|I am going to|to|let me) be (?:totally |really |completely )?honest(?: with you)?,? ?/gi,
    "$1",
  ],
  [/\ba bunch of (?:these|those|the|them) (?=[a-z])/gi, "several "],
  // "He eats like a horse"
  [/\b(eats?|eating|ate) like an? (?:horse|pig|ox|wolf|king)\b/gi, "$1 a lot"],
  [/\b(eats?|eating|ate) like an? (?:bird|mouse|sparrow)\b/gi, "$1 very little"],
  [/\b(sleeps?|sleeping|slept) like an? (?:baby|log|rock)\b/gi, "$1 soundly"],
  [/\b(drinks?|drinking|drank) like an? fish\b/gi, "$1 heavily"],
  // "One thousand two times a day"
  [/\b(thousand|hundred) (one|two|three|four) times\b/gi, "$1, $2 times"],
  [/\b(diabet(?:es|ic)),? (type (?:1|2|one|two))\b/gi, "$2 $1"],
  // "Just your normal blood work" is an order, not a normal result.
  [
    /(^|[.;] )((?:(?:just|and|so|like),? ){0,2}(?:your|some)) normal (?=(?:blood ?work|bloods|labs?|blood tests?)\b)/gi,
    "$1$2 usual ",
  ],
  [/\bto (?:do|get|see|make), (?=to [a-z])/gi, ""],
  // "If you could isolate for 14 days, that would be great"
  [
    /\bif (you|he|she) could (?=(?:self[- ]?isolate|isolate|rest|stay|keep|take|try|avoid|drink|stop|bring|call|come)\b)([^.;]{3,120}?),? (?:and )?(?:that|it) would be (?:great|good|best|ideal|helpful|perfect)\b/gi,
    "$1 should $2",
  ],
  // "Self isolate, including from your wife, for 14 days"
  [/\b(isolate), including from (?:your|his|her) [a-z ]{3,30}, (?=for )/gi, "$1 "],
  // "If those if your symptoms worsen"
  [
    /\b(if|when|because) (?:those|these|this|that|the|your|you|it|he|she|they|I|we),? (?=\1 (?:the|your|you|it|these|those|this|that|he|she|they|I|we|there)\b)/gi,
    "",
  ],
  [
    /(^|[.;] )((?:yeah|yes|yep|okay|well|and|so),? ){0,2}for sure,? (?=(?:it|that|this|there|we|I|you|he|she|they)\b)/gi,
    "$1",
  ],
  // "My doctor offered it but I said no thanks"
  [
    /\b(but|and|so) (I|we|he|she) (?:said no(?: thanks?| thank you| to (?:it|that|them))?|turned (?:it|that|them) down)(?=$|[.,;!])/gi,
    "$1 $2 declined",
  ],
  ...plainPhrases,
  // "It's so right now with having a red joint"
  [/(^|[.;,] )it is so (?:right now |now )?with (?:having )?(?:a like )?(?=an? )/gi, "$1there is "],
  [/\bi\b/g, "I"],
  [
    /\bwhat (I|we)(?: am|'m| are|'re)? (?:going to|will|want to|would like to|would|can) do (?:for (?:you|that|this|it|now|today)(?: (?:first|now|today))? )?is (?:actually |just |to )*(?:(?:I|we)(?: am| are) going to |(?:I|we) will |going to )?(?=(?:actually |also |just )*[a-z])/gi,
    "$1 will ",
  ],
  [/(^|[.;] )((?:(?:well|oh|yes|yeah|so|and),? ){0,3})takes me\b/gi, "$1$2it takes me"],
  // "The evening one I skip"
  [
    /(^|[.;] )((?:and|but|so) )?the (morning|lunchtime|midday|evening|night|bedtime|second|other) (?:one|dose|pill|tablet) I ((?:(?:often|usually|always|just|sometimes) )*(?:skip|miss|forget|leave out|do not take))\b/gi,
    "$1$2I $4 the $3 dose",
  ],
  [/\bnine[ -]eight[ -]eight\b/gi, "988"],
  [/\bnine[ -]one[ -]one\b/gi, "911"],
  [/\b(?:(?:triple|treble)[ -]nine|nine(?:[ -]|, )nine(?:[ -]|, )nine)\b/gi, "999"],
  [/\b(?:(?:triple|treble)[ -]one|one(?:[ -]|, )one(?:[ -]|, )one)\b/gi, "111"],
  [/\bone[ -]one[ -]two\b/gi, "112"],
  [/\b(911|999|112) ?\/ ?(111|112|988|999)\b/g, "$1 or $2"],
];

/** Replacements for units, percentages, intervals, tests and ages as in notes, applied in order after `toDigits`. */
const units: readonly (readonly [RegExp, string])[] = [
  // "dexamethasone, 0.15 per kilo, he's 12 kilos so that's 1.8 mg"
  [
    /,? (?:at |(?:it|that) is )?\d[\d.]{0,5} ?(?:mg |milligrams? |mcg )?(?:per|a|for every) (?:kilo(?:gram)?|kg),? (?:and |so )?(?:he|she|you) (?:is|are|weighs?) (?:about )?\d{1,3}(?:\.\d)? ?(?:kilos?|kilograms?|kg),? (?:and )?so (?:that|it) (?:is|makes|comes to) (?=\d[\d.]{0,5} ?(?:mg|milligrams?|mcg|mL|g)\b)/gi,
    " ",
  ],
  // "since, gosh, last winter"
  [/\b(since|for), (?=(?:last|early|late|the|about|\d|an?)\b)/gi, "$1 "],
  [/\bmilligrams?\b|(?<=\d )MG\b/gi, "mg"],
  [/\bmicrograms?\b|(?<=\d )MCG\b/gi, "mcg"],
  [/\b(?:milliliters?|millilitres?|cc's?)\b|(?<=\d )(?:ML|CC)\b/gi, "mL"],
  [/\bcentimeters?\b|(?<=\d )CM\b/gi, "cm"],
  [/\bmillimeters?\b|(?<=\d )MM\b/gi, "mm"],
  [/\b(?:minus|negative) (?=\d)/gi, "-"],
  [/\s?\bpercent\b/gi, "%"],
  [/(\d) %/g, "$1%"],
  [/\bq\.? ?(\d+) ?h(?:ours?)?\b\.?/gi, "q$1h"],
  [/\bnot (?:the|my) (?:left|right)((?: [a-z]+)?),? (?:it is|but|it was) (?:the |my )?(left|right)\b/gi, "the $2"],
  // Two strengths of one British tablet: "co-codamol thirty five hundred".
  [/\b(co-?(?:codamol|dydramol)),? (8|10|15|20|30)(?: ?\/ ?|, | )?500\b/gi, "$1 $2/500"],
  [/\b(co-?codamol),? 3500\b/gi, "$1 30/500"],
  // Indian English: "since three days"
  [
    /(?<!\b(?:ago|been|is|was|\d|years?|days?|weeks?|months?|walk(?:ing|ed)|talk(?:ing|ed)|crawl(?:ing|ed)|sitting|babbling|speaking),? )\bsince (?:(?:about|the (?:last|past)|last|past) )?((?:\d+|an?|half an?)(?: (?:to|or) \d+)?(?: and a half)? (?:hours?|days?|weeks?|months?|years?))\b(?! (?:ago|before|back|old))/gi,
    "for $1",
  ],
  // Indian English: "BP 130 by 84"
  [/\b((?:bp|blood pressure|pressure)[a-z ]{0,20}?,? ?)(\d{2,3}) by (?=\d{2,3}\b)/gi, "$1$2/"],
  // "PE" is physical education in "do PE" and "PE class", not pulmonary embolism.
  [
    /\b((?:do|does|did|doing|during|likes?|hates?|miss(?:es|ed|ing)?|skip(?:s|ped|ping)?|sits? out(?: of)?) )P\.?E\b(?! protocol)|\bP\.?E(?= (?:class|lessons?|kit|teacher)\b)/g,
    "$1physical education",
  ],
  [/\b(?:p\.? ?h\.? ?q)\.?[- ]?(?=[289]\b)/gi, "PHQ-"],
  [/\bgad[- ]?(?=[27]\b)/gi, "GAD-"],
  [/\bcat scan\b/gi, "CT scan"],
  [/\bx[ -]?ray(s?)\b/gi, "x-ray$1"],
  [/\ba one c\b/gi, "A1c"],
  [/\b(\d+)[ -]?years?[ -]old\b/gi, "$1-year-old"],
];

/** Source of a pattern for a digit, in digits or as a word. */
const digitWord = "(?:zero|one|two|three|four|five|six|seven|eight|nine|\\d+)";
/**
 * Matches a decimal point after which a recognizer wrote a space: "98. 6", "seven. five". A capital starts a sentence:
 * "Like a 7. 8 if I move it."
 */
const brokenDecimalPattern =
  /(\d) ?\. (?=\d)|\b((?:zero|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)) ?\. (?=(?:zero|one|two|three|four|five|six|seven|eight|nine)\b)/g;
/** Matches a decimal point with spaces on both sides: "98 . 6". */
const spacedPointPattern = new RegExp(`([a-z]|\\d) \\. (?=${digitWord}\\b)`, "gi");

/** Matches abbreviations that are spelled out: "C O P D", "e k g". */
const spelledPattern =
  /\b(?:c o p d|g e r d|c p a p|c h f|c k d|c a d|d v t|u t i|m r i|e k g|e c g|e e g|e g d|t s h|h i v|b m i|i b s|t i a|p t s d|a d h d|o c d|b u n|p s a|i c u|c b c|b m p|c m p|g i)(?=s?\b)/gi;

/**
 * Matches other abbreviations that are spelled out in capitals: "a | C T | scan", "forty | M G". Those at the start of
 * a sentence do not match, because an "A" there can be an article. "I" counts only before another letter, because it
 * can be the speaker.
 */
const spelledInCapitalsPattern =
  /(?<!^)(?<![.?!] )\b(?:[A-HJ-Z]|I(?= [A-Z]\b))(?: (?:[A-HJ-Z]|I(?= [A-Z]\b))){1,6}(?:'?s)?\b/g;

/** Matches a unit of a dose that is spelled out, which a route can follow: "4 M G | I M". */
const spelledUnitPattern = /(?<=\d )(?:M G|M C G|M L|C C)\b/g;

/** Matches a pause before words that take back an order, which start a sentence: "Naproxen … no, forget that". */
const takesBackAfterPausePattern =
  /(?<!\.)(?:\.{2,6}|…) ?(?=(?:(?=\w)(?:no|actually|oh|wait|hang on|hold on|sorry),? ){0,3}(?:(?:forget|scrap|scratch|strike|cancel|skip) (?:that|it|the|about)|on (?:second thoughts?|reflection)|(?<=\bactually,? )(?:there(?:'s| is) (?:no|not)|(?:that|it)(?:'s| is| would)|(?:you|we|I)(?:'ve| have| can't| cannot| don't| do not| shouldn't)|with your|given your)|(?:I|we)(?:'d| would) rather not|neither of|none of (?:those|them|these)|never ?mind)\b)/gi;

/** Replaces a decimal point between spaces ("ninety eight . six") with "point", unless the text has punctuation. */
function joinDecimals(raw: string): string {
  return /[,?!]|\w\. /.test(raw) ? raw : raw.replace(spacedPointPattern, "$1 point ");
}

/** Matches a condition whose consequence follows without a comma: "If it is not better in 2 weeks | come back". */
const consequenceAfterPattern =
  /\b(if (?:it|you|he|she|they|that|this|things|symptoms)(?:'(?:s|re|ve))?(?: [a-z0-9']+){1,9}?)(?<!\b(?:to|can|should|must|not|you|they|we|and|or|then|have|would|could|will|please|need|want|do|just|also|always|definitely)) (?=(?:please )?(?:come (?:straight |right )?back|come and see (?:me|us)|call (?:me|us|the|911)|ring (?:me|us|999)|let (?:me|us) know|go (?:straight )?to (?:the (?:er|emergency)|a ?& ?e)|(?:fill|cash in|start|use) (?:this|that|the|these|those) (?=\w)(?:prescription|script|antibiotics?|tablets|cream|drops))\b)/gi;

/**
 * Makes speech readable without changing its meaning: removes fillers, false starts and stutters, expands contractions,
 * writes numbers and units as in notes, and applies self-corrections. Returns "" if only fillers were said.
 */
export const cleanSpeech = rememberResults(cleaned);

const plainSpeech = new Rewriter(spoken);
const notedUnits = new Rewriter(units);

/** Writes the abbreviations of two therapies in full: "PT", unless it is a blood test, and "OT". */
const withTherapies = (text: string): string =>
  text
    .replace(/\bPT\b(?![/-]| (?:INR|and INR|or INR|level))/g, "physical therapy")
    .replace(/\bOT\b(?![/-])/g, "occupational therapy");

/** Matches an answer that is a yes or no for each of several items, whose words are not said again: "No, no, yes". */
const yesAndNoPattern =
  /^(?=.*\bye)(?=.*\bn[oa])(?:(?:yes|yeah|yep|no|nope|nah)[,.]? (?:and )?){2,}(?:yes|yeah|yep|no|nope|nah)[.!]?$/i;

/**
 * Number of times that a text is searched for repeated words: removing one repeat can reveal another, "I I was I was".
 */
const maxRepeats = 3;

/** Matches "like" before a figure of speech: "They burn | , like | I'm walking on hot sand". */
const figurePattern =
  /(?<=[a-z]), like (?=(?:I am|I['’]m) (?:(?:walking|stepping|standing) on (?:hot|broken|glass|cotton|clouds?|sand|needles|pins|marbles|rocks|pebbles)|being (?:stabbed|squeezed|crushed|choked)|drowning|suffocating|floating)\b|(?:someone|somebody|something)(?: is|['’]s) [a-z]+ing\b)/gi;

/** Removes "you know" and "you see"; "You know what," at the start of a sentence announces a change of mind. */
const withoutYouKnow = (text: string): string =>
  text
    .replace(/(?<=[.?!;] |^)you know what, /gi, "actually, ")
    .replace(/,?\s{0,3}\byou know(?: what(?=,)|\b\s{0,3},?)/gi, " ")
    .replace(/,\s{0,3}you see\b\s{0,3},?|\byou see,|^you see\b/gi, " ");

/** As `cleanSpeech`, without remembering results. */
function cleaned(raw: string): string {
  let text = withoutPauses(answersInWords(joinDecimals(raw)))
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, " ");
  text = text.replace(/ '(s|re|ve|ll|d|m)\b/g, "'$1").replace(/ ([,.?!;:])(?!\d)/g, "$1");
  // Nigerian emphasis: "I am not fine o."
  text = text.replace(/(?<!\b(?:type|group|blood|vitamin)) o(?=[.,!?]|$)/g, "");
  text = withoutTagOkay(text);
  text = text
    .replace(
      /\b(?:uh|um|umm|uhm|ah+h|oo+h(?=[,.! ])|oof|jeez|jaysus|hum(?=[, ]+(?:no|yes|maybe|I|it|yeah|not|only|probably|well)\b)|erm|hmm+|huh|(?:my )?gosh|(?:(?:my|thank) )?goodness)\b[,-]*\s*/gi,
      " ",
    )
    .replace(/\bto the er\b/g, "to the ER")
    .replace(/\b[Ee]r\b[,-]*\s*/g, " "); // but not "ER", the emergency room
  text = withoutYouKnow(text);
  text = text
    .replace(/\b(?!(?:one|nine|two|three|four|five|six|seven|eight)\b)([a-z]{1,8})-\1\b/gi, "$1")
    .replace(/,\s*like\s*,/gi, " ")
    .replace(figurePattern, ", as if ")
    .replace(consequenceAfterPattern, "$1, ")
    .replace(takesBackAfterPausePattern, ". ")
    .replace(/\.\.+|…/g, " ");
  text = text.replace(/\b([a-z]{1,12}) [a-z]{1,8}-,? \1\b/gi, "$1"); // "two mo- two next month"
  text = text
    // "had any, noticed any"
    .replace(/\b(?:had|have|got|felt|noticed|seen) any, (?=(?:had|got|felt|noticed|seen|experienced) any\b)/gi, "")
    .replace(/\bI (?:well|mean),? (?=I\b)/g, "") // "I well I guess"
    // "it was about, well, it was a week"
    .replace(
      /\b((?:that|it|this) (?:was|is|has been)) (?:about|like|around|at),? (?:yeah|well|so|no),? (?=\1\b)/gi,
      "",
    );
  // The second rule removes words that break off ("I w- went"); the mark protects the prefix of "pre- and postnatal".
  text = text
    .replace(/\b(?:pre|post|non)-\s+(?=(?:and|or|to) )/gi, "$&\u0001")
    .replace(/(?<![a-z'])[a-z']+-,?\s+(?=[a-z\d])/gi, "");
  text = text.replaceAll("\u0001", "").replace(/-\s*$/, "");
  text = withoutContractions(text);
  text = plainSpeech.apply(withoutDialect(withTherapies(text)));
  text = text.replace(/\s+/g, " ");
  for (let pass = 0; pass < maxRepeats && !yesAndNoPattern.test(text); pass += 1)
    text = text.replace(/(?<![a-z'])([a-z']{1,40}(?: [a-z']{1,40}){0,3})(?:,? \1\b)+/gi, numberStutter);
  const spaced = text
    .replace(/(?:, ?)+/g, ", ")
    .replace(/(?<![\d.])(\d{1,3}), (?=000\b)/g, "$1")
    .replace(/ ,/g, ",")
    .replace(/\s+/g, " ")
    .replace(brokenDecimalPattern, (_all, digit?: string, word?: string) =>
      digit ? `${digit}.` : `${word ?? ""} point `,
    )
    .trim();
  text = joinSpelled(joinMeasured(spokenDates(withoutRepeats(toDigits(spaced)))));
  return (
    correctOrder(applyCorrections(correctPurpose(withoutReplacedDecision(notedUnits.apply(text)))))
      .replace(/,?\s{0,3}\bI mean\b\s{0,3},?/g, " ")
      // Removes "I don't know" that is said as a pause: "kind of, I don't know, just tired".
      .replace(/\b(kind of|sort of|like|just|maybe), I do not know,? (?=(?:just|kind|sort|like|maybe)\b)/gi, "$1 ")
      .replace(/\s+/g, " ")
      .replace(/ ([,.?!])(?!\d)/g, "$1")
      .replace(/^[\s,.;:!?-]+/, "")
      .trim()
  );
}

/** Joins abbreviations and units that are spelled out: "a C T scan" → "a CT scan". */
function joinSpelled(text: string): string {
  const joined = (letters: string): string => letters.replaceAll(" ", "");
  return text
    .replace(spelledUnitPattern, joined)
    .replace(spelledPattern, (letters) => joined(letters).toUpperCase())
    .replace(spelledInCapitalsPattern, joined);
}
