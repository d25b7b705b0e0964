import { introducedProblem } from "../../frames/readProblem";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";

/** Source of a pattern for verbs with which help is sought: "ring", "go straight to". */
const urgent =
  "(?:ring|call|phone|dial|contact|go (?:straight |right |back )?(?:to|in)|come (?:straight |right )?(?:back|in))";
/** Source of a pattern for the clinician's intention: "I'll", "we would like to". */
const will = "(?:(?:I|we) (?:will|would|can|am going to|are going to|would like to|want to))";

/** Source of a pattern for words before a statement that do not belong to it, as a group: "okay, so". */
const lead = "^((?:(?:and|so|but|okay|well|now|right),? )*)";
/** Source of a pattern for a test whose result can be looked at, as a group: "X-ray", "blood tests". */
const test =
  "((?:[a-z]+ )?(?:x-?rays?|scans?|ct|mri|ultrasound|echo(?:cardiogram)?|ecg|ekg|bloods|blood (?:tests?|work)|labs|films|mammogram|urine test|biopsy|dexa))";

/** Plans said in passing, with plain words; applied in order. None adds a drug, a test or a certainty. */
export const plansInPassing: readonly (readonly [RegExp, string])[] = [
  // "I've had a look at your scan, and there's a bulge", "I've seen your bloods and your iron is low"
  [
    new RegExp(
      `${lead}(?:I|we) (?:have )?(?:just |now |already |also )?(?:(?:had|taken|took) (?:a |another )?(?:good |quick )?look (?:at|through)|seen|(?:gone|went|been) (?:through|over)|looked through|got) (?:your|his|her|the) ${test}(?: (?:up )?here| back| results?)?,? (?:and )?(?=(?:there (?:is|are)|it|they|you|your|his|her|the) )`,
      "gi",
    ),
    "$1I looked at your $2 and ",
  ],
  // "We did the X-ray downstairs and I don't see a fracture"
  [
    new RegExp(
      `${lead}(?:we|they|I) (?:did|took|got|had) (?:your|his|her|the|an?) ${test}(?: (?:today|downstairs|here|earlier|already|this morning|yesterday|just now))*,? and (?=(?:there (?:is|are)|I (?:(?:do|did|can) (?:not )?|cannot )?see) )`,
      "gi",
    ),
    "$1I looked at your $2 and ",
  ],
  // "Your X-ray I looked at, and there's no fracture"
  [
    new RegExp(
      `${lead}(?:your|his|her|the) ${test},? (?:which )?I (?:have )?(?:looked (?:at|through)|had a look at|seen|gone (?:over|through)|reviewed)(?: (?:already|earlier|before you came in|just now))?,? (?:and )?(?=(?:there (?:is|are)|it|they|you|your|the) )`,
      "gi",
    ),
    "$1I looked at your $2 and ",
  ],
  // "If the baby's moving less, or you bleed, you ring the maternity line"
  [
    new RegExp(
      `(?<=^(?:(?:and|so|but),? )?(?:if|when|any|should|once) [^?]{3,180}), (?:then )?(?:you|your [a-z]+) (?:just |then |please |must |should |needs? to |has to |have to )*(?=${urgent}\\b)`,
      "gi",
    ),
    ", ",
  ],
  // "I'd get you to the physio", "We'll get you in to talk to the consultant about that"
  [
    new RegExp(
      `(?<!\\bor )\\b${will} (?:also |just )?(?:get|send) (you|him|her|them) (?:(?:over|in|along|up|down|back) )?(?:(?:to|with)|to (?:see|talk to|speak to|speak with|meet(?: with)?)) ((?:the|our|an?) (?:[a-z-]+ ){0,3}?(?:physio\\w*|podiatr\\w+|dieti[ct]ian|nutritionist|consultant|specialist|surgeons?|midwife|counsel+or|therapist|psycholog\\w+|optician|[a-z]{3,20}(?:ologists?|atrists?)|clinic|team)|physio(?:therapy)?|physical therapy|[a-z]{4,20}ology|podiatry|orthopa?edics)\\b`,
      "gi",
    ),
    "I will refer $1 to $2",
  ],
  [/\b(I will refer (?:you|him|her|them) to [^,.;?]{3,40}?) about (?:that|this|it)(?=$|[.,])/gi, "$1"],
  // "I want her to see Dr. Weiss in cardiology, is that set up?"
  [
    /^((?:(?:and|so|but|then),? )*(?:I|we) (?:want|would like|need) (?:you|him|her|them) to (?:see|talk to|follow up with) [^?,]{3,60}), (?:is|are|has|have) (?:that|it|this) (?:been )?(?:set up|arranged|booked|scheduled|made|done)(?: (?:yet|already))?\?$/i,
    "$1",
  ],
  // "It's looking more like a urine infection to me"
  [
    /\b(it|this|that) is (?:looking|sounding|seeming) (?:(?:more|most|a lot|much|very|rather) )*like (?=[a-z])/gi,
    "$1 looks like ",
  ],
  [/\b((?:it|this|that) (?:looks|sounds|seems) (?:more )?like [^,.;?]{3,50}) to me(?=$|[.,])/gi, "$1"],
  // "And a statin, atorvastatin 20, same thing, we'll talk about it next time"
  [
    /^((?:(?:and|so|but|then|as for),? )*)([a-z][^.;?]{3,60}?),? (?:(?:the )?same thing,? )?(?:but )?(?:(?:I|we) (?:will|can)|let us) (?:talk about|discuss|think about|come back to) (?:it|that|this) (next time|next visit|later|another (?:time|day)|when (?:I|we) (?:next )?(?:see|meet|speak)[^.;?]{0,20})$/i,
    "$1we will discuss $2 $3",
  ],
  [/(?<=[^?]{8}),? please(?=[.!]?$)/gi, ""],
  // "I'd rather you not use the gummies for sleep"
  [
    /\b(?:I|we) (?:would|had) (?:much |really )?(?:rather|prefer) (?:that )?(you|he|she) (?:did not|not|do not|does not) (?:to )?(?=[a-z])/gi,
    "$1 should not ",
  ],
];

