/** Source of a pattern for where a result comes from: "back | from the lab". */
const from = "(?:from (?:that|those|these|it|us|the lab) )?";
/** Source of a pattern for a length of time, as a group: "about 2 to 3 weeks". */
const span =
  "(?:about |around |approximately |roughly |like )?(\\d[\\d.]*(?:(?: to |-| or )\\d[\\d.]*)? (?:minutes?|hours?|days?|weeks?))";
/** Source of a pattern for what a clinician does or orders. */
const verb =
  "(?:do|get|order|check|repeat|send|start|give|prescribe|add|arrange|book|schedule|obtain|run|take|refer|continue|see|try|use)";

/** Source of a pattern for who protects a patient or a child: "safeguarding lead", "crisis team". */
const protectors =
  "(?:(?:child(?:ren)? |adult )?safeguarding(?: (?:lead|team|nurse|midwife|board))?|(?:mental health )?crisis (?:resolution )?team|home treatment team|(?:community )?mental health team|(?:children's |adult )?social (?:services|workers?|care)|children's services|child protect(?:ion|ive services)|cps|police|duty psychiatrist)";

/**
 * Wordings of plans around tests, diagnoses and treatments, with plain ones; applied in order. Each plain wording says
 * the same in fewer words and adds no certainty, drug or condition.
 */
