import { Rewriter } from "../../../platform/patterns/Rewriter";
import { rememberResults } from "../../../platform/rememberResults";

/** Source of a pattern for an adverb between a subject and its verb. */
const adverb = "still|even|also|just|really|usually|then|never|always|actually|already|now|again|normally|typically";
/** Source of a pattern for an auxiliary verb. */
const auxiliary = "am|is|was|are|were|have|has|had|did|do|does|can|could|cannot|will|would|get|got|take|took";

/**
 * Patterns of restarts and slips of speech, each with its replacement, applied in order. The words after a restart are
 * kept: "I have a, I have been" → "I have been".
 */
const restarts: readonly (readonly [RegExp, string])[] = [
  // "I still I feel a jolt" → "I still feel a jolt"
  [
    new RegExp(
      `\\b(I|he|she|they|we|(?<=^|[;] |\\b(?:and|but|so|because|that|when|if) )it)((?: (?:${adverb}))?),?(?: like)? \\1 (?!and\\b)`,
      "g",
    ),
    "$1$2 ",
  ],
  // "I have a, I have been" → "I have been"
  [
    new RegExp(
      `\\b(I|he|she|it|they|we) (?:${auxiliary})(?: (?:not|a|an|the|some|just|been|like|really|also)){0,3},? (?=\\1 (?:(?:${adverb}) )?(?:${auxiliary})\\b)`,
      "g",
    ),
    "",
  ],
  // "that is not, that does not help" → "that does not help"
  [/\bthat (?:is|was|does|did|has)(?: not)?, (?=that (?:is|was|does|did|has)\b)/gi, ""],
  // "I took an ibuprofen, that does not help" → "I took an ibuprofen, which does not help"
  [
    /(?<=^.{0,40}\b(?:took|tried|used|take|have|had) [^,]{3,40}), that (?=(?:does|did|has|was|is)\b)(?!is (?:why|how|when|what|it|all|where)\b)/gi,
    ", which ",
  ],
  // "about two, about two or three days" → "about two or three days"
  [
    /(?<![a-z\d'])(?!(?:[a-z\d']{1,16} (?:and|by|after)|(?:and|by|after) [a-z\d']{1,16}) )([a-z\d']{1,16} [a-z\d']{1,16}(?: [a-z\d']{1,16})?),? (?:(?:yeah|um|uh|like|or|so),? )?(?=\1\b)/gi,
    "",
  ],
  // "when I, I, well, get sick" → "when I get sick"
  [/\b(I|he|she|we|they),(?: \1,)? (?:well|um|uh), (?=[a-z])/gi, "$1 "],
  // "on the news, so a little bit worried" → "so I am worried"
  [
    /(?:, | (?=(?:and|so),))(and|so),? (?:a little |a (?:little )?bit |very |pretty |really |kind of ){0,2}(worried|scared|nervous|anxious|concerned|frustrated|upset|stressed)$/i,
    ", $1 I am $2",
  ],
  [/\b(one|two|three|\d{1,2}), \1 (?=(?:an?|per|every|or) )/gi, "$1 "],
  // "and I, when I landed I heard a pop" → "and when I landed I heard a pop"
  [/\bI, (when I [a-z]+(?: [a-z]+)?),? I (?=[a-z])/g, "$1 I "],
  // "I have also start drinking" → "I have also started drinking"
  [/\b((?:have|has)(?: also| just| recently| already)?) start (?=[a-z]+ing\b)/gi, "$1 started "],
  // "when I when the pain gets bad" → "when the pain gets bad"
  [/\b(when|if|because|that|after|where|since|until)(?: [a-z']+)?,? \1 (?=[a-z])/gi, "$1 "],
  // "was feeling suddenly feeling short of breath" → "was suddenly feeling short of breath"
  [/\b([a-z]+ing) ([a-z]+ly) \1\b/gi, "$2 $1"],
  // "tried some taking some Tylenol" → "tried taking some Tylenol"
  [/\b(some|any|my|the) ([a-z]+ing) \1 /gi, "$2 $1 "],
  // "I have or had two sons" → "I had two sons"
  [/\b(?:have|has|am|is|are|do|does) or (had|was|were|did)\b/gi, "$1"],
  // "my weight it has been the same" → "my weight has been the same"
  [
    /^((?:(?:and|but|so),? )?(?:my|the|this|his|her) (?!(?:more|less|longer|last|first|next|only)\b)[a-z-]+(?: (?!(?:and|or|when|if|that|with|of|in|on|at|says|said|thinks?|thought|feels?|felt|knows?|knew|makes?|made|noticed|notices?|hopes?|found|likes?|hates?|had|took|gave|takes?|time|day|days|week|weeks|night|nights|morning|month|year|years|way|moment|minute)\b)[a-z-]+)?(?<!\b(?:time|day|week|night|morning|month|year|way|moment|minute))),? it (?=(?:is|was|has|had|does|did|hurts?|feels?|felt|gets?|comes?|goes|started|looks?|seems?)\b)/i,
    "$1 ",
  ],
  // "it is just over the last week I cannot walk" → "over the last week, I cannot walk"
  [
    /^(?:(?:and|but|so),? )?it (?:is|was|has been)(?: (?:just|really|only|mostly|probably|like)){0,3} ((?:over|in|for|during|within) (?:the |about )?(?:last|past) [a-z\d ]{3,25}?)(?: (?:that|where))? (?=(?:I|my|he|she)\b)/i,
    "$1, ",
  ],
  // "a few months ago I have been halving it" → "a few months ago I was halving it"
  [/^([a-z\d ]{4,40} ago,? I) have been (?=[a-z]+ing\b)/i, "$1 was "],
  // "me and my friends play" → "I and my friends play"
  [/\bme and my\b/gi, "I and my"],
  // "I have not, been diagnosed", "I was seeing, a therapist": a pause before the rest of the verb
  [/\b(have not|has not|am not|is not|seeing|showed|shows|mainly|maintaining|did have),? (?=[a-z])/gi, "$1 "],
  [/\b(favou?ring|taking|using|wearing|noticing), (?=(?:my|the|an?|some|his|her|these)\b)/gi, "$1 "],
  // "they are now, producing more" → "they are now producing more"
  [/\b((?:am|is|are|was|were|has|have) (?:now|also|still|mostly|mainly|usually)), (?=[a-z]+(?:ing|ed)\b)/gi, "$1 "],
  // "over these last, over these past months" → "over these past months"
  [/\b(over|in|for|during) (?:the|these|this|those) [a-z]+, (?=\1 )/gi, ""],
  // "a hard time, catching my breath", "greenish, phlegm"
  [/\b(time|trouble|difficulty|issues|problems), (?=[a-z]+ing\b)/gi, "$1 "],
  [/\b([a-z]+ish|green|yellow|white|clear|brown|red), (?=(?:phlegm|mucus|sputum|discharge|material)\b)/gi, "$1 "],
  // "in terms of pain, I take …", "I should mention that I …"
  [/^(?:(?:and|but|so|well),? )?in terms of [a-z]+, (?=(?:I|my|it|the|he|she)\b)/i, ""],
  [
    /^(?:(?:and|but|so|well|now),? ){0,2}(?:I|the [a-z]+) should (?:also )?(?:mention|say|add)(?: that)?,?(?: (?:like|um|uh),?){0,2} (?=(?:I|my|it|the|he|she|there)\b)/i,
    "",
  ],
  // "today's the worst day", "my energy's gone"
  [
    /\b(today|everything|everybody|everyone|energy|appetite|weight|pain|cough|fever|breathing|sleep|that|it|he|she|there)'s (?=(?:the|a|an|still|not|getting|very|really|just|so|worse|better|pretty|fine|good|bad|like)\b)/gi,
    "$1 is ",
  ],
  [/\bis (?=been (?:[a-z]+ing|a|the|like|so|very|really|pretty|there|going)\b)/gi, "has "],
  // "a family party, last weekend" → "a family party last weekend"
  [/, (?=(?:just )?(?:last|yesterday|this) ?(?:night|week|weekend|month|year|morning)?$)/i, " "],
  // "I was scared, got nervous" → "I was scared and got nervous"
  [
    /^((?:I|he|she|they) [^,;]{5,80}), (?=(?:just |really )?(?:got|felt|had|went|took|started|was) [^,]{3,60}$)/i,
    "$1 and ",
  ],
  // words with which a speaker points at the body: "the top of my leg here", "right here, on the inside"
  [
    /\b(?:right |over |just ){0,3}here,? (?=(?:on|in|at|over|under|around|near|behind|along|by|below|above|inside)\b)/gi,
    "",
  ],
  [/(?<=[a-z]{3,} [a-z]+),? (?:right|over|down|up|in|around) (?:here|there)$/i, ""],
  [/(?<=\b(?:leg|arm|knee|hip|back|neck|chest|side|foot|ankle|wrist|hand|shoulder|elbow|stomach|head)),? here$/i, ""],
  [/\bat lot\b/gi, "a lot"],
  // "cannot seem to lift it" → "cannot lift it"; "does not seem to be able to walk" → "cannot walk"
  [/\b(cannot|could not) (?:really |even )?(?:seem|appear) to (?:be able to )?(?=[a-z])/gi, "$1 "],
  [/\b(?:do|does) not (?:seem|appear) to be able to (?=[a-z])/gi, "cannot "],
  [/\bit is since (?=[a-z]+(?:ed|en|one)\b)/gi, "it has since "],
  [/\b(live with my [a-z]+) and (?=(?:at|in) an? )/gi, "$1 "],
  // "when I got when I got up" → "when I got up", after what the patterns above have left
  [/\b((?:when|if|because|that|after|where|since|until|before) [a-z']+ [a-z']+),? (?:yeah,? )?(?=\1\b)/gi, ""],
  // "with even with exercise" → "even with exercise"
  [/\b(with|in|on|at|for|during|after|when|if) even (?=\1 )/gi, "even "],
  [/\bany any ?(?=thing\b|body\b|one\b|thing)/gi, "any"],
  [/\bany (?=any(?:thing|one|body)\b)/gi, ""],
  // "I during the winter I go skiing" → "during the winter I go skiing"
  [
    /(?<=^|\b(?:and|but|so),? )(I|he|she|they|we),? ((?:really |just )?(?:during|over|since|after|before|throughout|until) [a-z\d ]{3,30}?),? (?=\1 (?!and\b)[a-z])/g,
    "$2 ",
  ],
  // "some, I mean I am hoping", "I am serious, it was brutal"
  [/^(?:some|a little|a bit|at first|sometimes),? (?:(?:no|yes|yeah),? )?I mean,? (?=I\b)/i, ""],
  [
    /^(?:(?:and|but|so),? )?I (?:am serious|swear|promise|am not joking|am not kidding|kid you not|am telling you),? (?=(?:I|it|my|the|that|this|he|she|they|there)\b)/i,
    "",
  ],
  // "if my knees sore": the recognizer's spelling of "my knee's sore"
  [
    /\b(my (?:back|neck|throat|stomach|nose|head|chest|mouth|skin|face|jaw|voice|belly|heart))s (?=(?:been|getting|really|very|so|still|sore|stiff|swollen|tender|runny|stuffy|blocked|burning|hurting|aching|killing|itchy|numb|dry|tight|red|racing|upset|bleeding)\b)/gi,
    "$1 is ",
  ],
  [
    /\b(my (?:knee|ankle|elbow|shoulder|wrist|hip|ear|eye|hand|arm|leg|finger|toe)s) (?=(?:sore|stiff|swollen|tender|numb|itchy|red)(?:$|[,.;]| (?:and|or|when|if|in|at|after|from|now|again)\b))(?!.{0,40}\b(?:is|are|was|were|feel|get)\b)/gi,
    "$1 are ",
  ],
  // "she crawls, so think she is fine" → "…, so I think she is fine"
  [/,? so (?=(?:think|guess|hope|figured) (?:that )?(?:I|it|he|she|they|my|the|that|this|there)\b)/gi, ", so I "],
  // "it has just been coughing all day": an impersonal beginning before what a person does
  [
    /^it (?:has(?: just)? been|has) (?:(?:just|mostly|mainly|kinda|kind of|sort of|um|uh|like),? ){0,3}(?=(?:coughing|sneezing|vomiting|throwing up|struggling|trying to|limping|crying)\b)/i,
    "I have been ",
  ],
  // "so just staying at home" → "so I am staying at home"
  [
    /(?<=[a-z]),? so (?:just |mostly |mainly ){0,2}(?=(?:staying|taking|trying|using|sitting|lying|sleeping|working|resting|waiting|eating|drinking|walking)\b)/gi,
    ", so I am ",
  ],
  // "the cream that I thought it was for the rash" → "… that I thought was for the rash"
  [
    /(?<=\b(?:the|an?|one|another|this|different) (?:[a-z]+ )?[a-z]+ )(that|which) (I|we) (thought|think|believe|believed|assumed) (?:it|they) (?=(?:is|was|are|were|has|had|would|could|might)\b)/gi,
    "$1 $2 $3 ",
  ],
  [/^at first,? no,? (?=[a-z])/i, "at first "],
  [
    /\b(I|he|she|they) (tried|took|used) (once|twice) (?!(?:a|an|every|each|daily|or|in|per|at|with|for|and|before|after|when|this|last)\b)(?=[a-z])/gi,
    "$1 $3 $2 ",
  ],
  // "has not really started spreading" → "I have not really started spreading"
  [/^(?:(?:just|really|also) ){0,3}(?:has|have) (?=(?:not|never|been|had)\b)/i, "I have "],
];

/** Match the end of a statement that is an unfinished clause ("and then I") or addresses the listener (", doctor"). */
const looseEnds: readonly RegExp[] = [
  /, (?:doctor|doc|sir|ma'am|madam)$|,? please$/i,
  /,? (?:and|but|so|or) (?:then )?(?:boom|else|all|whatever|everything)$/i,
  /,? (?:whereas|except|except for|although|unless)$/i,
  /,? (?:and|but|so)(?: then)? (?:I|he|she|they|the)$/,
  /,? (?:but|and then|so) (?:right|over|like|for|in|on|at|it|that|just|also)(?: (?:the|these|this|last|past|few|couple|of|\d+,?|days?|weeks?|months?|years?|now|here|there)){0,6}$/i,
  /,? (?:but|so) (?:now|then|still|today|yesterday|again|even|really)$/i,
  /,? (?:correct|is that right|plus|except)$/i,
  /,? (?:and|but)(?: then)? (?:I|he|she|they) (?:also |just |really )?(?:noticed|said|says|thought|think|mentioned)$/i,
  /,? (?:and|but)(?: then)? (?:at|by|after|before|since) (?:one|some|that|this) (?:point|time)$/i,
  /,? (?:but )?(?:I )?(?:just )?(?:do not|cannot) (?:really )?(?:remember|recall|know)(?: (?:exactly|really))? (?:when|what|how|where|which|the (?:name|date|year|dose))(?: (?:exactly|it was|that was|long|many|much))?(?: exactly)?$/i,
  /(?<=[a-z]),? (?:and|but|so),? ?(?:just )?I do not know,? (?:kind of |sort of |like |just ){0,2}[a-z]+$/i,
  /,? if (?:that|this|it) (?:counts|matters|makes sense)$/i,
  /,? and (?:it|that) (?:just |really )?depends$/i,
  /,? (?:but|and|so) I do not think(?: so)?$/i,
  /,? but nothing (?:like|crazy|too|really)\b[^,]{0,40}$/i,
  /,? so (?:no|yes|nope|yep)\b,?[^,]{0,30}$/i,
  /,? and (?:like |maybe |probably |just ){0,3}(?:about |around |approximately )?(?:\d+|a few|a couple(?: of)?|several) (?:minutes|hours|days|weeks|months|years) ago$/i,
];
/** Matches an address to the listener inside a statement: ", doctor, it hurts". */
const addressPattern = /, (?:doctor|doc|sir|ma'am|madam),? (?=[a-z])/gi;

const withoutRestarts = new Rewriter(restarts);

/**
 * Removes restarts and loose ends from a statement in the speaker's own words: "I still I feel it, doctor" → "I still
 * feel it". Runs after `cleanSpeech`.
 */
export const repairSpeech = rememberResults(repaired);

/** As `repairSpeech`, without remembering results. */
function repaired(said: string): string {
  let text = withoutRestarts.apply(said.replace(addressPattern, ", "));
  for (const pattern of looseEnds) text = text.replace(pattern, "");
  return text;
}
