import { LabelledPatterns } from "../../../platform/patterns/LabelledPatterns";
import { rememberResults } from "../../../platform/rememberResults";
import { isHabit } from "../../terms/isHabit";

/** What a question asks for, if its answer fills a known slot. */
export type QuestionTopic =
  | "allergy"
  | "family"
  | "smoking"
  | "vaping"
  | "alcohol"
  | "drugs"
  | "surgeries"
  | "hospitalizations"
  | "medications"
  | "conditions"
  | "occupation"
  | "living"
  | "exercise"
  | "diet"
  | "travel"
  | "contacts" // people around the patient who are ill
  | "vaccination"
  | "sexual" // also contraception
  | "pregnancy"
  | "risk"
  | "duration"
  | "onset"
  | "site"
  | "side"
  | "severity"
  | "quality"
  | "radiation"
  | "frequency"
  | "course" // constant, better or worse
  | "triggers"
  | "relief"
  | "tried" // treatments of the complaint so far
  | "before" // earlier episodes
  | "otherSymptoms"
  | "adherence" // missed doses
  | "age"
  | "reason";

/** Matches a question about suicide in the family: "Has anyone in your family attempted suicide?" */
export const familySuicidePattern =
  /\b(?:family history of\b[^?]{0,60}\bsuicid|(?:(?:any|some) ?(?:one|body)|members?|relatives?) (?:else )?in (?:your|the|his|her) (?:immediate )?family\b[^?]{0,80}\b(?:suicid|kill|(?:own|their) li(?:fe|ves))|suicid\w*\b[^?]{0,30}\b(?:in (?:your|the|his|her) family|(?:among|by) (?:your )?(?:family|relatives))\b|(?:family members?|relatives?)\b[^?]{0,60}\b(?:suicid|(?:kill|took|tak|end)\w* (?:them|him|her|their|his)))/i;

