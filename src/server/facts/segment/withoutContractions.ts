import { Rewriter } from "../../platform/patterns/Rewriter";

/** Contractions with their full forms, applied in order to text with single spaces. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(ca|wo|sha)n['’]t\b/gi, "$1 n't"],
  [/\bcan not\b/gi, "cannot"],
  [/\bca n't\b/gi, "cannot"],
  [/\bwo n't\b/gi, "will not"],
  [/([a-z])n['’]t\b/gi, "$1 not"],
  [/ n't\b/gi, " not"],
  [/\bi['’]m\b/gi, "I am"],
  [/\b(i|you|we|they)['’]ve\b/gi, "$1 have"],
  [/\b(i|you|we|they|he|she|it|that|there|who)['’]ll\b/gi, "$1 will"],
  [/\b(you|we|they)['’]re\b/gi, "$1 are"],
  [
    /\b(it|he|she|that|there|what|who|everything|everyone|nothing|weight|energy|appetite|pain|sleep)['’]s ((?:(?:just|really|always|also|never|already|only|mostly|not) ){0,2}been)\b/gi,
    "$1 has $2",
  ],
  [
    /\b(?!let['’])([a-z]{3,})['’]s ((?:just |really |always |also |never |already |only |mostly )?(?:been|had|got|gotten|come(?= (?:down|up|back|on|off|in|and)\b)|gone(?= (?:up|down|away|off|on|and|from|to)\b)|crept|eased|settled|cleared|flared|dried up|stopped|started|turned(?= (?:out|into|red|black|blue|purple|yellow|green|white|brown)\b)))\b/gi,
    "$1 has $2",
  ],
  [
    /\b(it|he|she|there|that)['’]s ((?:just |really |always |also |never |already |only |mostly |actually |kind of |definitely |probably |recently |sort of |not |even |still |now |hardly |barely |scarcely )*(?:got|gotten|gone|had|become|made|helped|started|stayed|happened|crept|eased|settled(?=(?: (?:down|a|now|over|since|by)\b|[.,]|$))|cleared(?= (?:up|since|now|by))|flared|turned(?= (?:into|out|red|black|blue|purple|yellow|green|white|brown))|dried up|calmed|faded|doubled|risen|increased|decreased|improved|worsened|spread|moved|stopped|lost|gained|taken|come|complained|mentioned|vomited|developed|eaten|slept|missed|tried|fallen|dropped|slipped|climbed|coughed|cried|seemed|noticed|grown|lasted|changed|bled|scabbed|crusted|burst|oozed|leaked|felt|touched|refused|managed|drunk|kept|wet(?= (?:himself|herself|the bed))|pulled(?= (?:at|out|off))|hit(?= (?:his|her))|banged|hurt(?= (?:his|her|himself|herself)\b)))\b(?! (?:to|by)\b)/gi,
    "$1 has $2",
  ],
  // "She's never needed an inhaler"
  [
    /\b(he|she|it)['’]s never (?!(?:bored|tired|interested|worried|satisfied|scared|excited|relaxed|constipated|bothered|dressed|organi[sz]ed|rested|supposed|allowed|used to|alarmed|frightened|ashamed|concerned)\b)(?=[a-z]{3,}ed\b)/gi,
    "$1 has never ",
  ],
  [/\b(it|he|she|that|there|here|what|where|how|who)['’]s\b/gi, "$1 is"],
  [
    /\b([a-z]{3,})['’]s (?=(?:about|around|roughly) (?:\d|half\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|[a-z]{3,7}(?:ty|teen)\b))/gi,
    "$1 is ",
  ],
  [/\blet['’]s\b/gi, "let us"],
  [
    /\b(?!(?:mcmurray|lachman|phalen|tinel|spurling|homan|murphy|finkelstein|hawkin|neer|ober|kernig|brudzinski|hoffman|rovsing|mcburney|thompson|speed|yergason)['’])([a-z]{3,}|[A-Z]{2,})['’]s (?=(?:(?:a|very|really|quite|pretty|still|also|not|all|just|too|only) ){0,2}(?:(?:tiny |wee )?(?:bit|little|lot|touch|tad) )?(?:normal|red|clear|fine|good|great|positive|negative|high|low|elevated|swollen|soft|tender|regular|irregular|intact|full|up|down|okay|stable|inflamed|enlarged|better|worse|healing|infected|limited|sore|pink|dull|bulging|supple|out(?=$|[.,]| (?:as|because|since|for|of the question|then|too)\b)|equal|symmetric|controlled|borderline|unremarkable|not|steady|unsteady|flat|sunken|round|reactive|midline|moist|dry|pale|puffy|congested|boggy|distended|firm|hard|rigid|non-?tender|warm|hot|cool|cold|clammy|bruised|stiff|lax|loose|reduced|decreased|diminished|increased|absent|present|palpable|weak|weaker|strong|stronger|painful|blunted|constricted|labile|coherent|linear|slurred|pressured|fluent|healed|patent|descended|delayed|brisk|gone(?=$|[.,])|(?:almost|mostly) gone|trace|much better|symmetrical|closed|together|pending|drooping|droopy|deviated|smaller|bigger|larger|less|undetectable|abnormal|unchanged|therapeutic|suppressed|in range|at goal|within|holding (?:steady|stable|at)|sitting at|hovering|trending|running (?:high|low|in|about|around|at)|improving|resolving)\b)/gi,
    "$1 is ",
  ],
  // "The skin's a bit dimpled", "my hair's coming out", "my daughter's scared I have dementia"
  [
    /\b([a-z]{3,})['’]s (?=a (?:bit|little|tad|touch) (?:more |less )?[a-z]{3,}\b|(?:(?:just|really|always|still|not|constantly) )?(?:getting|coming|going|giving|killing|playing up|hurting|aching|bothering|bleeding|leaking|throbbing|burning|itching|falling|peeling|acting up|worrying)\b|(?:worried|scared|convinced|afraid|concerned|terrified) (?:I|that|about|it|he|she)\b)/gi,
    "$1 is ",
  ],
  // "My left arm's gone heavy"
  [
    /\b([a-z]{3,})['’]s (?=gone (?:(?:all|a bit|really|completely|very|quite|so) )?(?:heavy|numb|dead|weak|cold|white|stiff|floppy|tight|hard|soft|quiet|blurry|fuzzy|funny|dark|cloudy|droopy|pale|puffy|lumpy|sore|itchy|dry)\b)/gi,
    "$1 has ",
  ],
  [
    /\b(weight|height|pressure|pulse|bmi|temp|temperature|rate|oxygen|sat|saturation|sodium|potassium|creatinine|hemoglobin|glucose|sugar|cholesterol|total|count|level|score|percentile|refill|flow|ferritin|iron|calcium|magnesium|vision|acuity|grip|strength|power|gait|height|length|scale)['’]s (?=(?:still |now |only |just )?\d)/gi,
    "$1 is ",
  ],
  [
    /\b(i|you|we|they|he|she|it)['’]d ((?:(?:really|also|just|definitely|probably|actually|certainly|still|always|even|first|then) )*)(like|love|want|prefer|recommend|say|suggest|rather|be|have|advise|do|get|go|try|start|keep|give|put|order|check|use|take|see|add|stop|repeat|avoid|continue|encourage|expect|think|cut(?= (?:the|your|that|this|it)\b[^.]{0,40}\b(?:to \d|down|back|in half)))\b/gi,
    "$1 would $2$3",
  ],
  [
    /\b(i|you|we|they|he|she|it)['’]d (?=(?:also |really |just |still |only )?(?:like|love|prefer|rather|want|recommend|suggest|advise|say|need|be|take|go|have to|get|do|give|feel|come|think)\b)/gi,
    "$1 would ",
  ],
  [
    /\b(left|right|calf|thigh|bump|circumference|heartbeat)['’]s (?=(?:only |about |now |still |just )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,7}(?:ty|teen))\b))/gi,
    "$1 is ",
  ],
  // "I'd no shivers" is "I had no shivers".
  [
    /\b(i|you|we|they|he|she|it)['’]d (?=(?:no|an?|some|two|three|terrible|awful|desperate) (?!longer\b|more\b))/gi,
    "$1 had ",
  ],
  // "She'd never take that"
  [
    /\b(i|you|we|they|he|she|it)['’]d (never|not|rarely) (?=(?:take|eat|do|go|have|use|drink|let|want|sleep|wear|touch|get|keep|swallow|manage|remember|harm|act|ever|hurt (?:me|him|her|them|us|any ?one|any ?body|my(?:self)?|himself|herself|a|you))\b)/gi,
    "$1 would $2 ",
  ],
  // "I'd never, they frighten me"
  [/\b(i|you|we|they|he|she|it)['’]d (never|not)(?=[,.;]|$)/gi, "$1 would $2"],
  // "I'd hold" is "I would hold", but "I'd noticed", "I'd been" and "I'd better" are "I had …".
  [
    /\b(i|you|we|they|he|she|it)['’]d (?!(?:[a-z]+ly |also |just |never |not |already |always |only )*(?:(?!(?:n|f|sp|bl|proc|succ|exc|embed)[a-z]{0,2}eed\b)[a-z]+ed|been|had|got|gotten|gone|seen|taken|done|lost|felt|thought|made|kept|left|put|begun|said|told|found|heard|known|eaten|drunk|fallen|broken|run|become|come|given|forgotten|written|better|hurt|slept|set|cut|caught|bought|brought|spent|met|read|quit|hit|let|cost|split|burst|spread|beat|beaten|bitten|woken|worn|torn|won|held|sold|built|sent|dealt|meant|swept|crept|led|shot|stuck|struck|hung|stung|sat|stood|laid|lain|grown|flown|thrown|drawn|shown|blown|sworn|chosen|spoken|stolen|frozen|risen|driven|ridden|hidden|swollen|shaken|rung|sung|swum|sunk|shrunk|spun|dug|paid|lent|bent|burnt|learnt|shut|thrown|forgot|this|that|the|my|his|her|its|their|our|your|all)\b)/gi,
    "$1 would ",
  ],
  [/\b(i|you|we|they|he|she|it)['’]d\b/gi, "$1 had"],
];

/**
 * Contractions that recognizers write without an apostrophe, with the apostrophe. Those that are also other words
 * ("ill", "its") match only beside words that leave no doubt.
 */
