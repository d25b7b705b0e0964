import type { Fact } from "../../Fact";
import { findConditions } from "../../terms/findConditions";
import { isDiagnosis } from "../../frames/readProblem";
import type { ReadingState } from "../ReadingState";
import { repeatsHeard } from "../repeatsHeard";

/**
 * Matches a diagnosis that, after a result or a finding, counts even if no plan was announced: "So you have iron
 * deficiency anemia".
 */
const statesDiseasePattern =
  /^(?:(?:so|and|which means|that means|unfortunately|okay|well),? )*(?:that )?you (?:do |also |now )*have\b/i;

/** Matches a diagnosis alone in a sentence, not one recalled from the record: "You've got a rotator cuff tear." */
const onlyDiseasePattern =
  /^(?:(?:so|well|okay|all right|alright|unfortunately|yes|yeah),? )*(?:it (?:looks|seems) like )?(?:you|he|she) (?:do |does |also |definitely |clearly )*(?:have|has)(?: got)? (?!(?:no|not|had|been|any|your|his|her|this|that|those|these|cut|come|done|gone|lost|taken|seen|made|kept|[a-z]+ed)\b)[^?]{4,80}$/i;
/** Matches long-term diseases, which a clinician during the history recalls rather than diagnoses. */
const longTermPattern =
  /\b(?:diabet\w+|hypertension|blood pressure|cholesterol|asthma|copd|emphysema|heart (?:failure|disease)|coronary|arthritis|lupus|crohn\w*|colitis|depression|anxiety|bipolar|ptsd|adhd|schizo\w+|reflux|gerd|thyroid\w*|hypothyroid\w*|hyperthyroid\w*|kidney (?:disease|failure|problems?)|a-?fib|fibrillation|migraines?|headaches?|cancer|lymphoma|leukemia|apnea|obes\w+|osteopo\w+|eczema|psoriasis|allerg\w+|epilepsy|seizures?|parkinson\w*|dementia|alzheimer\w*|multiple sclerosis|hepatitis|cirrhosis|hiv|gout|fibromyalgia|an(?:a)?emia|neuropathy|glaucoma|cataracts?|implant|pacemaker|stents?|history|transplant|sickle)\b/i;

/** Matches words with which a clinician names a diagnosis during the history: "I think", "what you have is". */
const diagnosesPattern =
  /\b(?:I (?:do )?(?:think|believe|suspect|wonder|reckon)|I am (?:not )?(?:\w+ )?(?:sure|certain|confident|convinced)|what you (?:have(?: got)?|are (?:describing|having|getting|telling me about)) (?:here |to me )?(?:is|sounds like|sounds a lot like)|my (?:\w+ )?(?:concern|worry|fear) (?:here )?is|^(?:(?:so|okay|well|and|right),? )*sounds like (?:you|he|she|an?)\b|consistent with|fits? (?:\w+ )?with|diagnos|(?:this|it|that) (?:could|may|might|looks|sounds|seems|is sounding|is looking)|(?:the|your|his|her) (?:left |right )?[a-z]+ (?:looks|sounds|seems) like|^(?:(?:so|okay|well|and|right|now|yeah),? )*(?:this|these|it|that|(?<!\band,? )you|this (?:right |left )?(?:[a-z]+ ){1,2}(?=is\b)|(?:the|your|that) (?:rash|lump|spot|bump|mole|lesion|patch|swelling|numbness|itching|discharge)(?: (?:on|in|of|under|around|at|behind) (?:your|the|both) (?:[a-z]+ ){0,2}[a-z]+)?(?= is\b)) ?(?:is|are|have got) (?!what|why|how|where|when|who|something|good|great|about)|confirms|suspicious (?:for|of)|(?:this|that|it) is what (?:we|they) call|^(?:(?:so|okay|well|and|overall|right|now),? ){1,3}(?:your|his|her|the) [a-z0-9 -]{3,40} (?:is|are) (?:(?:not |only )?(?:partly|partially|somewhat|improving|responding|settling|healing|progressing)|much better|a lot better|doing (?:very |really |pretty )?(?:well|great|fine))|(?:your|his|her|the) [a-z0-9 -]{3,40} (?:is|are) (?:not |poorly |un|well|under|out of|flaring|acting|(?:(?:much|a lot|a bit|a little|definitely) )?(?:better|worse) (?:on|with|since) (?:the|your) [a-z]|(?:all )?settled|(?:only |partly )?(?:responding|settling|healing|progressing)|quiet|resolved|much improved|stable$|(?:at|above) goal|in remission|controlled|(?:low|moderate|high) disease activity)|(?:concerned|worried) (?:about (?:an?|the) |that|this|it (?:is|was|could|may|might))|signs of|(?:would be|is|seems) (?:\w+ ){0,2}(?:biggest|top|most likely|likeliest|main|leading|front[- ]?runner|number one|high(?:est)?)\b)/i;

