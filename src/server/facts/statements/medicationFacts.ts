import type { Fact } from "../Fact";
import { isStillTaken } from "../frames/allergyClauses";
import { drugClauses } from "../frames/drugClauses";
import { makeFact } from "../frames/makeFact";
import {
  type MedicationMention,
  medicationState,
  readMedications,
  stateInList,
  isRegimen,
} from "../frames/readMedications";
import type { Sentence } from "../segment/Sentence";
import { drugName } from "../terms/findDrugs";
import { takenInsteadPattern } from "../resolve/replacedDrugs";
import { ifNotTakenPattern, isCourseOver, isGivenOnce, isSingleDose } from "./treatment/isCourseOver";

/**
 * Matches words that make a sentence with a drug a statement about taking it, also the small words of an answer that
 * lists drugs: "takes", "nightly", "just X and Y".
 */
const takesPattern =
  /\b(?:tak(?:e|es|ing)|took|on|us(?:e|es|ing)|used|still have|prescribed|had (?:me|him|her) (?:try|take|use)|(?:trial|course|round) of|dose|mg|mcg|mL|units|daily|nightly|every (?:other )?(?:day|morning|night|evening)|(?:once|twice|times|pill|tablet) a day|started|stopped|quit|came off|finished|completed|gave|given|giving|tried|puffs?|pills?|tablets?|inhaler|insulin|refill|ran out|only|just|and|some|(?:forget|miss|skip)s?|switched|swapped|(?:changed|moved) (?:me |him |her |over ){0,2}(?:from|to|onto))\b/i;

/** Matches a drug with its dose after a comma: "high cholesterol, atorvastatin 20". */
export const doseAfterPattern =
  /, (?:on )?[a-z-]{5,} \d{1,4}(?:\.\d+)?(?![\d/])(?=$|[.,;]| (?:mg|mcg|units?|and|once|twice|a day|daily|at|every|in)\b)/i;