const lostApostrophes: readonly (readonly [RegExp, string])[] = [
  [/\b(did|does|do|is|was|were|are|has|have|had|could|would|should|ca|must|need|ai)nt\b/gi, "$1n't"],
  [
    /\b(wo)nt\b(?= (?:be|go|get|take|have|do|let|stop|help|work|hurt|come|eat|drink|sleep|make|need|know|see|use|start|give|want|say|even|always|ever|really)\b)/gi,
    "$1n't",
  ],
  [/\bi(m|ve)\b/gi, "I'$1"],
  [
    /\bid (?=(?:(?:also|really|just|definitely|still|probably) )?(?:like|love|prefer|rather|want|recommend|suggest|say|advise|be|do|go|give|keep|start|avoid|expect|hope|feel|get|wake|been|had|have)\b)/gi,
    "I'd ",
  ],
  [
    /(?<!\b(?:feel|feels|feeling|felt|am|are|is|was|were|be|been|being|very|so|really|quite|become|became|get|gets|got|fall|falls|fell|not|too|mentally|critically|terminally|seriously|acutely|look|looks|looked|an?|the) )\bill (?=(?:(?:also|just|then|definitely|probably|still) )?(?:be|see|call|send|write|give|get|do|have|put|order|refer|start|let|check|take|go|make|talk|follow|try|keep|add|need|want|come|ask|print|set|prescribe|increase|show|tell|explain|admit|say|think|bring|leave|repeat|arrange|book|schedule|continue|stop|switch|examine|listen|look|press)\b)/gi,
    "I'll ",
  ],
  [/\b(you|they)(ve|d)\b(?!-)/gi, "$1'$2"],
  [/\b(you|they)(re|ll)\b/gi, "$1'$2"],
  [/\b(it|that|there|she|what|he)ll\b(?<!\b(?:hell|shell))/gi, "$1'll"],
  [/\b(that|there|what|he|she|where|who|here|how|everything|nothing)s\b(?<!\b(?:heres|hows))/gi, "$1's"],
  [
    /\b(let)s\b(?= (?:see|talk|do|go|get|start|have|take|try|look|check|keep|make|put|not|say|just|plan|hold|move|stop|write|schedule|order|continue|wait|use|give|leave|bring|run|hope|be)\b)/gi,
    "$1's",
  ],
  [
    /\bits\b(?= (?:a|an|the|not|been|just(?! (?:like )?(?:a |an |one )?(?:little|small|tiny|dry))|really|very|like|so|my|in|on|at|getting|going|gone|got|more|always|only|about|all|hard|good|bad|better|worse|okay|ok|fine|from|because|been|pretty|kind|sort|too|there|that|this|hurting|itchy|sore|painful|swollen|red|usually|mostly|mainly|probably|maybe|never|normal|possible|important)\b)/gi,
    "it's",
  ],
];

const restored = new Rewriter(lostApostrophes);
const expanded = new Rewriter(contractions);

/** Returns speech with contractions in full, also those that a recognizer wrote without an apostrophe. */
export function withoutContractions(text: string): string {
  const whole = restored.apply(text);
  return whole.includes("'") ? expanded.apply(whole) : whole;
}
