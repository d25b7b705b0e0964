import { isCaution } from "./plan/isCaution";
import { stateInNote } from "./plan/stateInNote";
import type { Certainty, Fact } from "../Fact";
import { findTerms } from "../lexicon/findTerms";
import { tokenize } from "../lexicon/tokenize";
import type { Sentence } from "../segment/Sentence";
import { withoutLead } from "../acts/questions/isQuestion";
import { conditionEnding } from "../terms/conditionSource";
import { findConditions } from "../terms/findConditions";
import { findDrugs } from "../terms/findDrugs";
import { findSites } from "../terms/findSites";
import { findSymptoms } from "../terms/findSymptoms";
import { isLowered } from "./readDifferential";
import { makeFact } from "./makeFact";

/**
 * Matches a phrase that introduces a problem of the assessment, and captures the problem: "for your high blood
 * pressure".
 */
const introducedPattern =
  /\b(?:for|with|regarding|as for|from|in terms of|as far as|about|on to|concerning|with regards? to|to address|under|moving on to|when it comes to) (?:your?|the|his|her|an?|that|this) (?:(?:first|second|third|fourth|fifth|next|last|other|primary|main|final) (?:[a-z]{2,6} )?(?:problem|issue|diagnosis|concern|complaint|one|thing)(?:,? (?:of|is|the|your|with|about|here|being|for)){0,4},? (?:of |your |the |his |her ){0,4})?([a-z0-9][a-z0-9' -]{2,60}?)(?=,|\.|:|$|(?<! (?:of|in|on|to|from|at|with|around|and|or|by)) the | (?:I|we|it|let|so|you|that (?:is|you|he|she|we)|what|this|continue|my|and I|and we|and it|please|again|goes|is|are|here|okay|go|she|he|standpoint|perspective|point of view|they|there|right now|give|take|use|try|start|keep|add|increase|reduce|stop|apply)\b)/i;
/**
 * Matches a problem introduced by its position in the assessment, and captures it: "the next problem is your asthma".
 */
const numberedPattern =
  /^(?:the )?(?:first|second|third|fourth|next|last|other|final|main) (?:problem|issue|diagnosis|concern|thing|one)(?: here)?(?: is|,| of| being)+ (?:your |the |his |her |a |an )*([a-z][a-z' -]{2,50}?)(?=,|\.|$| (?:I|we|it|let|so|you|that|what|this|and)\b)/i;
/** Matches text before the introduction of a problem, if it has only words such as "okay, let us talk about". */
const openingPattern =
  /^(?:(?:okay|so|and|but|now|then|also|well|alright|all right|lastly|next|first|finally|uh|as far as|sure|right|great|good|perfect|awesome|wonderful|excellent|fine|yep|yes|yeah|let us (?:talk|move|go)(?: on| over| a little bit| about)*|moving|turning|going|from a|(?:my |the |our )?(?:assessment|plan|impression)(?: and (?:my |the )?plan)?(?: of you| for you)?(?: at this time)?|you know|i think|just|again)[,]? ?)*$/i;
/** Matches words for tests, visits and other subjects that are not problems: "labs", "insurance". */
const notProblemPattern =
  /\b(?:x-rays?|labs?|results?|mri|ct|ekg|echo\w*|ultrasound|exam\w*|visit|today|time|record|blood ?work|vitals?|medications?|insurance|family|work|job|mother|questions?|allergies|note|screening|vaccin\w*|predispos\w*|scheduling|medication list|weekend|week|month|year)\b/i;
/** Matches names that are too general to be a problem: "first issue", "pain". */
const vaguePattern =
  /^(?:(?:first|second|third|fourth|next|last|primary|main|other|new) (?:problem|issue|diagnosis|concern|thing|one|time|couple|few)|problem|issue|diagnosis|concern|first|second|third|one|thing|pain|other|next|moment|plan|assessment|attacks?|episodes?|spells?|flares?|flare-?ups?|bouts|symptoms|physical|rest|same|that|this|it|you|now|future|meantime|record|most part|injury|injuries|cut|infection|(?:nearly|almost|about|roughly|over|under|more than|less than) (?:half )?(?:an?|one|two|three) stone(?: then)?)$/i;

/** Matches words that cannot be part of the name of a problem, such as verbs and pronouns: "is", "you". */
const notInNamePattern =
  /\b(?:is|are|was|were|be|been|being|am|has|have|had|having|do|does|did|to|help|helps|going|go|yes|no|okay|some|bit|what|that|which|it|you|your|I|we|they|them|he|she|can|could|would|will|should|might|get|getting|goes|come|comes|back(?! (?:pain|strain|spasms?|injury|sprain))|always|just|really|think|want|need|feel|feels|like|see|everything|something|nothing|both|doing|isolated|caused|here|there|when|if|how|much|many)\b/i;

/** Matches a problem introduced by its number, and captures it: "problem 2, asthma". */
const byNumberPattern =
  /^(?:(?:okay|so|and|for|now|then|next) )*(?:problem|diagnosis|issue) (?:number )?\d(?: is| here| being|,| so)* (?:your |the |his |her |this |a |an )*([a-z][a-z' -]{2,50}?)(?=,|\.|$| (?:I|we|it|let|so|you|that|what|this|and)\b)/i;

/** Splits the name of a problem from a drug that runs into it: "heartburn | the omeprazole". */
function withoutDrug(name: string): [name: string, drug: string] {
  const at = name.search(/ (?:the|your) [a-z]/i);
  return at > 0 && findDrugs(name.slice(at)).length > 0 ? [name.slice(0, at), name.slice(at)] : [name, ""];
}

/** Maximum number of words of the name of an introduced problem: "for your | pain in the right big toe |, …". */
const maxIntroducedWords = 7;

/**
 * Returns the problem that a sentence of the plan introduces, and the words after it, which can be an order: "asthma"
 * and "continue the inhaler". Null if it introduces none.
 */
export function introducedProblem(text: string): { name: string; rest: string } | null {
  const match = byNumberPattern.exec(text) ?? introducedPattern.exec(text) ?? numberedPattern.exec(text);
  const [said, drug] = withoutDrug(match?.[1] ?? "");
  const name = said
    .replace(
      /^(?:the )?(?:first|second|third|fourth|next|last|other|main) (?:problem|diagnosis|issue|concern)(?: (?:is|of|being))* /i,
      "",
    )
    .replace(/^(?:past medical )?history of /i, "")
    .replace(/^(?:your|the|his|her|of|about|with|a|an|that|this) /i, "")
    .replace(/ (?:now|today|then|here|again|specifically|itself|themselves|proper)$/i, "")
    .replace(/ (?:standpoint|perspective)$/i, "")
    .replace(
      /,? (?:the |your )?(?:first|second|third|fourth|next|last|other) (?:problem|issue|diagnosis|concern|thing)\b.*$/i,
      "",
    )
    .trim();
  const after = text.slice((match?.index ?? 0) + (match?.[0].length ?? 0));
  const isAdvice =
    isCaution(match?.[0] ?? "", after) ||
    // "For a fever, use ibuprofen" is advice for a symptom that may come.
    (/^for an? /i.test(match?.[0] ?? "") && /^[\s,]*(?:use|take|try|you|apply|I|we)\b/i.test(after)) ||
    // "For the pain, give her ibuprofen" treats a symptom of the problem that was named before.
    (/^for /i.test(match?.[0] ?? "") &&
      /^[\s,]*(?:use|take|try|apply|give|have|you (?:can|could|may))\b/i.test(after) &&
      !isDiagnosis(name ?? ""));
  // "For the knee only Dolo 650" names a treatment.
  const isTreatment = /\d/.test(name ?? "") && findDrugs(name ?? "").length > 0;
  if (
    !match ||
    isAdvice ||
    isTreatment ||
    !openingPattern.test(text.slice(0, match.index)) ||
    /^given$/i.test(text.slice(0, match.index).trim()) ||
    !name ||
    name.split(" ").length > maxIntroducedWords
  )
    return null;
  const isCalledProblem =
    /\b(?:problem|issue|diagnosis|concern)\b/i.test(match[0]) && /^(?=[a-z ]{6,}$)[a-z]{4,}(?: [a-z]+)?$/i.test(name);
  if (
    notProblemPattern.test(name) ||
    vaguePattern.test(name) ||
    notInNamePattern.test(name) ||
    !(isProblem(name) || isCalledProblem)
  )
    return null;
  const rest = text
    .slice(match.index + match[0].length)
    .replace(/^ that (?:you|he|she|we) [^,]{3,30}, */i, "")
    .replace(
      /^, (?:the|your) (?:first|second|third|fourth|next|last|other) (?:problem|issue|diagnosis|concern|thing)\b[^,]{0,30}, */i,
      "",
    )
    .replace(/^[\s,.:]*(?:standpoint|perspective|point of view|goes|is concerned)?[\s,.]*/i, "");
  return { name, rest: `${drug} ${rest}`.trim() };
}

/** Matches words that make a name a problem, in addition to diseases and symptoms: "injury", "cholesterol". */
const namesProblemPattern =
  /\b(?:prostate|injury|sprain|strain|fracture|infection|pain|tear|disease|syndrome|disorder|deficiency|failure|wound|ulcer|maintenance|cholesterol|blood pressure|weight|sugars?|abuse|withdrawal|reflux|pressure|nodules?|mass|lesion|abnormal\w*|elevated|cyst|stones?|strep|flu|covid|virus|viral|bacterial|clot|tia|stroke|attacks?|concussion|contusion|hernia|impingement|stenosis|murmur|smoking|insomnia|menopause|pregnancy|acne|kidney|heart|thyroid|enzymes|scabies|lice|ringworm|warts?|croup|vertigo|cold|palsy|colic|thrush|transplant|rotator cuff|carpal tunnel|back|knee|shoulder|hip|ankle|foot)\b/i;

/**
 * Matches diagnoses of the skin, eyes, ears and children that clinicians name in everyday words: "skin tag", "stye".
 */
const layDiagnosisPattern =
  /\b(?:(?:innocent|functional|flow|still's) murmur|skin tags?|chalazion|styes?|glue ear|(?:impacted )?(?:ear ?wax|cerumen)(?: impaction)?|molluscum|hand,? foot,? and mouth(?: disease)?|cradle cap|nappy rash|diaper rash|lipoma|prolapsed? (?:uterus|bladder)|adenoids|enlarged (?:tonsils|adenoids)|deviated septum|dry eyes?|floaters|eczema|skin cancer|phimosis|undescended testi\w+|tongue[- ]tie|anemic|anaemic|iron deficien\w+|poison (?:ivy|oak|sumac)|use disorder)\b/i;

/** Returns whether words can name a problem of an assessment. */
export function isProblem(name: string): boolean {
  return (
    findConditions(name).length > 0 ||
    findSymptoms(name).length > 0 ||
    namesProblemPattern.test(name) ||
    layDiagnosisPattern.test(name) ||
    findTerms(tokenize(name), ["condition"]).length > 0 ||
    new RegExp(`\\b${conditionEnding}\\b`, "i").test(name)
  );
}

/**
 * Matches words that make a name a disease, in addition to the diseases that `findConditions` knows: "tear", "stroke".
 */
const namesDiseasePattern =
  /\b(?:injury|sprain|strain|fracture|infection|tear|disease|syndrome|disorder|deficiency|failure|ulcer|cyst|stones?|clot|tia|stroke|attacks?|strep|flu|covid|virus|viral|bacterial|concussion|contusion|hernia|impingement|stenosis|withdrawal|reflux|infecti(?:ve|ous) process|pneumonitis|exacerbation|flare\w*|overuse|dislocation|rupture|abscess|gout|prostate|allerg\w+|reaction|insufficiency|regurgitation|disc|scabies|lice|ringworm|warts?|croup|vertigo|concussion|cold|palsy|colic|thrush|migraines?|seizures?|(?:peri)?menopause|(?:stress|urge|mixed|overflow) incontinence|overactive bladder|prolapse|trigger (?:finger|thumb)|frozen shoulder|(?:tennis|golfer's) elbow|bunions?|ectopics?|(?:ectopic|extra|skipped|premature) (?:[a-z]+ )?(?:beats?|contractions)|extrasystoles?|(?:fluid|volume) overload|side effects?|(?:mechanical|musculoskeletal|muscular|nerve|chest wall|non-?specific|neuropathic|referred|patellofemoral|pelvic girdle) (?:[a-z]+ ){0,2}pain)\b/i;

/** Returns whether words name a disease, as opposed to a complaint or a finding. */
export function isDiagnosis(name: string): boolean {
  return (
    findConditions(name).length > 0 ||
    namesDiseasePattern.test(name) ||
    layDiagnosisPattern.test(name) ||
    findTerms(tokenize(name), ["condition"]).length > 0
  );
}

/** Certainties of a diagnosis with the words that express them; the first match counts. */
const certaintyPatterns: readonly (readonly [Certainty, RegExp])[] = [
  [
    "ruledOut",
    /\b(?:rule[ds] (?:\w+ )?out|(?<!(?:make|making|be|am|are) (?:sure|certain) (?:that )?)(?:it|this) is not|no evidence of|do not (?:think|believe|see)[^.]{0,30}(?:have|is|have an?))\b/i,
  ],
  [
    "unlikely",
    /\b(?:unlikely|less likely|not (?:consistent|in keeping|compatible) with|not suggestive of|not (?:really )?(?:suggest|look like|sound like|seem like|fit(?: with)?|point to)|not (?:(?:too|really|very|so|that|particularly|overly) ){0,2}(?:worried|concerned) (?:about|for|that)|doubt|would be (?:\w+ )?surprised if|do not (?:think|suspect)|rather than|not (?:[a-z]+ )?(?:convinced|sure|certain|persuaded)(?: that)? (?:it|this|that|you|he|she|there))\b/i,
  ],
  [
    "possible",
    /\b(?:wonder(?:ing)? (?:if|whether)|could (?:be|have)|might (?:be|have)|may (?:be|have)|possib\w+|concern(?:ed)? (?:about|for|that|this|it|you)|raises? (?:\w+ )?concerns? (?:of|for|about)|worried (?:about|that|this|it|you)|suspicion|thinking (?:about|of)|could also|maybe|consider|suspicious|query|rul(?:e|ing) (?:\w+ )?out|differential|my (?:\w+ )?(?:concern|worry|fear) (?:here )?is|not (?:\w+ )?(?:sure|certain|clear)(?: yet)? (?:if|whether)|hard to (?:say|tell) (?:if|whether))\b/i,
  ],
  [
    "likely",
    /\b(?:(?:pretty|fairly|quite|almost|reasonably) (?:sure|certain|confident|convinced)|I (?:do )?(?:think|believe|suspect|reckon|feel)|likely|probabl\w+|suspect|sound(?:s|ing)? like|look(?:s|ing)? like|seems? like|appears? to be|consistent with|most likely|suggests?|suggestive of|points? to|in keeping with|fits? with|impression is|gut feeling|hunch|my (?:\w+ )?(?:sense|instinct|money) is|leaning towards?)\b/i,
  ],
  [
    "stated",
    /\b(?:I would call (?:that|this|it)|you (?:do )?have|what you have(?: got)? (?:here )?is|diagnosis (?:is|of|would be|here is)|diagnosed|this (?:[a-z]+ ){0,3}is|it is|that is|these are|those are|confirms?|showing signs of|(?:he|she) (?:\w+ )?has|(?:knees?|hips?|spine|neck|back|shoulders?|hands?|ankles?|f(?:oo|ee)t|elbows?|wrists?|lungs?|liver|kidneys?|thumbs?) (?:has|have|shows?)|confirms?|(?:rash|lump|spot|bump|mole|lesion|patch|swelling|numbness|itching|discharge|cough|cold|runny nose|sore throat|earache|diarrh(?:o)?ea|vomiting)(?: (?:on|in|of|under|around|at|behind) [a-z ]{2,24}?)? is|positive for|means (?:that )?you have)\b/i,
  ],
];
/** Matches the words before a diagnosis ("I think this is"); captures the rest of the sentence. */
const diagnosisAfterPattern =
  /\b(?:would be (?:\w+ )?surprised if (?:this|it|that) (?:is|was|were|turned out to be)|wonder(?:ing)? (?:if|whether) (?:this|it|you|that|we)?(?: is| are| have| has)?(?: dealing with)?|(?<=\bI (?:do )?(?:think|believe|suspect)(?: that)? )(?:you|he|she) (?:just |probably |likely |most likely |may have |might have )*(?:had|suffered)(?! been\b)(?!.*\b(?:last (?:year|month|time|winter|summer)|in (?:19|20)\d\d|before|(?:years?|months?) ago|shots?|vaccine|jab|tests?|surgery)\b)|(?:these|those) are(?: all| most likely| probably| likely)*|(?:this|it|that|what you have(?: got)?|all of this|everything|(?:the|your|this|that) (?:rash|lump|spot|bump|mole|lesion|patch|pain|swelling|cough|itching|bleeding|discharge|numbness|weakness|dizziness|fatigue|tiredness|weight loss|redness|fever|sore|cold|runny nose|congestion|sore throat|earache|diarrh(?:o)?ea|vomiting|headaches?)(?: (?:on|in|of|under|around|at|behind|down) (?:your|the|both|his|her) (?:[a-z]+ ){0,2}[a-z]+)?|this (?:(?:little|brown|red|dark|small|big) )?(?:thing|one|growth|bump|lesion|guy)(?: (?:right )?(?:here|there))?(?: (?:on|under|in|behind) (?:your|the) (?:[a-z]+ ){0,2}[a-z]+)?|this (?:right |left )?(?:[a-z]+ ){1,2}?(?:toe|foot|ankle|knee|hip|back|neck|shoulder|elbow|wrist|hand|finger|ear|eye|throat|chest|rash|lump|spot|pain|cough|headaches?)) (?:is|was|could be|could have been|may have been|might have been|was probably|may be|might be|sounds like|looks like|seems like|appears to be|is likely|is probably|would be|is sounding like|is looking like)(?: most)?(?: likely)?(?: just| all| consistent with| due to| because of| from| related to| caused by)*|(?:your|the|his|her) (?:left |right )?(?:knees?|hips?|spine|neck|back|shoulders?|hands?|ankles?|f(?:oo|ee)t|elbows?|wrists?|lungs?|liver|kidneys?|thumbs?) (?:do |does )?(?:has|have|shows?)|you (?:do |may |might |could |likely |probably |most likely |just )*have(?: had| got)?|(?:he|she) (?:does |probably |likely |most likely |just |also )*(?:has|have)(?: got)?|consistent with|suggestive of|in keeping with|fits? (?:\w+ )?with|diagnosis (?:is|of|would be|here is)|my (?:\w+ )?(?:concern|worry|fear) (?:here )?is(?: for| about)?|raises? (?:\w+ )?concerns? (?:of|for|about)(?: having)?|diagnosed with|positive for|signs of|suspect(?:ing)?(?: that)?(?: (?:this|it|you|he|she) (?:is|have|has|had))?|concerned (?:about|for|(?:that )?(?:this|it) (?:is|was|could be|may be|might be)|that (?:you (?:might |may |could )?have|this (?:is|could be)))|worried (?:about|that (?:you|this|he|she|it) (?:have|has|is|might be|could be|may have|could have|might have))|impression is|points? to(?:wards?)?|showing signs of|reckon (?:it|this|that) is|dealing with|suspicion (?:for|of|is)|suspicious (?:for|of)|confirms?(?: that)?(?: you have| it is)?|(?:most likely|likeliest|first|main|biggest|other) thing (?:\w+ ){0,3}?(?:is|would be)(?: actually| probably| a possible)?|thing(?:s)? (?:that )?(?:I am|we are) thinking (?:about|of) (?:\w+ ){0,2}?(?:is|are|would be)(?: possibly| probably| maybe)?|(?:could|may|might) also be|rul(?:e|ed|ing) out|i think it is|I would call (?:that|this|it)|sounds like|looks like|secondary to|due to)\s+(?:that )?(?:(?:this|it) is |the (?:most likely|likeliest|main|leading|probable) (?:diagnosis|cause|explanation|possibility|thing)(?: (?:now|here|today|for (?:you|him|her|this)|at this (?:point|stage)|right now))* (?:is|would be) |you (?:may |might |could |do |likely |probably |most likely )*have |something |what is |called |known as |maybe |a form of |early |just |more of |probably |likely |most likely |actually |what we call |some kind of |some type of |a bit of |a little bit of |an? (?:rare |bad |mild |classic )?case of |your |an? |the |some |this |still |again |definitely |clearly |certainly |acute (?!on chronic\b|coronary\b|kidney injury|abdomen\b|limb\b)|chronic )*(.+)$/i;
/** Matches where the name of a diagnosis ends: a comma, " so", " because". */
const nameEndPattern =
  /,|\.|;|\s(?:which|where|that|so|because|and (?:I|we|you|that|it|so|then|the|this|there|your|only|not|in|at|with|since|because|as|given|what|now)|here|today|but|I|we|you|given|based|from|without|on top|until|with (?:the|all)|when|since|in (?:your|the|both|each)(?! (?:(?:common )?(?:bile )?duct|ureter)\b)|rather|than|at this|right now|or|due|as|right|okay|is|are|what|let|now|based)\b/i;

/** Matches a disease with its control or course, and captures both: "your asthma is not well controlled". */
const inStatePattern =
  /^(?:(?:and|so|now|today),? ){0,4}(?:I (?:do )?(?:think|believe) )?(?:(?:your|his|her|the) )?((?:[a-z0-9-]+ ){0,3}?[a-z0-9-]+) (?:is|are|has been|looks|seems)(?: still| also| definitely| clearly| really){0,3} ((?:not (?:well |very well |quite |fully )?|poorly |un|(?:(?:pretty|fairly|quite|very|reasonably|really) )?well[- ]|under (?:good|better|excellent|decent|tight|tighter) |under |out of |)control(?:led)?|doing (?:very |really |pretty |so )?(?:well|great|fine|okay|ok|all right)|stable|(?:all )?settled(?: down)?|quiet|resolved|much improved|(?:in )?(?:low|moderate|high) disease activity|worse|worsening|flaring(?: up)?|acting up|in remission|under-?treated|over-?treated|at goal|(?:not (?:yet |quite )?|above |below )(?:at )?goal|improving|(?:not |only |partly |partially )?responding(?:,? (?:but )?(?:(?:only )?(?:partly|partially|slowly)|well|nicely))?|(?:not )?(?:settling|healing|progressing)(?: down| well| nicely| slowly| fast)?|(?:(?:a (?:bit|little|lot)|much|slightly|doing|getting|definitely|partly|partially|somewhat) ){0,3}(?:better|worse)(?: but (?:it is |still )?not (?:quite |all the way )?(?:there|at goal|where (?:I|we) (?:want|would like)(?: it)?(?: to be)?)(?: yet)?)?|not (?:quite )?(?:there|where (?:I|we) (?:want|would like)(?: it)?(?: to be)?)(?: yet)?)(?![a-z])/i;
/**
 * Adjectives of a patient, each with the disease that it means: "anemic" is anemia. The disease is "" if its name is
 * made from the words: "iron deficient" is iron deficiency.
 */
const adjectives: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:a (?:little|bit|touch) (?:bit )?)?(?:iron|b ?-?12|vitamin [a-z](?: ?\d+)?|folate|magnesium|zinc|testosterone|growth hormone) deficient$/i,
    "",
  ],
  [/^(?:mildly |slightly |a (?:little|bit|touch) (?:bit )?)?an(?:a)?emic$/i, "anemia"],
  [/^(?:mildly |slightly |a (?:little|bit|touch) (?:bit )?)?dehydrated$/i, "dehydration"],
  [/^(?:now )?(?:pre-?diabetic|in the pre-?diabet(?:es|ic) range)$/i, "prediabetes"],
  [/^(?:now )?(?:diabetic|a diabetic)$/i, "diabetes"],
  [/^hypothyroid$/i, "hypothyroidism"],
  [/^hyperthyroid$/i, "hyperthyroidism"],
  [/^(?:in )?(?:atrial fibrillation|a-?fib|heart failure|kidney failure|labor)$/i, ""],
];
/**
 * Matches "you are" with words that can be an adjective for a disease, and captures them: "iron deficient" of "you are
 * iron deficient".
 */
const adjectivePattern =
  /(?:^|, so |, and |, which means )(?:(?:and|so|which means|that means|I think),? )*(?:that )?(?:you are|he is|she is) ([a-z0-9 -]{4,40}?)(?=(?: (?:today|now|right now|again|here|at the moment))?(?:$|,|\.| and\b| which| because| so))/i;

/** Matches a diagnosis that is called the most likely one: "An infection would be the biggest one right now". */
const mostLikelyPattern =
  /^(?:I (?:do )?think )?(?:an? |the |some (?:kind|sort|type) of |your )?([a-z][a-z -]{2,40}?) (?:would be|is|seems)(?: (?:probably|definitely|by far|still|really|currently))* (?:the |my |our |at the |on )?(?:biggest|top|most likely|likeliest|main|leading|front[- ]?runner|number one|highest)(?: (?:one|thing|concern|possibility|diagnosis|cause|contender|candidate|suspect|up))?(?: (?:on|of|in) (?:the|our|my) (?:list|differential))?(?= (?:right now|now|here|for|with|because|given|at)\b|[.,;]|$)/i;

/** Reads a diagnosis that is called the most likely one; null if there is none. */
function readLeading(text: string, sentence: Sentence): Fact | null {
  const name = mostLikelyPattern.exec(text)?.[1];
  return name && isDiagnosis(name) && !notInNamePattern.test(name) && !notProblemPattern.test(name)
    ? makeFact({ kind: "problem", from: [sentence], certainty: "likely", slots: { name, detail: text } })
    : null;
}

/** Reads a disease from its control or course, or from an adjective of the patient; null if there is none. */
function readState(text: string, sentence: Sentence): Fact | null {
  const [, disease, state] = inStatePattern.exec(text) ?? [];
  if (disease && state && isDiagnosis(disease) && !notProblemPattern.test(disease) && !notInNamePattern.test(disease))
    return makeFact({
      kind: "problem",
      from: [sentence],
      slots: { name: disease, quality: stateInNote(state), detail: text },
    });
  const said = adjectivePattern.exec(text)?.[1]?.trim();
  const known = said ? adjectives.find(([pattern]) => pattern.test(said)) : undefined;
  if (!said || !known) return null;
  const name =
    known[1] || said.replace(/^(?:in|a (?:little|bit|touch) (?:bit )?) /i, "").replace(/deficient$/i, "deficiency");
  return makeFact({ kind: "problem", from: [sentence], slots: { name, detail: text } });
}

/** Matches an item of a numbered assessment: "Two, hyperlipidemia at goal"; captures the problem and its state. */
const itemPattern =
  /^(?:(?:so |and )?(?:my |the )?(?:impression|assessment|diagnos[ie]s|problems?)(?: is| are)?[:,]? )?(?:number )?(?:one|two|three|four|five|six|[1-6])[,:.] (?:is |your |the )?([a-z][a-z0-9 '-]{2,50}?)(?:,? ((?:not )?at goal|(?:un|well[- ]|poorly[- ]|not )?controlled|stable|untreated|improving|worsening|in remission|resolved))?$/i;

/** Reads a problem of a numbered assessment; null for other sentences. */
export function readNumbered(sentence: Sentence): Fact | null {
  const [, name, state] = itemPattern.exec(sentence.text.replace(/(?<![.\s])[.\s]+$/, "")) ?? [];
  return name && isDiagnosis(name) && !notInNamePattern.test(name) && !notProblemPattern.test(name)
    ? makeFact({ kind: "problem", from: [sentence], slots: { name, quality: state, detail: sentence.text } })
    : null;
}

/** Matches words of a family history, in which a disease is a relative's: "runs in". */
const ofFamilyPattern = /\bfamily history\b|\bin (?:your|the|his|her) family\b|\bruns in\b/i;
/** Matches words right before a disease that leave open whether the patient has it: "if she", "to see whether". */
const leavesOpenPattern =
  /^(?:(?:and|so|then),? )*whether (?:or not )?(?:this|that|it|you|he|she)(?: is| are| has| have)?(?: (?:caused by|due to|from|because of|related to))? ?$|(?<!\b(?:wonder|wondering|sure|certain|clear|say|tell) )\b(?:if|unless|in case|make sure|make certain|(?:see|check|find out|tell|know) (?:if|whether))\b(?: (?:that|there|you|he|she|it|this|we|they|do|does|not|really|is|are)){0,4} ?$/i;
/** Matches words for the past: "as a kid", "years ago". */
const ofPastPattern =
  /\b(?:in the past|previously|years? ago|as an? (?:kid|child|infant|baby|teenager)|(?:back )?in (?:19|20)\d\d|last (?:year|month|winter|summer|spring|fall|autumn|time)|used to)\b/i;

/**
 * Returns whether the diagnosis at the offset `at` is a relative's, is over, or is one that the patient only might
 * have.
 */
const isNotToday = (text: string, at: number): boolean =>
  ofFamilyPattern.test(text) || ofPastPattern.test(text.slice(at)) || leavesOpenPattern.test(text.slice(0, at));

/**
 * Matches an explanation of what a disease is in general ("It is an infection that is common in children"), or of a
 * change that an image shows ("It's wear and tear in the blood vessels").
 */
const describesDiseasePattern =
  /\bwear and tear in (?:the |your |some )?(?:[a-z]+ ){0,3}(?:vessels|arteries)\b|\b(?:it|this|that) is (?:(?!going|been)[^,]{3,60}) (?:that|which) (?:is|are|can be) (?:(?:fairly|very|really|quite|pretty|more|most|often|usually) )*(?:common|seen|found|frequent|spread|caused|carried)\b/i;
/** Matches a diagnosis that is only to be tested for: "a swab to see if this is strep". */
const testsForPattern =
  /\b(?:test(?:ing|ed)?|swab\w*|check(?:ing)?|screen(?:ing)?|look(?:ing)?) (?:[a-z]+ ){0,4}?(?:for|to see (?:if|whether)|to find out (?:if|whether))\b|\b(?:we|I) (?:will|can|would|have to|need to) see (?:if|whether)\b/i;

/**
 * Returns the name of the diagnosis at the start of the words after "this is", with a side that is named later:
 * "sciatica, on the left" → "left sciatica".
 */
function nameIn(tail: string): string {
  const said = tail.replace(/^(?:somewhere )?between (mild|moderate) and (moderate|severe) /i, "$1 to $2 ");
  const end = said.search(nameEndPattern);
  const named = (end < 0 ? said : said.slice(0, end))
    .replace(
      /^(?:both (?=an? )|somewhere between |(?:a )?touch of |in keeping with |consistent with |suggestive of |out |so |got |either |basically |essentially |(?:a |the )?picture of (?:like )?|like |an? (?:little |bit of )|little |(?:some )?(?:kind|sort|type|form) of |just |the |your |of |some |any (?=(?!(?:type|kind|sort|sign)\b)[a-z])|maybe |possibly |an? )+/i,
      "",
    )
    .replace(
      / (?:in|on|of|at|with|for|to|and|or|but|so|maybe|possibly|perhaps)(?: (?:the|an?|maybe|possibly|perhaps))?$/i,
      "",
    )
    .replace(/ (?:again|probably|acting up|flaring up|set off by .*|triggered by .*)$/i, "")
    .replace(/ of (?:your|his|her|the) /i, " of ")
    .replace(/ (with|and) (?:also )?(?:some|a (?:bit|touch|little)(?: of)?) /i, " $1 ")
    .trim();
  const side = /\bon the (left|right)\b/i.exec(tail)?.[1]?.toLowerCase();
  const bare = side && !new RegExp(`\\b${side}\\b`, "i").test(named) ? `${side} ${named}` : named;
  return /^(?:probably |likely )?(?:viral|bacterial|fungal)$/i.test(bare) ? `${bare} infection` : bare;
}

/** Matches the name of a disease after lay words for it, and captures the name: "wear and tear, | osteoarthritis". */
const appositivePattern =
  /^(?!.{0,30}\b(?:likely|related|due|from|to|probably|not)\b)[a-z][a-z ]{3,30}, (?:(?:that is|also called) )?((?:[a-z-]+ ){0,3}[a-z-]+)(?=$|[.,])/i;

/**
 * Returns the diagnosis at the start of the words after "this is"; if lay words come first, the name of the disease
 * after them: "wear and tear, osteoarthritis" → "osteoarthritis".
 */
function diseaseIn(tail: string): string {
  const name = nameIn(tail);
  const other = isDiagnosis(name) && !/^wear and tear$/i.test(name) ? undefined : appositivePattern.exec(tail)?.[1];
  return other && isDiagnosis(other) && !notInNamePattern.test(other) && !vaguePattern.test(other) ? other : name;
}

/** Matches diseases whose name in a note includes the body part: "sprain", "arthritis". */
const ofPlacePattern =
  /^(?:(?:mild|bad|slight|simple|minor|severe|acute|early|small|just|little) )*(?:sprain|strain|fracture|tear|arthritis|osteoarthritis|dislocation|contusion|bursitis|tend[io]nitis|tendinitis|cellulitis|infection)$/i;
/**
 * Matches the body part before a diagnosis that is said about it, and captures it: "ankle" of "The ankle looks like".
 */
const partBeforePattern =
  /\b(?:the|your|his|her|this|that) ((?:left |right )?[a-z]+) (?:is|looks|sounds|seems|appears|has|have|shows?)\b[^,.;]*$/i;

/** Matches the degree before a diagnosis, which stays first: "moderate | osteoarthritis". */
const degreePattern = /^(?:(?:mild|moderate|severe|advanced|early|acute|bad|slight|minor) )*/i;

/**
 * Returns the name of a diagnosis with the body part named before it, if its name needs one: "The ankle looks like a
 * sprain" → "ankle sprain".
 */
function withSubject(name: string, before: string): string {
  const part = ofPlacePattern.test(name) ? partBeforePattern.exec(before)?.[1] : undefined;
  return part && findSites(part).length > 0 && findSites(name).length === 0
    ? name.replace(degreePattern, (degree) => `${degree}${part} `)
    : name;
}

/** Maximum number of words of a diagnosis; a longer text has words of explanation in it. */
const maxDiagnosisWords = 8;

/** Matches words that say that a finding does not prove a disease: "That doesn't mean you have diabetes". */
const notConcludedPattern =
  /\b(?:does|do|did|would|will|need) not (?:necessarily |automatically |always |really |actually )?(?:mean|prove|confirm)\b|\b(?:is|are) not (?:necessarily |automatically )?(?:the same (?:thing )?as|proof (?:of|that))\b/i;

/**
 * Number of characters before the end of a diagnosis in which words of certainty are about it. What is before them can
 * be another sentence, because transcripts can lack periods.
 */
const maxCharsToName = 200;

/** Matches words that make a diagnosis likely: "most likely". */
const likelyPattern = /\b(?:most likely|likely|probably|think|suspect)\b/i;

/** Reads the diagnosis that a clinician states, suspects or rules out in one sentence, or null. */
export function readProblem(sentence: Sentence): Fact | null {
  const text = withoutLead(sentence.text);
  if (notConcludedPattern.test(text)) return null;
  const state = readState(text, sentence) ?? readLeading(text, sentence);
  if (state) return state;
  if (
    /\bhistory of\b|^(?!.{0,24}\bsurprised if\b)(?:[a-z ]{0,24})?\bif (?:it|this|that|there|you|your|his|her|the|symptoms)\b/i.test(
      text,
    )
  )
    return null;
  if (describesDiseasePattern.test(text) || testsForPattern.test(text)) return null;
  const said = diagnosisAfterPattern.exec(text);
  const tail = said?.[1];
  if (!said || isNotToday(text, said.index)) return null;
  const upTo =
    said && tail
      ? text
          .slice(0, said.index + said[0].length - tail.length + tail.search(/$|[,;]| (?:and|so|because|when)\b/))
          .slice(-maxCharsToName)
      : text;
  const certainty = (certaintyPatterns.find(([, pattern]) => pattern.test(upTo)) ??
    certaintyPatterns.find(([, pattern]) => pattern.test(text)))?.[0];
  if (!certainty || !tail || /\b(?:past|medical|have an?|has an?) (?:\w+ )?history of\b/i.test(text)) return null;
  const before = text.slice(0, said.index + said[0].length - tail.length);
  const name = withSubject(diseaseIn(tail), before);
  const alternative = /\brather than (?:an? |the )?([a-z ]{3,30})/i.exec(text)?.[1]?.trim();
  if (
    name.split(" ").length > maxDiagnosisWords ||
    name.length < 3 ||
    !isProblem(name) ||
    vaguePattern.test(name) ||
    /^(?:not|any type|any kind|any sort|any signs?)\b/i.test(name) ||
    notInNamePattern.test(name) ||
    notProblemPattern.test(name)
  )
    return null;
  const unstaged = name.replace(/\b(?:type|stage|grade|class|covid-?) ?\d{1,2}(?: ?[a-c](?= ))?\b ?/gi, "");
  if (/\d|^(?:disease|cancer|illness)$/i.test(unstaged) || !isDiagnosis(name)) return null;
  const sideInName = findSites(name)[0]?.side;
  return makeFact({
    kind: "problem",
    from: [sentence],
    certainty:
      certainty === "unlikely" && alternative
        ? likelyPattern.test(before)
          ? "likely"
          : "possible"
        : certainty === "possible" && isLowered(tail)
          ? "unlikely"
          : certainty,
    polarity: certainty === "ruledOut" ? "absent" : "present",
    slots: {
      name,
      side: sideInName ?? undefined,
      detail: text,
      basis: alternative ? `rather than ${alternative.replace(/^(?:your|his|her) /i, "the ")}` : undefined,
    },
  });
}