/** Matches a sentence that only gives the dose of a drug: "The losartan's 50", "no, my Lantus is only 20 units". */
const statesDosePattern =
  /^(?:(?:no|but|actually|well|oh|and),? )*(?:the |my |his |her )?[a-z-]{4,}(?:'s| is|,)(?: (?:only|just|now|actually|still|down to|up to|at))* \d[\d.]*(?: ?(?:mg|mcg|milligrams?|micrograms?|units?|mL))?(?:,? (?:now|twice a day|once a day|at night|in the morning|daily))*[.]?$/i;

/** Matches a single dose that was given or tried: "My wife gave me one of her oxycodones". */
const triedOncePattern =
  /\b(?:gave|lent) me (?:one|half|a couple|some|two|an?)\b|\b(?:took|tried) (?:one|half|a couple|two) (?:of|once)\b|\bone of (?:his|her|their)\b/i;

/**
 * Matches a period that is over, in which a drug was taken: "In college I took Zoloft for about a year", "in September
 * they gave me steroids for 5 days".
 */
const longAgoPattern =
  /\b(?:in|during|back in|when I was in) (?:college|university|uni|high school|school|the (?:army|navy|military|service)|my (?:teens|twenties|thirties|20s|30s|40s))\b[^.;]{0,40}\b(?:took|tried|was on|had|used|got)\b|\b(?:took|tried|was on) [^.;]{0,40}\b(?:in|during|back in) (?:college|university|high school|my (?:teens|twenties|20s|30s))\b|\bin (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)\b[^.;]{0,30}\b(?:gave|put|had|took|got)\b[^.;]{0,60}\bfor (?:about )?\d+ days\b/i;
/** Matches a remedy that was tried and did not help: "I tried Tums and it did nothing". */
const triedInVainPattern =
  /^(?:(?:and|so|well|yeah|yes|but),? )*I(?: have| had)?(?: also| already| even)? (?:tried|took|taken|had|used) [^.;]{2,60}?(?:,? (?:and|but)(?: (?:it|that|they|those|this|neither|none))?|,(?: (?:it|that|they|those))?)(?: (?:really|just))* (?:did nothing|(?:did|does|do|have|has) not (?:really |even )?(?:help|work|do (?:a thing|anything|much)|touch|make (?:a|any) difference)\w*|made no difference|no (?:help|relief|use|good|luck)|was(?: no (?:help|use|good)| useless))\b/i;

/** Matches words right after a remedy that did not help: "Paracetamol, | that's useless". */
const saysUselessPattern =
  /^,? (?:(?:but|and|well),? )?(?:(?:that|which|it|they) )?(?:(?:is|was|were|are) (?:completely |totally |just |absolutely |pretty )?(?:useless|rubbish|hopeless|no (?:good|use|help))|did nothing|made no difference|(?:does|did|do) not (?:even )?touch)\b/i;

/**
 * Matches a denial that limits only how often a drug is taken: "I don't take it every day", "we're not using it as
 * prescribed".
 */
export const notAlwaysPattern =
  /\b(?:do|does|did|have|has|am|is|are) not (?:(?:always|been|really|usually|necessarily) ){0,2}(?:tak(?:e|ing|en)|us(?:e|ing|ed)|remember to take)\b[^.;,]{0,60}?\b(?:every|each|daily|regularly|religiously|consistently|all the time|all of the time|always|as (?:often|much|regularly|directed|prescribed|instructed|I should|he should|she should)|(?:that|very|too|so) (?:often|much|regularly)|on (?:the )?weekends)\b|\b(?:do|does|did|have|has) not always (?:tak|us)/i;
/** Matches the words before a drug that was tried for a time: "they gave me a trial of | colchicine". */
const trialPattern =
  /\b(?:gave|given|had|have|has|did|got|tried|took|prescribed|on|me|him|her) (?:an? )?(?:short |brief |quick )?(?:trial|round) of (?:the |some )?$|\bhad (?:me|him|her) try (?:the |some )?$/i;
/** Matches what follows a drug that did not help: "The Colace | didn't do a thing". */
const didNotHelpPattern =
  /^ (?:(?:really|just) )?(?:did nothing|did not (?:really )?(?:do (?:a thing|anything|much|the trick)|help|work|touch)|was (?:no (?:help|use|good)|useless)|made no difference)\b/i;
/**
 * Matches a report in the past tense on how a drug worked or was tolerated: "gave me Macrobid | and it worked", "… |
 * and it upset my stomach".
 */
const pastEffectPattern =
  /^(?:,? [^.;]{0,30}?)?,? (?:and|but|which) (?:(?:it|that|they) )?(?:(?:really|just) )?(?:worked|helped|cleared|was (?:all )?gone|went away|got better|fixed it|did the trick|messed|upset|made me|gave me|did not (?:help|work|agree)|was (?:fine|good|great|awful|terrible))\b(?![^.;]{0,80}\b(?:still|now|every|each|daily|continue|keep)\b)/i;
/** Matches the words before a drug that was given at an earlier time: "they gave me", "the time before that it was". */
const givenThenPattern =
  /\b(?:(?:they|he|she|the (?:er|hospital|doctor|gp|clinic|pharmacist|chemist)|my (?:doctor|gp|dentist)) (?:gave|tried) me|(?:the )?(?:last time|time before(?: that)?|previous time)(?:,? it was|,? I had|,? they gave me)) (?:some |the |a course of )?$/i;
/** Matches the words before a drug that the patient no longer takes: "I'm off the". */
const cameOffPattern =
  /\b(?:am|are|been|was|came|got|weaned|completely|finally|now) off (?:of )?(?:the |my |all (?:the |my )?)?$/i;

/** Matches what a drug did to the patient after its name, in the past: "Prozac | made me agitated". */
const actedThenPattern =
  /^ (?:(?:just|really|always|only) )?(?:made|gave|caused|upset|messed(?: up)?|knocked) (?:me|my)\b(?![^.;]{0,60}\b(?:now|still|today|currently|this (?:week|month|morning)|last night|yesterday)\b)/i;
/** Matches words that place the taking of a drug in an earlier part of life: "back then", "when I was 19". */
const earlierLifePattern =
  /\b(?:was on|took|tried|had|used)\b[^.;]{0,40}\b(?:back then|at (?:the|that) time|in those days|way back|when I was (?:\d+|an? |in |pregnant|younger|little)|as an? (?:kid|teen\w*|child|student)|after (?:the|my) (?:first|second|last) (?:baby|one|pregnancy|child))|\bwas on\b[^.;]{0,40}\bfor (?:about |around |like )?(?:an?|\d+|several|many|a few|a couple of) (?:days?|weeks?|months?|years?)\b(?![^.;]{0,20}\b(?:until|before|and (?:now|they|then))\b)/i;

/** Matches words after a drug with which the patient says to be without it: "The Xarelto | I ran out of". */
const endedAfterPattern =
  /^,? (?:(?:that )?(?:I|he|she|we)) (?:(?:have|had|just|already|actually) )*(?:ran out of|run out of|stopped|quit|came off|gave up)(?! (?:on|smoking|drinking)\b)(?=$|[,.;]| (?:about|around|like|a|an|\d|last|in|because|since|it|taking|maybe|months?|weeks?)\b)/i;
/** Matches words after a drug with which it is no longer taken: "knocks me out | so I don't take that anymore". */
const noLongerPattern =
  /^[^.;]{0,80}?(?:,|;| so| and| but)(?: so)? I (?:(?:(?:do|will) not (?:really )?(?:take|use) (?:it|them|that|those)(?: one)? any ?more)|no longer (?:take|use) (?:it|them|that|those))\b/i;
/** Matches the words before a drug beside which another one must not be taken: "not to take ibuprofen with my". */
const besidePattern =
  /\b(?:not|never|cannot|avoid\w*) (?:to )?(?:take|taking|use|using|have|mix|mixing|combine)?[^.;,]{3,40} (?:with|on top of|alongside) (?:my |the |all my )?$/i;
/** Matches the words before a drug of an earlier episode: "The last one was in May. They gave me | amoxicillin". */
const earlierCoursePattern =
  /\b(?:last (?:one|time|episode|attack|infection)|(?:two|three|\d|one) last (?:year|winter|summer|spring|fall))\b[^;]{0,60}\b(?:they|he|she|the (?:doctor|er|hospital|clinic)|my doctor) (?:gave|prescribed|put) (?:me|him|her)(?: on)?(?: some| a course of)? $/i;
/** Matches for how long or how much a drug helped once: "It | helped for a couple of hours". */
const helpedThenPattern =
  /^ (?:(?:really|only|just) )?(?:helped|worked|lasted) (?:for )?(?:(?:about|maybe|only|just) )?(?:an? (?:hour|couple|few|while|night)|\d+|the (?:first )?(?:night|day))\b/i;
/** Returns whether a drug was taken at an earlier time only, by the words before and after it. */
const isFromEarlier = (before: string, after: string): boolean =>
  didNotHelpPattern.test(after) ||
  helpedThenPattern.test(after) ||
  actedThenPattern.test(after) ||
  earlierCoursePattern.test(before) ||
  (givenThenPattern.test(before) && pastEffectPattern.test(after)) ||
  // "Last time it was amoxicillin", "They put me on prednisone once"
  /\b(?:time before(?: that)?|last time|previous time),? (?:it was|I had) $/i.test(before) ||
  (/\bput me on $/i.test(before) && /^ (?:once|one time|briefly)\b/i.test(after));

/** Matches a drug that is asked for, not taken: "I need oxycodone", "prescribe me oxycodone". */
const requestsPattern =
  /\b(?:(?:I|we)(?: really| just| also)? (?:need|want|would like|could do with)|(?:prescribe|add|write|order|give me)\b|\b(?:if|whether|maybe|hop(?:e|ed|ing)(?: that)?|wonder\w*) (?:I|we|you|he|she) (?:can|could|might|should) (?:get|have|be given|be put on|try|give)\b|\bhoping (?:to (?:get|have|try)|for)\b|\bask(?:ing)? (?:you )?for\b)/i;
/**
 * Matches words that show that a drug is or was taken, even if the sentence also asks for one: "I am taking Norco, I
 * need a refill".
 */
const takenPattern = /\b(?:tak(?:e|es|ing|en)|took|on|us(?:e|es|ed|ing)|start(?:ed|ing)?|been|refills?)\b/i;

/** Matches a clause about drugs that another person takes: "my wife takes warfarin". */
export const clauseOfOtherPattern =
  /\b(?:my|his|her|our|the|their)(?: (?:old|older|younger|best|late|ex|other)){0,2} (?:(?:grand|step)?(?:mother|father|mom|dad|mum|parents?|sons?|daughters?)|brothers?|sisters?|wife|husband|spouse|partner|aunt|uncle|cousin|nephew|niece|grandparent|caregiver|carer|family member|flatmate|housemate|colleague|boyfriend|girlfriend|roommate|room-?mate|flat-?mate|house-?mate|team-?mate|mate|boss|ex|trainer|coach|co-?worker|friend|neighbou?r|(?:mother|father|sister|brother)-in-law)(?:'s(?= (?:on|taking|using) ))?(?: (?:from|at) (?:the )?[a-z]+| next door)?(?: (?:also|always|just|only|still|already|now|recently)){0,2} (?:(?<='s )(?:on|taking|using)|takes?|took|uses|used|is (?:on|taking|using)|(?:was|were|got|has been) (?:on|taking|using|prescribed|given|put on|started on)|gets|got|had|tried|started|swears by|loves)\b[^.;]*?(?=$|[.;]|,? (?:and|but|while) I\b)/i;

