/** Source of a pattern for what a clinician does or orders. */
const verbs =
  "(?:do|get|order|check|repeat|send|start|give|prescribe|add|arrange|book|schedule|obtain|run|take|swab|test|refer|continue)";

/** Source of a pattern for up to two adverbs before a verb. */
const adverbs = "(?:(?:also|probably|really|definitely|certainly|still) ){0,2}";
/** Source of a pattern for a test with up to three words before it: "another chest x-ray". */
const testName =
  "(?:[a-z-]+ ){0,3}(?:x-?rays?|scans?|mri|ct|ultrasound|ecg|ekg|bloods?|blood ?work|tests?|testing|cultures?|biopsy|swabs?|samples?|echo(?:cardiogram)?|endoscopy|colonoscopy|labs?|referral|imaging|mammograms?|levels?|panels?|urinalysis|urine|a1c|cbc|cmp|tsh|dopplers?|dexa|spirometry|(?:sleep|emptying|conduction) stud(?:y|ies)|holter|eeg|emg|pap smear|angiogram|consult(?:ation)?)\\b";

/**
 * Patterns of orders and diagnoses in roundabout words, each with the plain words that replace them, applied in order.
 */
export const roundaboutOrders: readonly (readonly [RegExp, string])[] = [
  // "That doesn't mean you've got diabetes, it means we need to do the three-hour test"
  [
    /^(?:(?:so|and|but|now),? )*(?:that|this|it) does not (?:necessarily |automatically )?mean [^.;]{3,80}?, (?:but )?(?:it|that|this) (?:just |only |does )?means? (?:that )?(?=(?:I|we|you) (?:need|should|have|will|want)\b)/i,
    "",
  ],
  // "I think it's COPD, but we need spirometry to be sure"
  [
    new RegExp(
      `,? but (?:we|you|I) (?:do |would |will )?(?:still )?need (?:to see )?(?=(?:an? |the |some |your )?${testName}[^.;?]{0,30} to (?:be (?:sure|certain)|confirm|know|prove|make sure))`,
      "gi",
    ),
    ", and we will order ",
  ],
  // "I say we do an X-ray first"
  [
    /\bI (?:would )?(?:think|say|reckon|suggest|propose|vote)(?: that)? we (?:just )?(?=(?:do (?!need|have|not|see|want|know)|get|start|try|order|check|send|give|book|repeat|stop|hold|go (?:up|down|with|for|ahead)|wait|leave|keep|switch|increase|decrease|add|put|refer|arrange|drop)\b|do (?:an?|the|some|bloods?)\b)/gi,
    "we will ",
  ],
  // "Only if that fails would we inject it"
  [/\b(only if [^,.;?]{3,60}?),? (would|will|can|could|do|should) (we|I) (?=[a-z])/gi, "$1, $3 $2 "],
  // "He's had amoxicillin, and it worked, so I'm comfortable using it again"
  [
    /\b((?:you|he|she) (?:have|has) had ([a-z]{5,})\b[^.;?]{0,110}?,? (?:so |and )?)I (?:am|would be) (?:quite |very |perfectly )?(?:comfortable|happy|fine|okay|content) (?:(?:with )?(?:using|giving|trying|prescribing|repeating)|to (?:use|give|try|prescribe|repeat)) (?:(?:you|him|her) )?(?:it|that|the same)\b/gi,
    "$1we will use $2",
  ],
  [
    /\bI (?:am|would be) (?:quite |very |perfectly )?(?:comfortable|happy|fine|okay|content) (?:(?:with )?(?:using|giving|trying|prescribing|repeating)|to (?:use|give|try|prescribe|repeat)) (?:(?:you|him|her) )?(?:the )?(?=(?!it\b|that\b|this\b|them\b|you\b|another\b|more\b)[a-z]{5,}(?: again| for| at|[.,]|$))/gi,
    "we will use ",
  ],
  // "If you get shaky, stop and let us know"
  [
    /(\bif [^.;?]{3,80}, (?:then )?(?:please |just )?stop)(?: taking)? and (?=(?:let (?:me|us)|call|ring|phone|tell|contact|get in touch|give (?:me|us))\b)/gi,
    "$1 it and ",
  ],
  // "I'd take a couple of days off"
  [
    /(^|[.;,] )((?:(?:and|so|but|okay|well),? ){0,3})I would (?:probably |just )?take (?=(?:an? (?:couple|few)(?: of)?|\d|two|three|the (?:rest of the )?) ?(?:days?|week)\b[^.;]{0,12}\b(?:off|out)\b)/gi,
    "$1$2you should take ",
  ],
  // "Take a couple of days off, I can write you a note through Thursday"
  [
    /(\boff(?: (?:work|school))?),? (?:and )?(?:I|we) (?:can|will) (?:write|give|do|print) (?:you|him|her) (an? (?:[a-z]+ ){0,2}(?:note|letter|certificate))(?= (?:through|until|for|to|if|at)\b|$|[.,;])/gi,
    "$1, with $2",
  ],
  // "I'll do some bloods, the nurse can do those before you go"
  [
    /,? (?:and )?(?:the|our) (?:nurse|phlebotomist|lab|girls?|receptionist) (?:can|will) (?:do|take|get|draw) (?:those|them|that|it|these)\b[^.;?]{0,40}(?=$|[.;])/gi,
    "",
  ],
  // "I'll put another rescue pack on for you"
  [
    /\bI will (?:also |just )?put (another|an?|the|some more) ((?:[a-z]+ ){0,3}(?:pack|prescription|box|inhaler|supply|course|tube|bottle)) (?:on|up|through)(?: (?:for (?:you|him|her)|the system|(?:your|the) (?:repeat|prescription)))?(?=$|[.,;]| (?:once|when|after|too|as well)\b)/gi,
    "I will prescribe $1 $2",
  ],
  [/\bbook in (?:with|to see) (?=(?:the|our|my|an?|your) [a-z])/gi, "book an appointment with "],
  // "I want you on iron"
  [
    /\bI (?:would like|want|need) (?:you|him|her) on (?=(?:an? |the |some )?(?!bed\b|light\b|low\b|high\b|table\b|couch\b|list\b|ward\b|sofa\b|scales?\b|monitor\b|side\b|left\b|right\b|back\b|board\b|crutches\b)[a-z]{4,}(?! (?:[a-z]+ )?diet\b))/gi,
    "I will start you on ",
  ],
  [/\bI (?:would like|want|need) (you|him|her) on (?=bed rest|light dut|crutches|an? )/gi, "I want $1 to be on "],
  // "I'd rather you took the Claritin instead of the Benadryl"
  [/\bI would (?:really |much )?(?:rather|prefer(?: it if)?) (?:that )?you (?:took|take) /gi, "I want you to take "],
  [/\bI would (?:really |much )?(?:rather|prefer(?: it if)?) (?:that )?you (?:used|use) /gi, "I want you to use "],
  [/\bI would (?:really |much )?(?:rather|prefer(?: it if)?) (?:that )?you (?:stayed|stay) /gi, "I want you to stay "],
  // "And the Tylenol PM, I'd like you off that", "I want you off the ibuprofen"
  [
    /^((?:(?:and|so|but|now),? )*)(?:the|your) ([a-z]+(?: [a-z]+)?), I (?:would like|want|would rather|need)(?: to (?:get|have))? you off (?:of )?(?:that|it|those|them|this)\b(?: one)?/i,
    "$1stop the $2",
  ],
  [
    /\bI (?:would (?:really )?(?:like|want|rather have|prefer)|want|need)(?: to (?:get|have))? you off (?:of )?(?=(?:the|your|that) [a-z]|(?!work|school|duty|sports?\b|games?\b|your|here)[A-Za-z][a-z]{5,})/gi,
    "we will stop ",
  ],
  // "Lisinopril, we go from 20 up to 40"
  [
    /^((?:(?:and|so|but|now|then|okay),? )*)(?:the |your )?([a-z]{5,}), (?:(?:I|we|let us)(?: (?:will|would|would like to|can|should|are going to|want to))? )(?:just )?(?:go|take (?:it|that)|move|bump (?:it|that)|push (?:it|that)) (from \d[\d.]*(?: ?(?:mg|mcg|units?))? )?up (?=to \d)/i,
    "$1increase $2 $3",
  ],
  [
    /^((?:(?:and|so|but|now|then|okay),? )*)(?:the |your )?([a-z]{5,}), (?:(?:I|we|let us)(?: (?:will|would|would like to|can|should|are going to|want to))? )(?:just )?(?:go|take (?:it|that)|move|bring (?:it|that)|drop (?:it|that)) (from \d[\d.]*(?: ?(?:mg|mcg|units?))? )?(?:back )?down (?=to \d)/i,
    "$1decrease $2 $3",
  ],
  // "Everything else stays the same, the carvedilol, the lisinopril"
  [
    /^((?:(?:and|so|but|now|okay),? )*)(?:everything|all the rest|the rest|all) (?:else )?(?:stays?|remains?|is) (?:all )?(?:the same|as (?:it is|they are)|unchanged)[,:] (?=(?:the|your) [a-z])/i,
    "$1continue ",
  ],
  // "Furosemide, I want 40 twice a day"
  [
    /^((?:(?:and|so|but|now|then|okay),? )*)(?:the |your )?([a-z]{5,}), I (?:want|would like)(?: you (?:on|to (?:take|have)))? (?=\d[\d.]*(?: ?(?:mg|mcg|units?|mL|tablets?|puffs?))?,? (?:once|twice|three times|four times|daily|nightly|every|a day|in the|at (?:night|bedtime)))/i,
    "$1take $2 ",
  ],
  // "It has been a year, so you can come off the Plavix"
  [
    /(^|[,.;]? (?:so|and|then|which means) |[,.;] )you (?:can|could|should|need to|may) (?:now |probably |safely |finally |actually |just )?(?:come|get|go) off (?:of )?(?=(?:the|your|that) [a-z])/gi,
    "$1we will stop ",
  ],
  // "Your furosemide, take one less"
  [
    /^((?:(?:and|so|but|now),? )*)(?:the|your) ([a-z]{4,}(?: pills?| tablets?)?), (?:I want you to |I would like you to |you can |let us )?(?:just )?(?:take|do) (one|two|half(?: a)?) (less|fewer|more|extra)\b/i,
    "$1take $3 $4 $2",
  ],
  // "Let's bump that up to 10 mg, the amlodipine"
  [
    /\b(?:bump|push|take|bring|turn|put|raise|increase) (?:it|that)(?: up| back up)? to (\d[\d.]*(?: ?(?:mg|mcg|units?|mL))?), (?:the|your) ([a-z]{4,})(?=[.]?$)/gi,
    "increase the $2 to $1",
  ],
  // "Because of your ulcer I'd like you to stop the ibuprofen"
  [
    /^((?:(?:and|so|but|now),? ){0,2}(?:because of|due to|given|with) (?:your|his|her|the|that|this) (?:[a-z-]+ ){0,3}[a-z-]+) (?=(?:I|we) (?:would|will|want|am|are|need|should|do)\b)/gi,
    "$1, ",
  ],
  // "Important things for preventing this in the future are weight loss and less alcohol"
  [
    /\b(?:(?:the|some|other) )?(?:(?:important|main|key|best|other|good|biggest) )?(?:things?|ways?|steps?|measures?) (?:(?:for|of|in) preventing|to prevent) (this|it|that|these|(?:further |future |more |gout |other )?(?:attacks?|flares?|episodes?|infections?|stones?))(?: (?:in the future|from happening(?: again)?|going forward|from coming back|down the (?:road|line)))? (?:are|is|include|would be|will be)(?: things)? ([a-z][^.]*)$/gi,
    "I recommend $2 to help prevent $1",
  ],
  // "You can prevent attacks by cutting down on red meat"
  [
    /\byou can (?:also |help |help to )?(prevent|avoid) ((?:[a-z]+ ){0,3}?[a-z]+) by ([a-z]+ing [^.]*)$/gi,
    "I recommend $3 to help $1 $2",
  ],
  // "We should get you tested for mono", "I'd like you checked for diabetes"
  [
    /\b(let us|(?:I|we) (?:will|should|would like to|want to|need to|can|could|am going to|are going to)) (?:also |just )?(?:get|have) (?:you|him|her|them) (?:tested|checked|screened|swabbed) for (?=[a-z])/gi,
    "$1 order a test for ",
  ],
  [
    /\bI (?:would like|want) (?:you|him|her) (?:to (?:get|be) )?(?:tested|checked|screened|swabbed) for (?=[a-z])/gi,
    "we will order a test for ",
  ],
  // "I'll let the emergency department know that you are on your way"
  [
    /\bI (?:will|am going to|can) (?:let|tell|call|inform|notify|ring|phone|alert) (?:to )?the (emergency (?:department|room|unit)|er|ed|hospital)\b(?: know)?(?:,? (?:that|to say))?(?: (?:you|he|she) (?:are|is|will be) (?:coming|on (?:your|his|her|the) way|heading)(?: (?:in|over|there))*)(?! (?:home|out|off|back)\b)/gi,
    "I will send you to the $1",
  ],
  // "Because your symptoms overlap with those of flu will also do a swab"
  [
    new RegExp(
      `^((?:(?:and|so|but),? ){0,2}(?:because|since|as|given that|seeing that) (?:your|his|her|the|it|you|this|they|he|she) [^,]{4,80}?)(?<!\\b(?:we|I|you|he|she|they|it)),? (will (?:also |then )?${verbs}) `,
      "i",
    ),
    "$1, we $2 ",
  ],
  // "Seeing that your cough is worse"
  [/^((?:and|so|but),? )?seeing (?:that|as|how) (?=(?:your|his|her|the|you|he|she|it|this) )/i, "$1since "],
  // "It will be important to get a chest x-ray"
  [
    /\bit (?:will|would|is going to) (?:also )?be (?:really |very |also )?(?:important|necessary|essential) (?:for us )?to (?=(?:get|do|order|obtain|repeat|run) )/gi,
    "we will ",
  ],
  // "I want to go ahead and recommend that you drink"
  [
    /\b(I|we) (?:do |would |am |are |will |just |also )*(?:want|like|going|need)? ?to (?:go ahead and )?(recommend|advise|suggest|encourage) (?=that you |you to )/gi,
    "$1 $2 ",
  ],
  // "Things that you can do in the meantime would be to use a splint"
  [
    /\b(?:(?:some |other |the |one |another )?things? (?:that )?you (?:can|could) (?:also )?(?:do|try)(?: (?:in the meantime|for now|at home|meanwhile|now))? (?:would be|will be|is|are)) to (?:use )?(?:like )?(?=[a-z])/gi,
    "in the meantime you can use ",
  ],
  [
    /\byou can use (?=(?:use|try|take|wear|do|(?:rest|ice)(?= (?:it|the|your))|elevate|apply|avoid|drink|eat|stretch|keep|stay|modify)\b)/gi,
    "you can ",
  ],
  // "Another thing that may be worth considering is physiotherapy"
  [
    /^((?:(?:and|so|but),? ){0,2})(?:another|one other|one more|a further) (?:(?:thing|option|treatment|possibility) (?:that |which )?(?:(?:may|might|could|would) (?:also )?be (?:worth considering|an option)|to consider|(?:we|you) (?:can|could|might) (?:also )?(?:consider|try|think about|look into)|is|would be)(?: is| would be| are)?) (?=(?!(?:that|if|whether|you|we|I|it|to)\b)[a-z])/i,
    "$1we can consider ",
  ],
  // "This will require some antibiotics"
  [
    /\b(?:this|it|that) (?:will|is going to|would) (?:probably |likely |also )?require (?=(?!(?:you|us|a (?:lot|while|bit)|some time|time)\b)[a-z])/gi,
    "you will need ",
  ],
  // "If it is croup, it will be supportive treatment so we can give her fluids"
  [
    /\b(?:it|this|that) (?:will|would) be (?:mostly |mainly |really )?(?:supportive|conservative|symptomatic) (?:treatment|care|management),? so (?=(?:we|I|you) )/gi,
    "",
  ],
  // "We will trial a cream"
  [/\b(will|would|can|could) trial (?=(?:some|a|an|another|you|the|more)\b)/gi, "$1 try "],
  // "Let a nurse know if it gets worse"
  [/\blet (?:somebody|someone|a (?:nurse|doctor)) know (?=if|when|about)/gi, "let us know "],
  [/^((?:(?:and|so|but),? ){0,2})(?:definitely|certainly|absolutely) (?=let us know\b)/i, "$1please "],
  // "Based on your history of asthma I would say that this is a flare"
  [
    /^(?:[^?]{0,200}\b(?:and|but|so|,) )?(?:based on|given|considering|with|going by) [^,?]{5,80},? I would say (?:that )?(?=(?:this|it|that|you) )/i,
    "",
  ],
  // "It sounds like the most likely diagnosis is croup"
  [
    /\b(?:it is,? )?(?:it (?:sounds|looks|seems) like )?(?:the|your|his|her) (?:most likely|likeliest|most probable) diagnosis (?:now |here |right now |at this point )?(?:is|would be) (?:something (?:called|known as) )?/gi,
    "the most likely diagnosis is ",
  ],
  [/\b(you can (?:use|take|try|wear|do|rest|apply) [^,.?]{3,60}?) and to (?=[a-z]+ your )/gi, "$1 and "],
  // "We will do a swab, just in case"
  [/,? just in case(?: as well| too| also)?(?=[.,]?$)/i, ""],
  // "…, and so will want to get an ultrasound"
  [
    new RegExp(
      `(^|, )((?:and so|so|and then|and),? )(will (?:(?:want to|need to|have to|also|just|then|probably) ){0,3}${verbs} (?=(?:an?|some|the|your|you|another|more) ${testName}))`,
      "gi",
    ),
    "$1$2we $3",
  ],
  // "Really important is physical therapy"
  [
    /(^|[,;] |\band )((?:(?:and|also|uh|um),? ){0,2})(?:really |very |most |equally |what is (?:really )?)?important is (?:to do )?(?=(?!(?:that|to|it|you|we|how|if|what|because)\b)[a-z])/gi,
    "$1$2I recommend ",
  ],
  // "You can use some, use a compression sleeve"
  [/\b(use|take|try|get|do|have|apply|wear) (?:some|an?|the|your|like), (?=\1 )/gi, ""],
  // "Try things like yoga"
  [/\b(apply|use|try|do) (?:things|something|stuff) like (?=[a-z])/gi, "$1 "],
  // "Get a test for that today, which will require a nasal swab"
  [
    /\b(?:an?|some) tests?(?: for (?:that|this|it))?(?: today)?,? which (?:will |would )?(?:requires?|involves?|means?) (?=an? (?:[a-z]+ )?(?:swab|sample|scan|needle|blood test|biopsy)\b)/gi,
    "",
  ],
  // "We will need to finish the full course of physiotherapy"
  [
    /\bwe (?:will )?(?:definitely |really |just |also )?need to (?=(?:finish|complete) (?:the|your) )/gi,
    "you need to ",
  ],
  // "And then from there, we can get some blood work"
  [/^((?:and|so),? )?(?:then )?from there,? (?=(?:we|I) )/i, "$1"],
  // "A nasal swab for that"
  [/\b(tests?|swabs?|scans?|x-?rays?|samples?|bloods?|labs?|cultures?) for (?:that|this|it)(?=$|[,.;])/gi, "$1"],
  // "We need an X-ray", "you will need some blood tests", "your knee needs an MRI"
  [
    new RegExp(
      `(?<!\\b(?:do|does|did|if|whether|not think|not|would|might|may|why|until|unless) )\\b(?:(?:we|I|you)(?: will| are going to| am going to)? ${adverbs}need|(?:your|this|that|the) (?:[a-z]+ )?${adverbs}needs) (?=(?:an?|some|another|more) ${testName})`,
      "gi",
    ),
    "we need to get ",
  ],
  // "An X-ray would be helpful"
  ...["a", "an"].map((article): [RegExp, string] => [
    new RegExp(
      `(?<=^(?:(?:and|so|but|well|okay|now|then|I (?:do )?(?:think|feel|believe)(?: that)?),? ){0,3})${article} (${testName}) (?:would|will|is going to|is) ${adverbs}(?:be )?(?:helpful|useful|needed|necessary|required|indicated|warranted|appropriate|worthwhile|worth (?:doing|getting|having)|a good idea|what (?:we|you) need|the (?:right|best|logical) (?:next )?step|the next step)\\b(?! if\\b)`,
      "i",
    ),
    `we should get ${article} $1`,
  ]),
  // "To help with the swelling I recommend ice"
  [
    /^((?:(?:and|so|but|then),? ){0,2})(to (?:help )?(?!be\b)[a-z]+ [^,.]{3,50}?),? (I|we) (?:would |do |will |basically |usually )*(recommend|suggest|advise) ([^.]+)$/i,
    "$1$3 $4 $5 $2",
  ],
];