/** Topics with their patterns, specific topics before general ones. */
const patterns: readonly (readonly [QuestionTopic, RegExp])[] = [
  // A suicide in the family is not a risk that the patient reports.
  ["family", familySuicidePattern],
  [
    "risk",
    /\b(?:suicid\w*|harm(?:ing)? (?:your|him|her|them)sel\w+|hurt(?:ing)? (?:your|him|her|them)sel\w+|(?:kill|end)(?:ing)? (?:your|him|her)(?:self| life)|harm(?:ing)? (?:others|anyone|someone|other people)|hurt(?:ing)? (?:others|anyone else|other people)|thoughts of (?:death|dying)|better off dead|safe at home)\b/i,
  ],
  // What is taken for allergies is not an allergen.
  [
    "tried",
    /\b(?:(?:did|have) (?:you|he|she|they) (?:ever )?(?:take|taken|use|used|try|tried))\b[^?]{0,40}\b(?:for|against) (?:(?:your|his|her|their|the|those|these|seasonal|\w+ and) ){0,3}allergies\b/i,
  ],
  [
    "medications",
    /\b(?:tak(?:e|es|ing)|us(?:e|es|ing)|on|prescribed)\b[^?]{0,40}\b(?:for|against|to (?:alleviate|treat|help(?: with)?|relieve|control|manage)) (?:(?:your|his|her|their|the|those|these|seasonal|\w+ and) ){0,3}allergies\b/i,
  ],
  [
    "allergy",
    /\b(?:allerg(?:y|ies|ic)\b(?! (?:specialist|doctor|clinic|rhinitis|asthma|conjunctivitis|eczema))|(?:medicine|medication|drug|anything)\b.{0,30}\breaction|reactions? to (?:any|a|medic\w+|drugs?|antibiotics|meds|pills|foods?)|anything (?:you|he|she|that you) (?:reacts?|reacted) to|(?:problems?|trouble|issues?|reactions?|react(?:ed)?(?: badly)?) (?:with|to) (?:(?:the|any|iv|ct|x-ray|x ray) ){0,2}(?:contrast|dye|latex|iodine|penicillin|sulfa|antibiotics)|how (?:did|do|does) (?:you|he|she) (?:do|get on|cope|manage|react|go) with (?:(?:the|any|your|iv|ct|x-ray|x ray) ){0,2}(?:contrast|dye|latex|iodine|penicillin|sulfa)|(?:epi-?pens?|auto-?injectors?)\b[^?]{0,24} for (?:(?:the|your|his|her) )?[a-z]+)\b/i,
  ],
  [
    "family",
    /\b(?:family (?:medical )?history|(?:in|runs? in) (?:the|your) family|(?:any(?:one|body)|members?|relatives?) (?:else )?in (?:your|the) (?:immediate )?family|your family (?:members?|have|has|had)|family (?:members?|problems|conditions)|your (?:parents|siblings|mother|father|mom|mum|dad|brothers?|sisters?|grandmother|grandfather|grandparents|aunts?|uncles?)\b.{0,30}\b(?:have|has|had|any|healthy|alive|health)|family\b.{0,50}\b(?:cancer|heart|diabetes|disease|conditions?|problems)|(?:^|[.,?] )who (?:in (?:your|the) family )?(?:had|has|have)\b(?! (?:we|you|I|brought|been (?:ill|sick|unwell|poorly))\b)|who in (?:your|the) family)\b/i,
  ],
  ["vaping", /\bvap(?:e|es|ing)\b|\be-?cig\w*/i],
  [
    "smoking",
    /\b(?:(?<!\b(?:around|around any|near) )smok(?!ers\b)\w*|cigarettes?|how many packs?\b(?! of (?!cigarettes))|(?<!\bchew(?:ing|ed)? )tobacco(?! chew))\b/i,
  ],
  [
    "alcohol",
    /^(?:(?:and|so|okay|or),? )*(?:you )?drink\?*$|\b(?:alcohol\w*|(?<!\bwhat )(?:do|did) you drink(?! (?:enough |a lot of |plenty of |any )?(?:water|fluids|coffee|caffeine|soda))|drink(?:ing)? (?:alcohol|at all|socially)|are you still drinking(?! [a-z])|how (?:much|many|often) (?:\w+ ){0,5}drink(?:s|ing)?(?! (?:water|fluids)))\b/i,
  ],
  [
    "drugs",
    /\b(?:recreational|illicit|street|illegal) (?:drugs?|substances?)|marijuana|cannabis|cocaine|weed\b|\bany (?:other )?drugs\b|drugs? use|use (?:any )?(?:other )?(?:drugs|substances?)/i,
  ],
  [
    "surgeries",
    /\b(?:surger(?:y|ies)|operations?|surgical history|operated on|procedures? (?:done|before|in the past)|any (?:prior |past |previous |other )?procedures)\b/i,
  ],
  ["hospitalizations", /\bhospitali[sz]\w*|\b(?:been|stayed) (?:in|admitted to) (?:the )?hospital|hospital stays?\b/i],
  [
    "adherence",
    /\b(?:(?:taking|take|remember\w* to take|miss\w*|skip\w*|keeping up with|compliant with) (?:any |all )?(?:of )?(?:your|the|his|her|those|these) (?:\w+ ){0,3}(?:medic\w+|meds|pills|doses|tablets|inhaler|insulin)|miss(?:ed|ing)? (?:any )?doses?)\b/i,
  ],
  [
    "tried",
    /\b(?:(?:tried|taken|taking|take|done|used|using|doing) (?:any ?thing|something|any (?:medic\w+|over|pain|treat\w+)|some|stuff) (?:\w+ ){0,4}(?:for|to|help)|have you tried|did you try|tried (?:any|using|taking)|what (?:have you|did you) (?:been )?(?:done|tried|taken|take|do|doing|taking) (?:for|to)|(?:taken|tried|take|took|used|taking|using) anything|what have you (?:tried|taken|used)|what (?:have|are) you (?:been )?giving (?:him|her|them|it)|(?:give|given|giving) (?:him|her|them) (?:any ?thing|something)|anything for (?:it|this|that|the (?:pain|fever))|any (?:medic\w+|treatments?) for (?:it|this|that|the pain))\b/i,
  ],
  [
    "medications",
    /\b(?:medications?|medicines?|meds|pills|prescriptions?|(?:on|take|taking|any) (?:(?:any|regular|other|daily|your) ){0,2}(?:tablets|capsules)(?= ?(?:\?|$|at the moment|now|regularly|currently|every day|daily))|over the counter|supplements?|vitamins?|on anything|which (?:[a-z]+ )?(?:one|pill|tablet|medicine|drug|inhaler) is (?:that|it|this)|\b(?:what|which) (?:[a-z]+ )?(?:tablets?|pills?|inhalers?|drops|injections?|patches|painkillers?|medic\w+) (?:is|are|was|were) (?:that|it|this|those|these|they)\b|^which (?:one|inhalers?|pills?|tablets?)(?: do you (?:have|take|use))?\?|what is (?:it|that|the (?:pill|drug|tablet)) called|what (?:have|had) you been (?:taking|using|on)(?! for)|what (?:do|are|else do) you (?:currently |usually |normally |regularly )*(?:take|taking|on)(?: for (?:it|that|them))?(?: at the moment| now| regularly| every day)?(?=\?|$))\b/i,
  ],
  [
    "vaccination",
    /\b(?:vaccin\w*|immuni[sz]\w*|shots? up to date|up to date (?:on|with) (?:all )?(?:of )?(?:your |the |his |her )?(?:\w+ )?shots|(?:flu|tetanus|pneumonia|shingles|covid) (?:shots?|jabs?)|booster|(?:tetanus|tdap|mmr) (?:up to date|current))\b/i,
  ],
  [
    "conditions",
    /\b(?:(?:other |past |previous |prior |chronic |existing |underlying |any )?(?:medical|health) (?:conditions?|problems?|issues|history)|past medical history|medical history|diagnosed with|(?:chronic|other|previous|long-?term) (?:conditions?|illness\w*|problems)|conditions? (?:like|such as)|illness(?:es)? (?:in the past|before|as a child)|(?:past|prior|serious|major|significant|childhood) illness(?:es)?|otherwise healthy|(?:any|a|your) (?:past |prior |previous )?history of)\b/i,
  ],
  [
    "occupation",
    /\b(?:do (?:you )?for (?:work|a living)|your (?:job|occupation|work)\b|do you work|are you (?:working|employed|retired)|where do you work|what do you do(?=\?|$)|currently (?:working|in school)|in school)\b/i,
  ],
  [
    "living",
    /\b(?:live with|living with|who (?:do you|lives)|live alone|living (?:situation|arrangement)|home situation|where do you live|do you live|situation like at home|at home with you|who (?:else )?is (?:there )?(?:at home|in the (?:house|home))(?: with you)?(?= ?(?:\?|$|at the moment))|married|roommates?)\b/i,
  ],
  [
    "exercise",
    /(?<!\b(?:with|come on|comes on|on by|worse|during|after) (?:\w+ ){0,3})\b(?:exercis\w*|physically active|physical activity|work(?:ing)? out)\b/i,
  ],
  [
    "diet",
    /\b(?:your diet|diet like|eating habits|watching (?:your|the|what you) (?:diet|salt|sugar|carb|sodium|eat)|salt intake|what do you (?:usually )?eat|balanced diet|healthy diet|how is (?:your )?(?:the )?diet)\b/i,
  ],
  ["travel", /\btravel\w*|\btrips? (?:recently|lately)|been abroad|out of the country\b/i],
  [
    "contacts",
    /\b(?:sick (?:contacts?|people)|contacts? of yours|everyone (?:else )?(?:at home|in the (?:house|family)) (?:been )?(?:well|okay|healthy)|(?:any(?:one|body)|someone|people) (?:else )?(?:who is |that is )?sick\b|(?:any(?:one|body)|people) (?:else )?(?:around (?:you|him|her|them) |at home |in your (?:household|home|house|family) )?(?:\w+ ){0,3}(?:been |is |are |who (?:is|are|has been) |that (?:is|are|has been) |with )?(?:sick|ill|unwell|poorly|similar symptoms)|who (?:else )?(?:has been|is|was) (?:sick|ill|unwell|poorly)\b|(?:around|near) (?:any(?:one|body)|some(?:one|body)) with\b|any(?:one|body) (?:around|near) (?:you|him|her|them) with\b|exposed to any(?:thing|one|body)\b|contact with (?:tb|tuberculosis|flu|measles|chicken ?pox|shingles|whooping cough|strep|norovirus|scabies|mumps|rubella)\b|any(?:one|body) (?:that |who )?you (?:have |may have |might have )?(?:been|were) (?:around|near|in contact with)|(?:any(?:one|body)|some(?:one|body)) else\b[^?]{0,30}\b(?:the|these) same(?: (?:thing|problem|symptoms?|complaints?|illness|issue))?(?= ?\?|$)|(?:contact|around|exposed) (?:with|to|of|by) (?:any(?:one|body)|people|someone|covid|sick)|exposures?)\b/i,
  ],
  [
    "sexual",
    /\b(?:sexual(?:ly)?|sex\b|intercourse|contracepti\w*|birth control|(?:use|using) (?:any )?(?:a |(?:kind|form|type|sort) of )?(?:protection|condoms?|contracepti\w*)|(?:about )?your (?:[a-z]+ ){0,2}(?:partners?|or partners?)\b(?= (?:or partners)?\??$))\b/i,
  ],
  ["pregnancy", /\b(?:pregnan\w*|last (?:menstrual )?period|menstrual|periods? (?:regular|normal))\b/i],
  [
    "duration",
    /\bhow long\b|\bgoing on for how (?:many|long)\b|^(?:(?:okay|so|and|sorry|just),? )*(?:would that be |that would be |is that |that is |for |like |about |around |just )*(?:the (?:last|past) )?(?:\d{1,3}(?: ?(?:to|or|-) ?\d{1,3})?|a (?:few|couple(?: of)?)|couple(?: of)?) (?:hours|days|weeks|months|years)(?:,? (?:or )?(?:about )?(?:\d{1,3}(?: to \d{1,3})?|one|two|three) (?:hours|days|weeks|months|years))*\?$|\bhow many (?:seconds|minutes|hours|days|nights|weeks|months|years) (?:has|have|did|was|were|is|are|ago)\b/i,
  ],
  [
    "onset",
    /\b(?:(?:what|which) (?:year|month) (?:was|did) (?:that|this|it)|when did (?:this|it|that|the|your|you|these|they) (?:\w+ ){0,5}?(?:start|begin|happen|notice|first|come)|when (?:was|were) (?:the |your )?(?:first|last(?! (?:eye|dental|dentist|mammogram|smear|pap|colonoscopy|check|physical|tetanus|flu|blood|test|scan|x-?ray|mri|visit|appointment|a1c|exam|jab|shot|vaccin))\w*)|when did|when (?:the|your|this|that|it|these) (?:\w+ ){0,4}?(?:start(?:ed)?|began|begun|came on)|what time(?! (?:do|does|did|would) (?:you|he|she) (?:\w+ )?(?:go|get|wake|eat|sleep|have|take))|since when|when (?:exactly )?(?:was|is) (?:this|that|it|(?:the|your) (?:fall|injury|accident|crash))\b(?! (?:last|done|test|scan|checked|ordered|taken|made|diagnosed))|you (?:said|mentioned) (?:that )?(?:it|this|that|these|the [a-z]+|(?:a|\d) (?:couple|few|week|day|month|year)\w*)\b[^?]{0,20}\b(?:started?|began|been going on|back|ago|past|last)\b|start(?:ed)? (?:suddenly|gradually)|come on (?:suddenly|gradually)|sudden(?:ly)? or)\b/i,
  ],
  [
    "severity",
    /\b(?:scale (?:of|from)|(?:1|0|one|zero) (?:to|through|-) (?:10|ten)|how (?:bad|severe|intense)|(?:the |its )?severity|pain (?:level|score|number|rating)|level of (?:the |your )?pain|rate (?:the|your|it)|out of (?:10|ten)|at (?:its|the|it is) (?:very )?(?:worst|best))\b/i,
  ],
  [
    "side",
    /\b(?:which (?:side|one|knee|leg|arm|hand|foot|ear|eye|shoulder|hip|ankle|wrist)|(?:right|left)(?: \w+){0,2} or (?:the |your |my )?(?:left|right)|one side (?:of (?:your|the|his|her) [a-z]+ )?or (?:on )?both|both sides or|(?:just |only )?one (?:side|of them)? ?or both|left side or)\b/i,
  ],
  [
    "radiation",
    /\b(?:radiat\w*(?! (?:therapy|treatments?))|(?:feel|get|have) (?:it|that|the pain|this) any ?where else|hurts? any ?where else|(?:travel(?:s|l?ing)?|mov(?:es?|ing)|spread(?:s|ing)?|go(?:es)?|shoot(?:s|ing)?) (?:any ?where|elsewhere|to (?!bed\b|sleep\b|work\b|school\b|the (?:bathroom|toilet|loo|gym|doctor|hospital|er\b|gp)|pass\b|faint\b)|down(?! (?:in|when|at) )|up(?! (?:and down )?(?:the )?(?:stairs|hills?))|into|around))\b/i,
  ],
  [
    "site",
    /\bwhere (?!(?:do|did|are|were|have|had) (?:you|he|she|they) (?:go|going|live|living|work|working|travel|fly|stay|staying|been|from|get (?:your|the (?:drugs?|medic))|grow|buy|eat|study)\b)(?:exactly |about |abouts )?(?:it (?:hurts|aches|itches)\b|(?:\w+ )?(?:is|are|do|does|did|in|would|on)\b)|\b(?:point to|show me) where|\b(?:can|could) you (?:point to (?:it|the (?:spot|place|pain|area))|point (?:at|with)\b|show me\W*$)|^(?:(?:and|so|okay),? )*(?:where exactly|exactly where|where)\W*$|\bwhat part\b|\bwhich part\b|\bwhereabouts\b|\blocated\b/i,
  ],
  [
    "quality",
    /\b(?:(?:describe|what (?:kind|type|sort) of) (?:the |this |that |your )?(?:\w+ )?(?:pain|cough|feeling|sensation|headache|discomfort|it)|how would you describe|sharp or|dull or|what (?:does|do|did) (?:it|that|they|(?:the|this|that|your|those|these) (?:[a-z]+ ){0,2}[a-z]+) feel like|^(?:(?:and|so|okay),? )*what is (?:it|the (?:[a-z]+ )?(?:pain|ache|discomfort|feeling|sensation|headache)) like(?=\W*$)|(?:off|funny|weird|strange|odd|different) (?:how|in what way)(?=\?)|can you describe|describe (?:it|the|what|that|this)|(?:sharp|dull|stabbing|burning|throbbing|aching)[^?]{0,40}\b(?:or|pain)|(?:sharp|dull|stabbing|burning|throbbing|aching|achy), (?:sharp|dull|stabbing|burning|throbbing|aching|achy))\b/i,
  ],
  [
    "triggers",
    /\b(?:(?:make|makes|made|making) (?:it|that|this|the \w+|them|things|your \w+) (?:any )?worse|bring\w* (?:it|this|that|them|these|those) on|sets? (?:it|this|that|them|these|those) off|(?:sets? off|brings? on) (?:the|your|these|those) [a-z]+|aggravat\w*|trigger\w*|worse (?:with|when)|exacerbat\w*|worsen\w*)\b/i,
  ],
  [
    "relief",
    /\b(?:(?:make|makes|made|making) (?:it|that|this|the \w+|them|things|your \w+) (?:any |feel )?better|(?<!\b(?:getting|gotten|got|become|becoming|been|is (?:it|that)|they|are things) )better or worse|reliev\w*|alleviat\w*|help(?:s|ed|ing)? (?:with )?(?:it|the|that|this|at all|any)|(?:does|did|has|have) (?:it|that|those|they|any of those|the \w+) help\w*|that help|better with)\b/i,
  ],
  [
    "course",
    /\b(?:constant|always there|improving|there (?:all|the whole) (?:the )?time|come(?:s)? and go(?:es)?|(?:come(?:s)? )?in waves|intermittent|all the time|getting (?:any )?(?:worse|better)|(?:gotten|got|become) (?:any |a lot |much )?(?:worse|better)|(?:been|stayed) the same|progress\w*|worse (?:since|over|or better)|changed (?:since|over|at all)|how (?:has|have) (?:the|this|that|it|your) (?:[a-z]+ ){0,3}(?:changed|progressed|developed|evolved))\b/i,
  ],
  ["frequency", /\bhow (?:often|frequent\w*|many times)\b/i],
  [
    "before",
    /\b(?:(?:ever )?(?:had|happened|experienced|felt|have) (?:\w+ ){0,4}(?:like this |this |similar |it )(?:\w+ ){0,3}(?:before|in the past|previously)|first time|(?:had|have) (?:this|anything like this) before|happen(?:ed|s)? (?:\w+ ){0,5}?(?:before|in the past|previously))\b/i,
  ],
  [
    "otherSymptoms",
    /\b(?:any(?:thing)? (?:other|else)(?! (?:environments?|places?|situations?|times?|occasions?|triggers?|activit\w+|positions?|people)\b)(?: \w+){0,3}(?:symptoms?|going on|bothering|noticed)?|other symptoms|associated symptoms|any symptoms)\b/i,
  ],
  [
    "reason",
    /\b(?:what brings you|what (?:has |is )?brought you|how can i help|what can (?:i|we) (?:do|help)|what (?:seems to be|is) (?:the (?:problem|matter|issue|trouble|story)|going on|happening(?! (?:when|if|with))|bothering|troubling|wrong)|what (?:are we|am i) seeing (?:you|him|her) (?:for|about)|what (?:are you|is (?:he|she)) (?:here|in) (?:for|with)|what happened|how are you (?:doing|feeling)|tell me (?:about|what|more|a little)|reason for (?:your |the )?visit|chief complaint|why are you here)\b/i,
  ],
];
/** The patterns of all topics, searched by the words that they need. */
const topicPatterns = new LabelledPatterns(patterns);