/**
 * Matches a diagnosis with its degree, which may only repeat the patient's answer: "Any asthma?" "Yes, mild." "Mild
 * asthma, okay".
 */
const echoesPattern =
  /^(?:(?:so|and|okay|right|well),? )*this is (?:mild|moderate|severe|acute|chronic|recurrent|[a-z -]{3,30} exacerbation)\b/i;

/** Returns whether a sentence states a diagnosis, as opposed to a disease that only comes up in the history. */
export const isDiagnosed = (text: string, reading: ReadingState): boolean =>
  reading.phase !== "history" ||
  (statesDiseasePattern.test(text) &&
    (reading.facts.some(({ kind }) => kind === "result" || kind === "exam") ||
      reading.facts.at(-1)?.kind === "problem")) ||
  (diagnosesPattern.test(text) && !echoesPattern.test(text)) ||
  (echoesPattern.test(text) && !repeatsHeard(text, reading)) ||
  (onlyDiseasePattern.test(text) && !longTermPattern.test(text) && isDiagnosis(text) && !repeatsHeard(text, reading));

/** Matches the start of a sentence that names the disease that was found: "He's got", "Clinically this is". */
const namesDiseasePattern =
  /^(?:(?:so|and|okay|well|right|now|unfortunately|clinically|overall|basically),? )*(?:(?:you|he|she) (?:do |does |definitely )?(?:have|has)(?: got)?|this is|these are|(?:your|his|her|the) (?:left |right )?(?:knee|hip|spine|neck|back|shoulder|thumb|ankle|wrist)s? (?:has|have)) (?!(?:no|not)\b)/i;
/** Matches findings that are named like a disease: "murmur", "hernia". */
const findingPattern =
  /\b(?:murmur|edema|oedema|effusion|wheez\w*|crackles|scars?|tenderness|hernia|arthritis|varicose|swelling|rash|nodules?|lesions?|bruis\w+|fluid|drops?|weakness|spasms?|pain|curvature|scoliosis)\b/i;

/** Returns whether a sentence names the disease that was found, not a finding: "He's got croup, the moderate kind". */
export const concludesDisease = (text: string, problem: Fact | null): boolean =>
  problem?.certainty === "stated" &&
  namesDiseasePattern.test(text) &&
  !findingPattern.test(text.replace(/\bosteoarthritis\b/i, "")) &&
  findConditions(problem.slots.name?.text ?? "").length > 0;

/**
 * Matches an illness with which a clinician explains what remains of it: "it sounds like you had a cold, and this is a
 * residual cough".
 */
const explainsPastPattern =
  /^(?:(?:so|and|okay|well|right),? )*(?:(?:it|this|that|to me it) )?sounds (?:to me )?like (?:you|he|she) (?:probably |just )?(?:have |has )?had (?=an? |some )[^?]{3,60}?,? (?:and|so|which) [^?]{0,30}\b(?:residual|left ?over|left\b|lingering|post-?\w+|after-?effects?|tail end|remains|remnants?|getting over)/i;

/** Returns whether a clinician explains a complaint as what remains of an illness. */
export const explainsRemains = (text: string): boolean => explainsPastPattern.test(text) && isDiagnosis(text);