export const spokenPlans: readonly (readonly [RegExp, string])[] = [
  // "You should hear back about your results in 24 to 48 hours"
  [
    new RegExp(
      `\\b(?:you|he|she|they|we) (?:will|should|can expect to|are going to|is going to) (?:also )?(?:hear|get|have|receive|see)(?: back)?(?: (?:about|with|on|from us about))?(?: (?:the|your|his|her|those|these|that|any|our))? (?:test |swab )?results? (?:back )?${from}(?:in|within) ${span}(?: (?:of|for|from) (?:that|those|these|the) (?:swab|test)s?)?`,
      "gi",
    ),
    "the results will be back in $1",
  ],
  [
    new RegExp(
      `\\b(?:you|he|she|they) (?:will|should|can expect to|are going to) (?:also )?hear (?:back )?(?:from us )?(?:in|within) ${span} (?:about|with|on) (?:the|your|his|her|those|these|that) (?:test |swab )?results?(?: (?:of|for|from) (?:that|those|these|the) (?:swab|test)s?)?`,
      "gi",
    ),
    "the results will be back in $1",
  ],
  // "I'd mark it urgent, so you should hear within two weeks": about an appointment as well as about a result
  [
    new RegExp(
      `\\b(you|he|she|they) (?:will|should|can expect to|are going to|is going to) (?:also )?hear (?:back )?(?:from (?:us|them) )?(from the [a-z]+(?: [a-z]+)? )?(?:in|within) ${span}`,
      "gi",
    ),
    "$1 should hear back $2within $3",
  ],
  [
    new RegExp(
      `(?<!\\b(?:if|when|once|until|unless|case|after|before) )\\b(?:they usually,? )?(?:it|they|that|those|these|(?:the |your |those |these )?(?:test |swab )?results?|the (?:swab|test|culture)s?) (?:usually |normally |typically |generally |should |will |would )*(?:takes? ${span} to (?:come|get) back|(?:comes?|be|is|are) back (?:in|within) ${span})(?<=hours?|days?|back)`,
      "gi",
    ),
    "the results will be back in $1$2",
  ],
  // "Because of the gout you also need a uric acid level"
  [
    /^((?:(?:and|so|but),? )*)because of (the|your|his|her) ([a-z -]{3,40}?),? (?:you|he|she) (?:also |really |do )*needs? (?=(?:an?|some|another) )/i,
    "$1because of $2 $3, we will order ",
  ],
  // "I'd go for patches rather than tablets", "I'd stay off the Aleve", "I'd stay away from ibuprofen"
  [
    /\bI would (?:probably |rather |just |definitely |actually )?go (?:for|with) (?=(?!(?:that|it|this|you|him|her|them|an? (?:walk|run|swim|drive))\b)(?![a-z-]+,? \d)[a-z])/gi,
    "I would recommend ",
  ],
  [
    /\b(?:I would|you should|you need to|you want to|I want you to) (?:definitely |really |just |probably )?(?:stay|keep|steer) (?:off|away from|clear of) (?=(?:of )?(?!(?:work|school|sick|work|that|it|(?:your|the|this|that) (?:(?:left|right|bad|sore) )?(?:feet|foot|leg|ankle|knee|hip|heel|toe|arm|hand|wrist|shoulder|back|side)s?)\b)[a-z])/gi,
    "you should avoid ",
  ],
  // "I think HRT would be very reasonable"
  [
    /^((?:(?:and|so|but|well|okay),? )*)(?:I (?:do )?think (?:that )?)?(?!(?:it|that|this|there|you|he|she|they|we|which|what|your|his|her|my|our|everything)\b)([a-z][a-z -]{2,30}?) would be (?:a )?(?:very |quite |perfectly |pretty |really )?(?:reasonable|sensible|well worth (?:a try|trying|doing)|worth (?:a try|trying|doing)|good (?:idea|option|choice|thing))(?: (?:for you|here|to try|to do|now|at this point))*(?=$|[.,])/i,
    "$1I would suggest $2",
  ],
  // "I'll send you a link for an online program", "I'll let your rheumatologist know"
  [
    /\b((?:I|we) (?:will|am going to|are going to|can)) (?:also |just )?(?:send|text|email|give|print|hand) (?:you|him|her|them) (?:off |out )?(?=(?:an?|the|some) (?:[a-z]+ ){0,2}(?:links?|leaflets?|information|videos?|handouts?|letters?|forms?|sheets?|apps?|websites?|diary|log)\b)/gi,
    "$1 provide ",
  ],
  [
    /\b((?:I|we) (?:will|am going to|are going to)) (?:also |just )?let (your|the|his|her) ((?:[a-z]+ ){0,2}(?:[a-z]+(?:ologist|ician|surgeon|iatrist)|gp|pcp|doctor|midwife|pharmacist|surgeon|team|clinic|school|consultant)) know\b/gi,
    "$1 inform $2 $3",
  ],
  // "I'd like to speak to our safeguarding lead about this", "I'm going to ring the crisis team"
  [
    new RegExp(
      `\\b(?:I|we) (?:will|am going to|are going to|would like to|need to|have to|want to|should) (?:also |just |now )*(?:(?:speak|talk) (?:to|with)|call|ring|phone|contact|let|inform|discuss (?:this|it|that|things) with) (?:(?:the|our|your) )?(${protectors})(?: know)?(?: about (?:this|that|it|you|what (?:has )?happened))?`,
      "gi",
    ),
    "we will inform the $1",
  ],
  // "I'd like you to see Dr. Chen about that"
  [
    /\b(to see (?:(?:Dr|Doctor)\.? [a-z'-]+|(?:an?|the|our|your) (?:[a-z]+ ){0,2}[a-z]+)) about (?:that|this|it)(?=$|[.,])/gi,
    "$1",
  ],
  // "While she's not drinking, yes, stop it until she is"
  [
    /^(?:and |so |but )?while ((?:you|he|she|they|it|the) [^,]{3,50}), (?:(?:yes|yeah|no|then|just|please),? )*((?:stop|hold|skip|avoid|pause|leave out|take|use|keep|do not take|stay off) [^.?]{2,40}?)((?: until [^.?]{3,60})?)$/gi,
    "$2 while $1$3",
  ],
  // "Let's stay on fifty", "Stay on fifty milligrams"
  [
    /\b(?:let us|(?:I|we) (?:will|would|can|could)) (?:just )?(?:stay|remain|keep you|leave you) (?:on|at) (?:the )?(\d[\d.]*(?: ?mg| ?mcg)?)(?: (?:for now|then|as it is))?(?=$|[.,;]| and (?:we|I|let|see|recheck|come)\b)/gi,
    "we will continue the current dose of $1",
  ],
  [
    /^((?:(?:so|and|then|okay|ok|sure|fine|all right|alright),? )*)(?:please |just )?(?:stay|remain|keep) (?:on|at) (?:the )?(\d[\d.]*(?: ?(?:mg|mcg|units))?)(?: (?:for now|then|a day))?(?=$|[.,;]| and (?:we|I|let|see|recheck|come)\b)/gi,
    "$1continue the current dose of $2",
  ],
  [
    /(?:, (?:so )?| so )(?:please |just )?(?:stay|remain|keep) (?:on|at) (?:the )?(\d[\d.]* ?(?:mg|mcg|units))(?: (?:for now|then|a day))?(?=$|[.,;])/gi,
    ", so continue the current dose of $1",
  ],
  // "You're taking the Nurofen too often, so no more than two days a week"
  [
    /\byou are (?:taking|using|having) (?:the |your )?([a-z][a-z-]{3,30}) (?:far |way |much )?too (?:often|much)\b[^.;]{0,60}?,? so (?:take |use |have )?(?:it )?no more than ([^.,;]{3,30})/gi,
    "limit $1 to $2",
  ],
  // "Try it again, but at bedtime", "I'll do that myself"
  [/\b(again|instead),? but (?=(?:at|in|with|only|just|every|once|twice|half|a (?:lower|higher|smaller)) )/gi, "$1 "],
  [/\b((?:I|we) (?:will|am going to|are going to) [^.,;]{3,60}?) (?:myself|ourselves)\b/gi, "$1"],
  // "Hold it this week, yes"
  [/, (?:yes|yeah|yep|absolutely)(?=[.!]?$|, and (?:I|we) )/gi, ""],
  // "Keep the salt under 2 grams a day", "and fluids under 2 liters"
  [
    /^((?:(?:and|so|then|also|okay),? )*)(?:(?:keep|try to keep|limit) )?(?:(?:your|the) )?(sodium|salt|fluids?|fluid intake|caffeine|alcohol)(?: intake)? (?:(?:to )?(?:under|below|less than|no more than)|down to) (\d[\d.,]* (?:grams?|g|mg|milligrams?|liters?|litres?|units|cups|glasses|ounces)|(?:an?|one) (?:gram|liter|litre)(?: and a half)?)(?: (?:a|per|each) (day|week))?/gi,
    "$1limit $2 to $3 a day",
  ],
  // "No salt substitutes"
  [
    /^((?:(?:and|so|but|then|also|okay|please),? )*)no (salt substitutes?|potassium (?:supplements?|pills)|grapefruit(?: juice)?|licorice|liquorice|decongestants|herbal (?:remedies|supplements|teas))\b/gi,
    "$1you should avoid $2",
  ],
  // "Two grams of sodium a day"
  [
    /^((?:(?:and|so|then|also|okay),? )*)(?:no more than |only |just |under |max(?:imum)? )?(\d[\d.]* (?:grams?|g|mg|milligrams?)) of (sodium|salt|sugar|fat) (?:a|per|each) day/gi,
    "$1limit $3 to $2 a day",
  ],
  [
    /^((?:(?:and|so|then|also|okay),? )*)(?:at least |about |around )?(\d[\d.]*(?: to \d[\d.]*| and a half)? (?:liters?|litres?|ounces?|oz|glasses|cups|pints|bottles)) of water (?:a|per|each|every) day/gi,
    "$1drink $2 of water a day",
  ],
  // "I'll sign you off for another two weeks"
  [
    /\b((?:I|we) (?:will|can|am going to|are going to)) sign (you|him|her|them) off(?: (?:work|sick))? for (?=(?:another |the next )?(?:\d|an?\b|one\b|two\b))/gi,
    "$1 provide a certificate for absence from work for ",
  ],
  // "Keep the Norco for the bad ones"
  [
    /\bkeep (?:the |your )([a-z][a-z-]{3,30}) for (?=(?:the |any )?(?:bad|really bad|worst|worse|severe|breakthrough|night))/gi,
    "use $1 only for ",
  ],
  // "Back in two weeks"
  [
    /^((?:(?:and|so|then|okay),? )*)(?:back|again) (?:here |to see me |in )?(?=(?:in|after|within) (?:about )?(?:a|an|\d+(?: (?:to|or) \d+)?|one|two|three|four|six) (?:days?|weeks?|months?|years?)(?=$|[,.]| (?:for|to|with|and|so|please)\b)|next (?:week|month)\b|on (?:mon|tues|wednes|thurs|fri)day)/i,
    "$1come back ",
  ],
  // "You'll get a tetanus shot today"
  [
    /\b(?:you|he|she) (?:will|are going to|is going to) (?:also )?(?:get|have|receive) (?=(?:the |an? |your |his |her )?(?:[a-z-]+ ){0,2}(?=\w)(?:shots?|vaccines?|vaccinations?|injections?|jabs?|boosters?|RhoGAM|anti-d)\b[^.?]{0,20}\btoday\b)/gi,
    "we will give you ",
  ],
  // "For the pain you can use ibuprofen"
  [
    /^((?:(?:and|so|but|then),? )*for (?:the|your|his|her) [a-z]+(?: [a-z]+)?),? (?:you|he|she) (?:can|could|may|should) (?:also |just |try to )?(?=(?:take|use|have|try) )/i,
    "$1, ",
  ],
  // "One thing that we want to check is if she has asthma"
  [
    /\b(?:(?:one|the|another|the main|the other|the first) (?:thing|question)s? (?:that )?(?:[a-z]+ ){0,2}(?:we|I) (?:[a-z]+ ){0,2}(?:want|need|have|like) to (?:check|know|find out|see|make sure|test|look for|rule out|exclude)|what (?:we|I) (?:[a-z]+ )?(?:want|need|have) to (?:check|know|find out|rule out|exclude)) (?:(?:here|first|now|for) )?is (?:if|whether) (?:you|he|she|it|this) (?:(?:could |might |may )?(?:has|have|is|be)) (?=(?:an? )?[a-z])/gi,
    "it could be ",
  ],
  // "It is important to rule out a septic joint", "the thing that we need to rule out is appendicitis"
  [
    /\b(?:it is|it will be|it would be) (?:also |really |very |always )*important (?:for us |that we |to |for me )*rule out (?=(?!with\b|by\b)[a-z])/gi,
    "it could be ",
  ],
  [
    /\b(?:(?:one|the|another|some) (?:of the )?(?:(?:main|other|first|big|biggest) )?(?:things?|possibilit(?:y|ies)|diagnos[ie]s) (?:that )?(?:[a-z]+ ){0,2}(?:we|I) (?:[a-z]+ ){0,3}(?:consider|rule out|exclude|think about|worry about|be mindful of)(?: (?:right now|here|now|today|is that))?) (?:is|are|would be) (?=(?!(?:if|whether|that|the fact|how|what|to)\b)[a-z])/gi,
    "it could be ",
  ],
  [/\b(will|can) get back to (you|him|her|them)(?= (?:when|once|with|as soon as)\b)/gi, "$1 contact $2"],
  // "Isolate until the results are in"
  [/\b(results|tests?|swabs?) (?:are|come) in\b(?! [a-z])/gi, "$1 are back"],
  // "Your symptoms overlap with those of the flu"
  [
    /\b((?:because|since|as|just because|given that) )?((?:your|his|her|the|these|those|some of the|some of your) symptoms?(?: today)?|it|this)(?:,? they)? (?:do |does |also |can |could |really |somewhat |kind of |partly )*overlaps? (?:somewhat |a bit |a lot |potentially |possibly )?with (?:(?:the|those|some of the|some) )?(?:symptoms? )?(?:of |from |in )?/gi,
    "$1$2 overlap with those of ",
  ],
  [/\boverlap with those of ([a-z0-9-]+) symptoms\b/gi, "overlap with those of $1"],
  // "What we will do is, since you have a cough, we want to do a swab"
  [
    /^((?:(?:and|so|but|okay|then),? )*)what (?:I|we) (?:will|would|am going to|are going to|want to|would like to|can) do(?: (?:for|with) (?:you|him|her|that|this))? is,? (?=(?:because|since|as|given|if) )/i,
    "$1",
  ],
  [
    /^((?:(?:and|so|but|okay|then),? )*)(?:lastly|finally|additionally|secondly|thirdly|last but not least),? (?=[a-z])/i,
    "$1",
  ],
  // "We can, after the examination, we can discuss a lung function test"
  [/\b(I|we) (can|will|would|could), (?:like )?[^,.;]{3,60}, \1 \2 (?=[a-z])/gi, "$1 $2 "],
  [
    /\b((?:I|we) (?:can|could)) (?:potentially|possibly|perhaps|maybe|always|certainly|definitely|also potentially) (?=[a-z])/gi,
    "$1 ",
  ],
  [/\bevery,? (?:like )?(?=for (?:\d|half|an?\b)|(?:around|about) \d)/gi, ""],
  [/\bto see if (?:we|I|you) (?:can|could|do|have),? (?=if )/gi, "to see "],
  // "… a lung function test for her to see, that will test if she has asthma or not"
  [
    /,? (?:for (?:you|him|her|us) to see,? )?(?:that|which|it) will (?:also |just )?(?:tell us|show us|show|test|check|help us see|let us see|let us know|look to see) (if|whether) /gi,
    " to see $1 ",
  ],
  [/ for (?:you|him|her) to see(?=$|[,.;])/gi, ""],
  [/\b(if|whether) ((?:you|he|she|it|this|that|there) [^,.;]{3,40}?) or not(?=$|[,.;?!])/gi, "$1 $2"],
  // "Based on that we will see if you need an inhaler"
  [
    /\b(?:based|depending) on (?:that|those|it|this|what (?:that|it) shows|the results?|how that goes),? (?:(?:I|we) (?:will|can|would) (?:then )?)?(?:see|decide) (?:if|whether) (?:you|he|she) (?:might |may |would |will )?(?:needs?|requires?|benefits? from) (?:to (?:be on|have|take|start) )?(?:any |an? |some )?(?=[a-z])/gi,
    "depending on the results, we can consider ",
  ],
  // "in a week or so", "no lifting with that hand", "could you drop a sample in before you start?"
  [/\bin (an?|one|two|\d+) (days?|weeks?|months?|hours?) or so\b/gi, "in about $1 $2"],
  [
    /^(no [a-z ]{3,40}? (?:with|on|of|in)) (?:that|this) (?=(?:left |right )?(?:hand|arm|leg|foot|knee|ankle|wrist|shoulder|side|ear|eye|finger|toe|elbow|hip)\b)/i,
    "$1 the ",
  ],
  [
    /^((?:(?:and|so|but|then|right|okay),? )*)(?:can|could|would|will) you (?:please |just |also |then )*((?:drop (?:in|off|by|us|a|an|the)|bring (?:in|us|back)|hand in|book|come back|leave an?) [^?]{5,90})\?$/i,
    "$1please $2",
  ],
  // "I'd like the hand surgeons to see you"
  [
    /\b(?:I|we) (?:would like|want|need|will (?:ask|get|have)) (?:for )?((?:the|our|an?|one of (?:the|our)) (?:[a-z]+ ){0,3}?(?=\w)(?:surgeons?|team|specialists?|clinic|nurses?|midwife|physio\w*|[a-z]{3,20}(?:ologists?|atrists?|icians?)|registrar|consultant|eye doctors?)) to (?=\w)(?:see|assess|review|examine|look at|have a look at|take a look at) (you|him|her)\b/gi,
    "I will refer $2 to $1",
  ],
  // "The first thing we need to do is get an MRI"
  [
    /\bthe (?:first|next|main|other|best|only|most important) thing (?:that )?(?:we|I) (?:do |really |also )*(?:need|have|want|would like|are going|will|should)(?: to)? do (?:here |now |for you )*is (?:to )?(?=(?:get|do|order|check|start|give|send|obtain|run|schedule|book)\b)/gi,
    "we will ",
  ],
  [/\bthen,? (?:certainly|definitely|obviously|of course),? (?=(?:I|we|you) )/gi, "then "],
  // "We should think about a sleep study", "we will need another x-ray"
  [
    /\b((?:I|we) (?:should|could|can|would|might|may|will)) (?:then |also |have to |need to )?think about (?:doing |getting |adding |starting |trying |having )?(?=(?:an?|the|some|another|more|adding|surgery|therapy|steroids?|injections?|[a-z]{6,})\b)(?!(?:what|whether|that)\b)/gi,
    "$1 consider ",
  ],
  [
    /\b((?:I|we) will) (?:also |then |probably )?need (?:to (?:get|have|do) )?(?=(?:another|an?|some|repeat|further|more) [a-z])/gi,
    "$1 get ",
  ],
  // "We would kind of do some blood work"
  [
    new RegExp(
      `\\b((?:I|we) (?:will|would|can|could|should|want to|need to|are going to)) (?:kind of|sort of|like) (?=${verb}\\b)`,
      "gi",
    ),
    "$1 ",
  ],
  [/\b(?:an?|some) like an? /gi, "a "],
  [
    /\b(prescribe|give|take|start|try|use|order|do|get) (you |him |her |them |an? )?like (?=\d|(?:an?|some)\b)/gi,
    "$1 $2",
  ],
  // "and then go from there", "we will see where it goes from there"
  [
    /,? (?:and )?(?:then )?(?:(?:we|I) (?:will |can )?(?:just )?)?(?:see (?:how|where|what) (?:to |we |it |that |things |you )*(?:goes?|go|take|do|are) (?:from there|from that)|(?:go|take it|work|move on) from there|take it from there)\b/gi,
    "",
  ],
  // "Then you can take the, continue taking the Tylenol"
  [/\b(?:take|use|do|get|keep) (?:the|a|your|an), (?=(?:continue|keep|stop|start|take|use) )/gi, ""],
  // "We should treat it we are going to take your oxygen saturation"
  [
    /\b(treat|do|manage|watch|monitor|fix|help|check) (it|that|this) (?=(?:I am|we are|I will|we will) (?:going to )?[a-z])/gi,
    "$1 $2, ",
  ],
  // "Once I do, if I see, if the drum is torn, we will give drops"
  [
    /^((?:(?:and|so|but),? )*)(?:(?:once|if|when) (?:I|we|you|it|that) (?:do|does|see|get|look|have|know),? )+(?=(?:if|once|when) [a-z]+)/i,
    "$1",
  ],
  // "We do not really need to do any kind of imaging or anything like that"
  [
    /\b(?:right now |at this point |for now )?(?:we|I) (?:do|would) not (?:really |actually |necessarily )?(?:think (?:we|you) )?need (?:to (?:do|get|have|order) )?(?:any |an? )?(?:(?:kind|sort|type)s? of )((?:further |more |other )?(?:imaging|x-rays?|scans?|blood ?work|labs|tests?|testing))(?: or anything(?: like that)?)?(?: right now| at this point| today| for now| yet| at the moment)?(?=[.,;]|$)/gi,
    "no $1 needed at this point",
  ],
];