/** Returns the habits that a question names: "Do you drink, smoke or use recreational drugs?" */
export const habitsAsked = (asked: string): QuestionTopic[] =>
  patterns.filter(([topic, pattern]) => isHabit(topic) && pattern.test(asked)).map(([topic]) => topic);

/** Returns which of travel and contacts a question asks for: "Any travel or contact with anyone who is sick?" */
export const exposuresAsked = (asked: string): QuestionTopic[] =>
  patterns
    .filter(([topic, pattern]) => /^(?:travel|contacts)$/.test(topic) && pattern.test(asked))
    .map(([topic]) => topic);

/** Matches drinks without alcohol: "coffee". "Do you drink …?" with them is not about alcohol. */
const otherDrinkPattern = /\b(?:coffees?|teas?|caffeine|sodas?|cola|water|fluids?|juice|milk|energy drinks?)\b/i;
/** Matches alcoholic drinks: "beer", "wine". */
const alcoholicPattern = /\b(?:alcohol\w*|beers?|wine|liquor|spirits|cocktails?)\b/i;

/** As `topicIn`, with its results remembered. */
export const questionTopic = rememberResults(topicIn);

/**
 * Returns the first topic in `patterns` that a question names, with a few exceptions below; null if it names none. What
 * the question sets aside ("other than the cough") does not count.
 */