/**
 * Matches a clause about drugs that people whom the patient knows take: "one of my friends tried Nicorette", "a
 * neighbor of mine uses melatonin".
 */
const clauseOfAcquaintancePattern =
  /\b(?:(?:one|two|some|a few|a couple|many|most|lots|plenty|several|all) of (?:my|our|his|her|the) (?:[a-z]+ )?(?:friends?|neighbou?rs?|co-?workers?|colleagues?|cousins?|buddies|family|relatives|siblings|sisters|brothers|classmates|teammates)|an? (?:[a-z]+ )?(?:friend|neighbou?r|co-?worker|colleague|cousin|buddy|relative|classmate|teammate)(?: of (?:mine|ours|my (?:wife|husband|mother|father)'s))?|(?:some(?:one|body)|people|a (?:guy|man|lady|woman|girl|person)) (?:that )?(?:I know|(?:I work|I live) with|at (?:my |the )?(?:work|school|church|gym|office)|in my (?:family|class|team|office)))(?: (?:also|always|just|only|still|actually|already|has|have|had)){0,2} (?:tried|takes?|took|taken|uses?|used|swears? by|swore by|(?:is|are|was|were) (?:on|taking|using|prescribed|given)|got|gets?)\b[^.;]*?(?=$|[.;]|,? (?:and|but|so|while) I\b)/i;

/** Matches the words before a drug in whose place another is taken: "apixaban instead of | warfarin". */
const notTakenPattern =
  /(?:\b(?:instead of|rather than|in place of)|^(?:(?:okay|fine|right|yes|but|and),? ){0,3}(?:just |please |but )?not) (?:the |my )?$/i;
/**
 * Matches the words before a drug that the patient chooses or may take, which is not a drug that is taken: "I think I'd
 * go for | the pill", "I can take | penicillin".
 */
const wantedPattern =
  /\b(?:I would (?:just |rather |prefer to |like to )*(?:go (?:for|with)|choose|have|try|start|prefer)|I will (?:go (?:for|with)|have|try)|let us (?:try|go (?:for|with))|I can (?:still |safely |always )?(?:take|have|use|tolerate)) (?:the |an? |that |those )?$/i;
/** Matches the words before a drug that another one replaced: "I switched from | warfarin to apixaban". */
const switchesFromPattern =
  /\b(?:switch|chang|mov|swap)\w{0,4} (?:me )?(?:over )?from (?:the |my )?$|\bswapped (?:out )?(?:the |my )?$/i;
/** Matches the words before a drug that was taken then: "I was on | metformin, then they switched me to Ozempic". */
const wasOnPattern =
  /\b(?:was|were|had been|used to be) (?:first |originally |just |only |previously )?(?:on|taking|using) (?:the |my )?$/i;
/**
 * Matches words after such a drug that say that another one, or nothing, came in its place: ", then they switched me to
 * Ozempic".
 */
const thenReplacedPattern =
  /^[^.;]{0,40}?(?:,| and| but| then| until| before|;) ?(?:(?:and|but|so|then|until|before|later|eventually) ){0,2}(?:(?:I|he|she|they|we|you|my [a-z]+|the [a-z]+|dr\.? [a-z]+) (?:(?:then|just|later|eventually|also) )?(?:have |had )?(?:got |was |were )?(?:switch|chang|mov|swapp?|replac|took (?:me|him|her) off|stopped|put (?:me|him|her) on|got (?:put|switched|changed|moved)|start(?:ed)? (?:me|him|her) on|quit|came off|went on)|not any ?more|no longer|now (?:I am|he is|she is|it is) (?:on|just|only|taking) (?!it\b|that\b|them\b|this\b|\d|the same|(?:an? )?(?:higher|lower|different|half))|now (?:just|only) )/i;
/** Matches the start of a clause that names the drug which came later: "Before the Ozempic | I was on metformin". */
const beforeOtherPattern =
  /^(?:(?:well|so|and|oh),? ){0,2}(?:before|prior to) (?:the |that,? |my )?[^,.;]{3,30},? (?:I|he|she) (?:was|were|had been) (?:on|taking|using) (?:the |my )?$/i;
/** Returns whether a drug was taken only until another came in its place, by the words before and after it. */
const wasReplaced = (before: string, after: string): boolean =>
  (wasOnPattern.test(before) && thenReplacedPattern.test(after)) || beforeOtherPattern.test(before);

/** Matches words that deny that a drug is stopped: "I can't stop | taking oxycodone". */
const cannotStopPattern =
  /\b(?:cannot|can ?not|could not|unable to|not able to|never|(?:do|did|have|will) not|(?:told|advised) not to) (?:just |really |ever )?(?:stop|stopped|quit|come off|give up|get off)\b/gi;
/**
 * Matches the words right before a drug that was given, after another was taken away: "took me off it and gave me | X".
 */
const givenNextPattern =
  /\b(?:gave|giving|put|started|given) (?:me|him|her)(?: back)?(?: on)?(?: to)?(?: the| some)? $/i;
/** Matches the words before a drug that is no longer given: "we stopped giving her the | Zyrtec". */
const stopsGivingPattern =
  /\b(?:stop(?:ped)?|quit|gave up|discontinued|no longer) giving (?:me|him|her|them|it)(?: any| the| his| her| their| my)? $/i;
/** Matches the beginning of a treatment that continues: "they put me on doxycycline last week". */
const beginsPattern =
  /\b(?:put|started) me on\b|\b(?:am|was|been|got|they have|they) started on\b|\b(?:was|been|got) put on\b/i;
/** Matches the words before a drug that must not be taken: "I can't take | penicillin". */
const mustNotPattern =
  /\b(?:cannot|could not|can not|am not (?:allowed|able|supposed|meant) to|was (?:told|advised) (?:not to|never to)|(?:told|advised|warned|asked) (?:me|us|him|her) (?:not to|never to|to avoid|to stay off)|must not|should not) (?:\w+ ){0,2}?(?:take|have|use|tolerate|touch) (?:the |my |any )?(?:[a-z]+ (?:or|and) )?$/i;

/**
 * Matches words before a drug that was prescribed, whether it is taken or not: "I'm supposed to take | atorvastatin".
 */
const prescribedPattern =
  /\b(?:supposed|meant|told|asked|ought) to (?:be )?(?:tak(?:e|ing)|us(?:e|ing)|on|hav(?:e|ing))\b|\bshould (?:really |probably |still |also )?(?:be (?:on|taking|using)|take|use|have)\b|\b(?:was|were|been|got|am|had) (?:just |also )?(?:prescribed|given|put on|started on|recommended)\b|\b(?:prescribed|gave|recommended) (?:me|us)\b|\bput me on\b|\b(?:said|told (?:me|us)|suggested|advised|recommended) (?:that (?:I|we) |I |we )?(?:to |should |could )?(?:use|try|take|put|have)\b|\b(?:wants?|wanted) me (?:to (?:take|use|be on)|on)\b|\b(?:my|the|our|a) (?:[a-z]+ )?(?:doctor|gp|consultant|specialist|nurse) prescribed\b/i;
/**
 * Matches words after a prescribed drug which say that it is not taken: "…, but I don't", "…, but I never picked it
 * up".
 */
const leftUntakenPattern =
  /^[^.;]{0,60}?(?:,| but| though| although| only| and|;) ?(?:(?:to be honest|honestly|actually|really|in fact|truth be told|I will be honest),? )*(?:(?:I|we|he|she|they|the (?:parent|mother|father|caregiver|family member|spouse)) (?:(?:really|just|actually|mostly|always|kind of|honestly) )*(?:(?:do|did|have|am) not|never|cannot be bothered|could not be bothered|refuse to|forget to|will not|gave up)(?: (?:actually|really|ever|always|even))?(?: (?:do|did))?(?=$|[,.;]| (?:on|take|taken|taking|use|used|using|bother\w*|fancy|feel|see|agree|fill\w*|pick\w*|start\w*|got|get|been|actually|because|since|as|it|them|that|those|like|any ?more|want|collect\w*)\b)|I (?:am|have) not (?:been )?(?:taking|using)|(?:it|they) (?:made|makes?|gave|gives?|upset|upsets) (?:me|my)\b|(?:it|they) (?:(?:is|are|just|still|only) )*(?:sits?|sat|stays?|stayed|lies|lie|left)? ?(?:sitting |lying )?in (?:the|a|my) (?:drawer|cupboard|cabinet|box|bag|bathroom|pharmacy|shelf)\b)(?! (?:miss|skip|mind|like to miss|have (?:any )?(?:problems?|trouble|side))\b)/i;

/** Matches words with which the patient says that doses are missed: "I forget", "I do tend to skip". */
const missedPattern =
  /\b(?:I|he|she|we|they|you) (?:(?=\w)(?:do|will|would|also|often|always|usually|sometimes|occasionally|probably|honestly|just|tend to|have|had) ){0,3}(?:forget|forgot|forgotten|miss(?:ed|es)?|skip(?:ped|s)?|leave out|left out)\b/i;

/** Returns whether a clause says that doses are missed of a drug that is otherwise taken: "I skip it once a week". */
const isMissed = (clause: string): boolean =>
  missedPattern.test(clause) &&
  !/\b(?:stopp?ed|quit|ran out|came off|no longer|any ?more|altogether|now)\b/i.test(clause);

/**
 * Returns a drug without a frequency or duration from the words after the offset `missed`, which say how often doses
 * are missed.
 */
function withoutMissed(mention: MedicationMention, text: string, missed: number): MedicationMention {
  const [before] = readMedications(text.slice(0, missed)).filter(({ drug }) => drug.start === mention.drug.start);
  const { frequency: _often, duration: _lasts, ...rest } = mention;
  return {
    ...rest,
    ...(before?.frequency ? { frequency: before.frequency } : {}),
    ...(before?.duration ? { duration: before.duration } : {}),
  };
}

/**
 * Returns slots that remove the frequency of a drug if a clause says that it is not always taken: "I don't take it
 * every day". Otherwise no slots.
 */
const ofNotAlways = (clause: string, text: string): { frequency?: undefined } =>
  notAlwaysPattern.test(clause) || (supposedToPattern.test(text) && missedPattern.test(text))
    ? { frequency: undefined }
    : {};

/** Matches words for how a drug is prescribed: "I'm supposed to take it every day". */
const supposedToPattern = /\b(?:supposed|meant) to (?:be )?(?:tak(?:e|ing)|us(?:e|ing)|on|hav(?:e|ing))\b/i;

/** Reads the drugs of a text with how they are taken, as opposed to how often they are missed. */
function medicationsTaken(text: string): readonly MedicationMention[] {
  const missed = text.search(missedPattern);
  const named = readMedications(text);
  return missed < 0 ? named : named.map((each) => withoutMissed(each, text, missed));
}

/** Matches the words before a drug that was offered: "they offered me | Humira", "wanted to give me | isotretinoin". */
const offeredPattern =
  /\b(?:offered|suggested|recommended|(?:want(?:s|ed)?|tried|was going|were going) (?:me )?to (?:give|put|start|prescribe|try|take|go on))\b[^.;]*$/i;
/** Matches another person's wish that the patient takes a drug, before its name: "the cardiologist wants me on". */
const wishOfOtherPattern =
  /\b(?:wants?|wanted|would like|(?:is|was|are|were) (?:thinking (?:of|about)|talking about|considering|keen to)|talked about|mentioned|discussed) (?:(?:to )?(?:put|putting|start|starting|try|trying|give|giving|get|getting) )?(?:me|him|her|us)(?: (?:to )?(?:be|go|start|take|try|have|use|going|taking|starting|trying))?(?: on)?(?: to)?(?: an?| the| some)? $/i;
/** Matches words after a drug with which it is taken: "so I've started it", "I've been on it since". */
const begunPattern =
  /\b(?:start(?:ed)?|begun|began|been|taking|take|am on|went on|on it|picked (?:it|that) up|since|now|every|daily|twice|dose)\b/i;
/** Matches words with which the patient declined what was offered: "but I said no", "and I didn't want it". */
const declinedPattern =
  /^[^.;]{0,40}?(?:,| but| and| so|,? though)(?: but)? I (?:(?:really|just|always) )*(?:declined|refused|said no|turned (?:it|that) down|did not want (?:it|that|to)|would not take|passed)\b/i;
/** Matches words with which a drug is only suggested: "my sister said to use | her hydrocortisone". */
const suggestedPattern = /\b(?:said|suggested|told|advised|recommended)\b/i;
/** Matches people who prescribe drugs, and pronouns that can mean them: "doctor", "cardiologist", "they". */
const byProfessionalPattern =
  /\b(?:they|he|she|doctors?|dr|gp|consultant|specialist|nurse|pharmacist|chemist|hospital|clinic|surgeon|[a-z]+ologist)\b/i;

/**
 * Returns whether a drug was prescribed and is not taken: "I'm supposed to take X, but I don't". `before` and `after`
 * are the words around its name.
 */
const isUntaken = (before: string, after: string): boolean =>
  prescribedPattern.test(before) && leftUntakenPattern.test(after) && !isStillTaken(after);

/** Matches the words before a drug that belongs to another person: "there's my husband's | insulin". */
const ownedByOtherPattern =
  /\b(?:my|his|her|our|their) (?:[a-z]+ )?(?:mother|mum|mom|father|dad|husband|wife|partner|son|daughter|brother|sister|friend|flatmate|neighbou?r|boyfriend|girlfriend|aunt|uncle|gran|nan)'s (?:old |own |left-?over )?$/i;
/** Matches words with which the patient takes another person's drug: "I took my husband's insulin". */
const patientUsedPattern = /\bI (?:[a-z]+ ){0,3}?(?:took|take|taking|used|use|using|tried|had)\b/i;

/**
 * Matches words after a drug which say that the patient avoids it: "ibuprofen gives me heartburn | so I stay off it".
 */
const avoidedPattern =
  /^[^.;]{0,80}?(?:,|;| so| and| but)(?: so)? I (?:(?:now|just|always|try to|have to|tend to) )*(?:stay (?:off|away from|clear of)|avoid|steer clear of|keep (?:off|away from)|do not (?:take|use|touch)|cannot (?:take|have|use)) (?:it|them|that|those)\b/i;
/** Matches words for a drug that is taken regularly: "every night". */
const regularPattern = /\b(?:take|taking|use|using|every|each|daily|nightly|regular\w*|been)\b/i;

/**
 * Matches the name of a class or form of drugs, e.g. "inhaler" in "a steroid inhaler, Clenil": the drug named right
 * after it is read instead.
 */
const kindOfDrugPattern =
  /^(?:steroids?|inhalers?|puffers?|antibiotics?|water (?:pill|tablet)s?|blood thinners?|statins?|pain ?killers?|antidepressants?|diuretics?|antihistamines?|beta[- ]blockers?|pills?|tablets?|creams?|anticoagulants?)$/i;

/** Matches words that say that a drug was lacking for some days only: "ran out of | for 3 days". */
const ranOutForPattern =
  /\b(?:ran|run) out(?: of)?\b[^.;]{0,30}\bfor (?:about |like |maybe )?(?:an?|\d+|a few|a couple of|several) (?:days?|weeks?)\b/i;

/** Matches when a level was measured, which is not when a drug was taken: "warfarin, | my INR was 2.4 last week". */
const levelPattern =
  /,? (?:and )?(?:my|the|last) (?:inr|levels?|[a-z]+ levels?|labs?|blood (?:test|work)) (?:was|were)\b[^,;]*/i;

/** Returns whether a clause places the taking of its drug in an earlier time. */
const isOfEarlierTime = (clause: string): boolean =>
  triedOncePattern.test(clause) ||
  longAgoPattern.test(clause) ||
  earlierLifePattern.test(clause) ||
  /\b(?:used to|in the past|years ago|last (?:week|month|year)|ago)\b/i.test(clause.replace(levelPattern, ""));

/** Returns whether a drug is no longer taken, by the words before and after it. */
const isEnded = (before: string, after: string): boolean =>
  wasReplaced(before, after) ||
  switchesFromPattern.test(before) ||
  cameOffPattern.test(before) ||
  endedAfterPattern.test(after) ||
  noLongerPattern.test(after) ||
  isCourseOver(before, after);

/** Matches words after a drug that may be taken, which is not a drug that is taken: "Cephalexin | I can take". */
const canTakePattern =
  /^,? (?:I|he|she|we) (?:can (?:still |safely |always )?(?:take|have|use|tolerate)\b|(?:have |has )?(?:had|taken)\b[^.;,]{0,20}\b(?:fine|okay|no (?:problems?|trouble|reactions?)))/i;

/** Matches the words before a drug that was never needed: "She has never needed | an inhaler". */
const neverNeededPattern =
  /\b(?:never|not (?:ever )?)(?: (?:once|really|ever|yet))? ?(?:needed|required|had (?:to (?:have|use|take)|(?:any |a )?(?:call|cause|reason) (?:for|to (?:have|use|take)))|been (?:offered|prescribed|given)) (?:an? |any |the |his |her |my |one of (?:those|these) )?$/i;

/**
 * Returns whether a drug is only wanted, forbidden, declined, avoided or lacking for some days, by the words before and
 * after it.
 */
const isNotTaken = (before: string, after: string, upToNext: string): boolean =>
  wantedPattern.test(before) ||
  notTakenPattern.test(before) ||
  mustNotPattern.test(before) ||
  neverNeededPattern.test(before) ||
  (offeredPattern.test(before) && declinedPattern.test(after)) ||
  (wishOfOtherPattern.test(before) && !begunPattern.test(after)) ||
  (avoidedPattern.test(upToNext) && !noLongerPattern.test(upToNext)) ||
  canTakePattern.test(after) ||
  ranOutForPattern.test(`${before}${upToNext}`);

/** Returns whether a sentence with a drug can say that it is taken: it has words for that and is not a request. */
const canBeTaken = (text: string): boolean =>
  statesDosePattern.test(text) ||
  doseAfterPattern.test(text) ||
  (takesPattern.test(text) && (!requestsPattern.test(text) || takenPattern.test(text)));

/** Matches another person's wish that the patient takes no drug, which says nothing of what is taken. */
const unwantedByOtherPattern =
  /\b(?:wife|husband|partner|mother|father|mum|mom|dad|daughter|son|sister|brother|friend|boss) (?:does not|did not|would not|never|doesn't|didn't) (?:want|like|wanted|let) me (?:to (?:be|go|take|start|stay|use)|on|taking|being|using)\b/i;

/** Returns whether a cannabis product is smoked, vaped or eaten, which is a habit: "a vape pen with THC". */
const isRecreational = (name: string, text: string): boolean =>
  /^(?:thc|cannabis|marijuana)$/i.test(name) &&
  /\b(?:vap\w*|pens?|smok\w*|edibles?|gumm\w+|joints?|weed|bong)\b/i.test(text);

/**
 * Reads the drugs that a sentence says are taken, were taken or are not taken. `from`: the sentences that are the
 * evidence. `isAsked`: drugs are the topic already, so that a name alone is enough.
 */
export function medicationFacts(sentence: Sentence, from: readonly Sentence[], isAsked = false): Fact[] {
  const text = sentence.text.replace(clauseOfOtherPattern, "").replace(clauseOfAcquaintancePattern, "");
  if ((!isAsked && !isRegimen(text) && !canBeTaken(text)) || unwantedByOtherPattern.test(text)) return [];
  const clauses = drugClauses(text);
  const named = medicationsTaken(text).filter(({ drug }) => !isRecreational(drug.name, text));
  return named.flatMap(({ drug, ...how }, i) => {
    const before = text.slice(0, drug.start);
    const next = named[i + 1]?.drug;
    if (next && kindOfDrugPattern.test(drug.name) && /^,? (?:called )?$/.test(text.slice(drug.end, next.start)))
      return [];
    if (isUntaken(text.slice(named[i - 1]?.drug.end ?? 0, drug.start), text.slice(drug.end, next?.start))) {
      if (suggestedPattern.test(before) && !byProfessionalPattern.test(before)) return [];
      return makeFact({
        kind: "medication",
        from,
        polarity: "absent",
        slots: { name: drugName(drug.name), ...how, state: "notTaking", detail: "prescribed" },
      });
    }
    if (isNotTaken(before, text.slice(drug.end), text.slice(drug.end, next?.start))) return []; // kept as a statement
    if (ownedByOtherPattern.test(before) && !triedOncePattern.test(text) && !patientUsedPattern.test(text)) return [];
    const clause = clauses.find(({ end }) => drug.start < end)?.clause ?? text;
    const given = stopsGivingPattern.test(before) ? null : givenNextPattern.exec(before);
    const own = given ? clause.slice(Math.max(0, clause.lastIndexOf(given[0]))) : clause;
    const isNotAlways = notAlwaysPattern.test(clause) || isMissed(clause);
    const state =
      isNotAlways || besidePattern.test(before)
        ? "taking"
        : isEnded(before, text.slice(drug.end))
          ? "stopped"
          : takenInsteadPattern.test(before)
            ? "taking"
            : stateInList(
                medicationState(own.replace(cannotStopPattern, " ").replace(ifNotTakenPattern, "if I take")),
                how.frequency,
                text.slice(drug.end, next?.start),
              );
    // "last week" is when it was begun
    const isSince = takenInsteadPattern.test(before) || beginsPattern.test(clause) || /\bsince\b/i.test(clause);
    const isBorrowed = ownedByOtherPattern.test(before) && !regularPattern.test(clause);
    const isPast =
      state === "stopped" ||
      isBorrowed ||
      isGivenOnce(before, text.slice(drug.end)) ||
      isSingleDose(before, text.slice(drug.end)) ||
      triedInVainPattern.test(text) ||
      (trialPattern.test(before) && !/\b(?:still|now)\b/i.test(clause)) ||
      saysUselessPattern.test(text.slice(drug.end)) ||
      isFromEarlier(before, text.slice(drug.end, next?.start ?? text.length)) ||
      (!isSince && isOfEarlierTime(clause));
    return makeFact({
      kind: "medication",
      from,
      polarity: state === "notTaking" ? "absent" : "present",
      time: { when: isPast ? "past" : "now" },
      slots: { name: drugName(drug.name), ...how, ...ofNotAlways(clause, text), state },
    });
  });
}