/** Matches a drug that is not to be taken any longer: "No more metoprolol", "I want you off the ibuprofen". */
const noMorePattern =
  /^((?:(?:and|so|but|okay|right|now|then|also),? )*)(?:for (?:the|your) [a-z]+(?: [a-z]+)?, )?(?:(?:no more|(?:I|we) (?:really |do )?(?:want|need|would like) (?:you|him|her) (?:to (?:come|be|get) )?(?:completely )?off) (?:of )?(?:the |that |your )?)([a-z][a-z-]+)\b/i;
/** Matches a dose that changes, said after the drug: "the lisinopril, let's go from 20 to 40". */
const doseAfterPattern = new RegExp(
  `^((?:(?:and|so|but|now|okay|then|also),? )*)(?:the |your |that )([a-z][a-z-]+),?(?: (?:because of|with|given) [^,.;?]{3,40},)? ((?:let us|${will})) (?:just |also )?(go|come|bump|move|step|bring|take|put|drop|push|turn) (?:(?:it|that|this) )?((?:up |down |back )*)(from \\d[^,.]{0,30}? to \\d.*|to \\d.*)$`,
  "i",
);
/**
 * Matches what an order is for before the order: "For the iron | we'll try ferrous fumarate", "For your sleep, | I'm
 * going to start melatonin".
 */
const forMatterPattern =
  /^((?:(?:and|so|but|now|then|okay),? )*)for (?:the|your|his|her|this|that) ((?:[a-z]+ ){0,2}[a-z]+),? (?=(?:(?:I|we) (?:will|would(?: like to)?|am going to|are going to|can|want to) (?:also |just |probably )?|let us (?:also |just )?)(?=\w)(?:try|start|refer|get|order|arrange|book|prescribe|give|use|add|put|increase|decrease|go (?:up|down)|stop|continue|keep)\b)/i;
/** Matches what a clinician calls the disease: "I'd call this major depression". */
const callsItPattern = new RegExp(
  `\\b${will} (?:probably |still |now )?call (?:this|that|it|what you have) (?=[a-z])`,
  "i",
);

/** Maximum number of words before the disease in what a clinician calls it: "a mild | shingles". */
const maxWordsBefore = 2;

/**
 * Returns a clinician's sentence in plain words if it ends a drug ("No more metoprolol"), changes its dose, calls a
 * disease by its name, or says for what other than a disease or symptom an order is. Other sentences are returned
 * unchanged.
 */
export function namedPlans(text: string): string {
  const ended = noMorePattern.exec(text);
  if (ended?.[2] && findDrugs(ended[2]).length > 0)
    return `${ended[1] ?? ""}stop the ${text.slice(ended[0].length - ended[2].length)}`;
  const changed = doseAfterPattern.exec(text);
  if (changed?.[2] && findDrugs(changed[2]).length > 0) {
    const [, lead = "", drug, , verb = "", way = "", to = ""] = changed;
    return `${lead}we will ${doseChange(verb, way, to)} ${drug} ${to}`;
  }
  const matter = forMatterPattern.exec(text);
  if (
    matter?.[2] &&
    findConditions(matter[2]).length + findSymptoms(matter[2]).length + findDrugs(matter[2]).length === 0 &&
    introducedProblem(text) === null
  )
    return `${matter[1] ?? ""}${text.slice(matter[0].length)}`;
  const called = callsItPattern.exec(text);
  const name = called ? text.slice(called.index + called[0].length) : "";
  const [disease] = called ? findConditions(name) : [];
  return called && disease && name.slice(0, disease.start).trim().split(" ").length <= maxWordsBefore
    ? `this is ${name}`
    : text;
}

/**
 * Returns "increase" or "decrease" for "go up", "come down" or "go from 20 to 10"; "change the dose of" for words
 * without a direction, such as "bring it to 5".
 */
export function doseChange(verb: string, way: string, to: string): string {
  if (/down/i.test(way)) return "decrease";
  if (/up/i.test(way)) return "increase";
  const [from, until] = [...to.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  if (/^from/i.test(to) && from !== undefined && until !== undefined) return until < from ? "decrease" : "increase";
  if (/^(?:bring|take|put|turn|move|go|step)$/i.test(verb) && !/back/i.test(way)) return "change the dose of";
  return /come|drop/i.test(verb) || /back/i.test(way) ? "decrease" : "increase";
}