function topicIn(question: string): QuestionTopic | null {
  const asked = question.replace(/\b(?:besides|other than|apart from|aside from|in addition to) [^,?]+/gi, "");
  if (
    /\b(?:smok\w*|vap\w*) (?:any )?(?:marijuana|cannabis|weed|pot)\b/i.test(asked) &&
    !/cigarette|tobacco/i.test(asked)
  )
    return "drugs";
  // "Do you have any other questions?" asks for no symptoms.
  if (
    /\b(?:any|more|further) (?:other |more |further )?(?:questions|queries)\b|\b(?:like|want(?:ed)?|need(?:ed)?) to ask(?: me| us)?\b/i.test(
      asked,
    ) &&
    /\b(?:any|anything|other|else)\b/i.test(asked)
  )
    return null;
  // "Is there anything else in your house that irritates you?" is about the surroundings too.
  if (
    /\banything else\b[^?]{0,20} (?:in|at|around) (?:the|your|his|her) (?:house|home|flat|apartment|environment|surroundings|workplace|work|job)\b/i.test(
      asked,
    )
  )
    return null;
  // "Any exposure to dust?" is about the surroundings, not about people who are ill.
  if (
    /\bexpos\w{1,6}\b[^?]{0,80}\b(?:dust|mou?ld|fumes|chemicals?|asbestos|smoke|animals?|pets?|birds?|allergens?|radiation|lead|gas|farms?|carpets?|substances)\b/i.test(
      asked,
    ) &&
    !/\b(?:sick|ill|covid)\b/i.test(asked)
  )
    return null;
  if (/\b(?:it|pain|that|this|ache|discomfort|numbness|tingling|sensation)\b[^?]{0,30}\btravel\w*/i.test(asked))
    return "radiation";
  const isOtherDrink = otherDrinkPattern.test(asked) && !alcoholicPattern.test(asked);
  return topicPatterns.find(asked, (topic) => !(topic === "alcohol" && isOtherDrink));
}
