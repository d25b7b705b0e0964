/** Source of a pattern for tests and treatments that can be unneeded. */
const tests =
  "(?:work-?ups?|work up|tests?|testing|imaging|x-rays?|scans?|blood ?work|labs|investigations?|evaluation|monitoring|referrals?|surgery|procedures?|interventions?|treatment|follow-?up|adjustments?|changes?)";
/** Source of a pattern for what they are not needed for, and for when, as a group: " for that | right now". */
const here =
  "(?: (?:of|for|on|with|to) (?:that|it|this|(?:your|his|her|the) [a-z]+(?: [a-z]+)?))?((?: (?:right now|now|at this (?:point|time|stage)|today|for now|yet|at the moment))?)";

/** Source of a pattern for the start of a decision: "we will", "I would rather". */
const weDecide =
  "(?:we|I) (?:will|would|can|are going to|am going to|am happy to|are happy to)|let us|I would (?:rather|like to|prefer to)";

/**
 * Wordings of plans that change nothing, of what to watch for and of the patient's decisions, each with plain ones;
 * applied in order.
 */
export const unchangedPlans: readonly (readonly [RegExp, string])[] = [
  // "I don't think we need to do any further work up of that", "we don't need to make any adjustments"
  [
    new RegExp(
      `(?<!\\b(?:if|unless|until|when|whether|that) )\\b(?:I|we) do not (?:think|believe|feel)(?: that)?,? (?:you know,? )?(?:I|we|you|he|she|they) (?:really |actually )?(?:needs?|has|have)(?: to)?(?: (?:do|get|make|order|have|add|run|pursue))?,? (?:any|a lot of|much)(?: any-? ?any)?((?: (?:more|further|additional|other|new|major|big|invasive|special))? (?:of )?${tests})${here}(?=[.,;]|$| (?:and|but|because|since) )`,
      "gi",
    ),
    "no need for$1$2",
  ],
  [
    new RegExp(
      `(?<!\\b(?:if|unless|until|when|whether|that) )\\b(?:I|we|you|he|she|they) (?:really |probably )?(?:do|does|will) not (?:really |actually )?(?:need|have) to (?:do|get|make|order|have|add|run|pursue) any((?: (?:more|further|additional|other|new|major|big|invasive|special))? ${tests})${here}(?=[.,;]|$| (?:and|but|because|since) )`,
      "gi",
    ),
    "no need for$1$2",
  ],
  [
    new RegExp(
      `\\bno ((?:more |further |additional |other )?${tests}) (?:is|are|will be) (?:needed|required|necessary|indicated)${here}(?=[.,;]|$)`,
      "gi",
    ),
    "no need for $1$2",
  ],
  // "There's no reason for a CT", "I don't see any reason to get an MRI"
  [
    /(?<!\b(?:if|unless|until|when|whether|that) )\b(?:there is (?:really )?no reason|(?:I|we) do not (?:really )?(?:see|have|think (?:that )?there is) (?:any |a |much )?reason) (?:for|to (?:get|do|have|order|repeat)) (?:you to (?:get|have) )?(?:an? |any |another |the )?(?=\w)((?:ct|mri|pet|cat|bone|dexa|x-?ray|ultrasound|echo\w*|scan|blood ?work|bloods|labs|antibiotics?|biopsy|imaging|steroids|surgery|stress test|colonoscopy|endoscopy)(?: scan)?(?: of (?:the|your) [a-z]+(?: [a-z]+)?)?)(?: or anything(?: like that)?)?((?: (?:right now|now|at this (?:point|time|stage)|today|for now|yet|at the moment))?)(?=[.,;]|$| (?:and|but|because|since) )/gi,
    "no need for $1$2",
  ],
  // "I don't think he needs steroids"
  [
    /(?<!\b(?:if|unless|until|when|whether|that) )\b(?:I|we) do not (?:think|believe|feel)(?: that)? (?:you|he|she|they) (?:really |actually )?needs? (?:any |an? )?(?!(?:one|it|that|this)(?=$|[.,;])|to\b|me\b|more\b|any ?thing)((?:the )?[a-z]+(?: [a-z]+){0,2}?)((?: (?:right now|now|at this (?:point|time|stage)|today|for now|yet|at the moment))?)(?=[.,;]|$| (?:and|but|because|since|for) )/gi,
    "no need for $1$2",
  ],
  // "Then we leave it where it is and add a little glipizide"
  [
    /^((?:(?:and|so|then|okay|right|well|all right|in that case),? ){0,4})(?:I|we) (?=(?:leave|keep) (?:it|that|the dose) (?:at \d|as it is|where it is|alone|the same|unchanged)\b)/i,
    "$1we will ",
  ],
  // "We don't need to change anything right now"
  [
    /(?<!\b(?:if|unless|until|when|whether|that) )\b(?:(?:I|we) do not (?:think|believe|feel)(?: that)? )?(?:I|we) (?:(?:do|will) not )?(?:really )?(?:need|have|want|are going) (?:not )?to change (?:anything|any of (?:that|this|it|your [a-z]+))((?: (?:right now|now|at this (?:point|time|stage)|today|for now|yet|at the moment))?)(?=[.,;]|$| (?:and|but|because|since) )(?<=\bnot\b[^.,;]{0,60})/gi,
    "no need for changes$1",
  ],
  // "What I want you to watch for is any spreading redness", "the things to watch for are …"
  [
    /\bwhat (?:I|we) (?:do |really |just )*(?:want|need|would like) you to (?:watch(?: out)? for|look(?: out)? for|be aware of|keep an eye (?:out for|on))(?: (?:now|at home|here|in the meantime))? (?:is|are|would be) /gi,
    "watch for ",
  ],
  [
    /\b(?:the|some|a few|some of the|the main|the other) (?:red flags|warning signs|things?|signs|symptoms) (?:that )?(?:(?:you (?:should|need to|want to)|I want you to|to) )(?:watch(?: out)? for|look(?: out)? for|be aware of)(?: (?:now|at home|here|in the meantime))? (?:is|are|would be) /gi,
    "watch for ",
  ],
  // "So how about in a month you come back?", "How about I see you again in six weeks?"
  [
    /\bhow about (?:in|after) ((?:about )?(?:\d+(?: (?:to|or) \d+)?|an?|one|two|three|four|six) (?:days?|weeks?|months?|years?)),? (?:you (?:come|check|pop) (?:back|in)|(?:I|we) (?:see|have) you(?: (?:back|again))?)(?: (?:in|here|and see me))?(?=[.,;?]|$| (?:and|so|to|for) )/gi,
    "come back in $1",
  ],
  [
    /\bhow about (?:you (?:come|check|pop) (?:back|in)|(?:I|we) (?:see|have) you(?: (?:back|again))?) (?=(?:in|after) (?:about )?(?:\d|an?\b|one|two|three|four|six))([^?]{4,80})\?/gi,
    "come back $1",
  ],
  [
    /\bhow about (?:you (?:come|check|pop) (?:back|in)|(?:I|we) (?:see|have) you(?: (?:back|again))?) (?=(?:in|after) (?:about )?(?:\d|an?\b|one|two|three|four|six))/gi,
    "come back ",
  ],
  [
    /(\bcome back in [^.,;]{3,30}),? (?:and )?let us (?:do|have) (?:a|another) (?:check-?up|visit|follow-?up|review|look)(?: again)?/gi,
    "$1",
  ],
  [/,? because (?:the|our) (?:hope|goal|idea) is (?:to |that )[^.?]{5,200}$/gi, ""],
  // "We need to get you to lower that salt intake", "We need to get you exercising"
  [
    /\b(?:I|we) (?:really |definitely |do |also |just )*(?:need|want|have|would like) to get (you|him|her|them) to (?=(?!be\b|the\b|an?\b|your\b|see\b|have\b)[a-z]+ [a-z])/gi,
    "$1 should ",
  ],
  [
    /\b(?:I|we) (?:really |definitely |do |also |just )*(?:need|want|have|would like) to get (you|him|her|them) (?=(?:exercising|walking|eating|sleeping|drinking|moving|stretching|losing|wearing|checking|using) )/gi,
    "$1 should start ",
  ],
  // "We are going to need to closely monitor your sugars"
  [
    /\b((?:I|we) (?:will|are going to|am going to)) (?:also |just |really )*(?:need|have) to (?:closely |carefully )?(?=(?:monitor|watch|check|recheck|repeat|follow|adjust|stop|hold|start|get|do|keep)\b)/gi,
    "$1 ",
  ],
  // "If it is still above 135 we start the amlodipine"
  [
    /^((?:(?:and|so|but|then),? )*(?:if|when|once) (?!we (?:start|add|increase|stop|switch|double|halve|reduce|refer|send|repeat)\b)[^,.;?]{5,100}?),? (?:then )?we (?=(?:start|add|increase|stop|switch|double|halve|reduce|refer|send|repeat) [a-z])/i,
    "$1, we will ",
  ],
  // "Patient elected to monitor her symptoms", "she opted for an injection"
  [
    /^((?:(?:and|so|then),? )*)(?:the )?(?:patient|she|he) (?:has |have )?(?:elected|opted|decided|chosen|chose) (?:to (?:proceed|go ahead) with|for) (?=[a-z])/i,
    "$1the patient elected to have ",
  ],
  [
    /^((?:(?:and|so|then),? )*)(?:the )?patient (?:has )?(?:elected|opted|chosen|chose|decided|wishes|would like|prefers) to (?=[a-z])/i,
    "$1the patient elected to ",
  ],
  // "We'll just keep an eye on it", "let's watch that for now"
  [
    new RegExp(
      `\\b(?:${weDecide}) (?:just |probably |really |simply |only )*(?:keep (?:an?|a close|a careful) (?:close |careful )?eye on|watch|monitor) (?:it|that|this|them|those|things)(?: (?:for now|for the moment|for the time being|for a (?:bit|while)|closely))*(?=$|[,.;]| (?:and|but|because|if|unless|since)\\b)`,
      "gi",
    ),
    "watchful waiting",
  ],
  // "Let's watch and wait", "we'll take a wait-and-see approach"
  [
    new RegExp(
      `\\b(?:${weDecide}) (?:just |probably |really |simply )*(?:watch and wait|wait and (?:see|watch)|(?:take|do|go with|try) (?:a |the )?(?:bit of )?(?:wait[- ]and[- ]see|watch[- ]and[- ]wait|watchful waiting)(?: approach)?)(?=$|[,.;]| (?:and|but|because|for|with)\\b)`,
      "gi",
    ),
    "watchful waiting",
  ],
  // "We'll keep an eye on that mole"
  [
    new RegExp(
      `\\b(${weDecide}) (?:just |probably |also )*keep (?:an?|a close|a careful) (?:close |careful )?eye on (?=(?:the|your|his|her|that|this|those) [a-z])`,
      "gi",
    ),
    "I will monitor ",
  ],
];
