import { namesOperation } from "../frames/readHistory";
import { findDrugs } from "../terms/findDrugs";
import { findSites } from "../terms/findSites";
import { findSymptoms } from "../terms/findSymptoms";
import { namedConditions } from "../terms/namedConditions";

/** Source of a pattern for adverbs before a verb: "also", "actually". */
const adverbs =
  "(?:(?:also|just|always|actually|only|both|all|recently|still|really|already|now|never|once|often|usually|herself|himself|myself|themselves|both|do|does|did),? )*";
/** Matches what a person is: "is allergic", "was diabetic". */
const isPattern = new RegExp(
  `^(?:${adverbs})(?:is|am|are|was|were|has been|have been)(?: (?:also|just|still|really|very|now|actually|herself|himself|myself|a|an|type|[12]|severely|badly|quite|a bit|both|all|off|out|away|home|at home|in bed))* (?:allergic|intolerant|diabetic|asthmatic|epileptic|c(?:o?)eliac|pregnant|hypertensive|anemic|anaemic|ill|sick|poorly|unwell|off|out|down|recovering|expecting|dyslexic|autistic|bipolar|hypermobile|immunosuppressed|vegan|vegetarian)\\b`,
  "i",
);
/** Matches the verb before what a person has or gets: "has | asthma", "was diagnosed with | gout". */
const hasPattern = new RegExp(
  `^(?:${adverbs})(?:(?:has|have|had) got|has|have|had|has had|have had|gets?|got|gotten|caught|developed|battled|survived|suffers?(?: from)?|suffered(?: from)?|came down with|went down with|(?:is|am|was|were|got|has been|had been|have been) (?:recovering from|getting over|(?:diagnosed|treated|admitted|off|ill|sick|out|down|in hospital|in bed|home|at home|hospitalized) (?:with|for)))(?: (?:also|just|really|once|myself|herself|himself))* `,
  "i",
);
/** Matches the verb before a drug that a person takes: "takes | sertraline", "is on | metformin". */
const takesPattern = new RegExp(
  `^(?:${adverbs})(?:takes?|took|taking|uses?|used|had|has|have|tried|swears by|needs|needed|carries|injects?|(?:is|am|are|was|were|has been|have been) (?:on|taking|using|put on|given|started on|prescribed|getting)|(?:got|went|came|started|stopped|came off) ?(?:on|off|taking|using|put on|given)?|cannot (?:take|have|use|tolerate))\\b(?: (?:also|just|really|once|myself|herself|himself|the same|some|a|an|the|his|her|their|my|own|daily|that|this|same|blue|brown|low dose|high dose))* `,
  "i",
);
/** Matches what someone did to the clinician: "put me on | a statin". */
const givenPattern = /^(?:put|started|has|had|gave|switched|got|keeps|kept) me (?:on |off )?(?:an? |the |some )?/i;
/** Matches an injury as the verb of a person: "broke | her wrist". */
const injuredPattern = new RegExp(
  `^(?:${adverbs})(?:broke|breaks|fractured|tore|sprained|twisted|dislocated|injured|hurt|did in|ruptured|strained|pulled) (?:his|her|their|my|an?|the) `,
  "i",
);
/** Matches a complaint as the verb of a person: "snores", "was vomiting". */
const complainsPattern = new RegExp(
  `^(?:${adverbs})(?:(?:is|am|was|were|has been|have been|had been) (?:vomiting|coughing|sneezing|snoring|wheezing|bleeding|fainting|itching|throwing up)|snores?|wheezes?|coughs?|vomit(?:s|ed)|fainted|collapsed|smokes?|smoked|vapes?|drinks?|quit smoking|stopped smoking)\\b`,
  "i",
);
/** Matches words about what a person does or thinks at work: "has a reading of", "is worried about". */
const ofWorkPattern =
  /\b(?:readings?|temperature|blood pressure|pressure|pulse|weight|heart rate|results?|samples?|in mind|on (?:his|her|the|their|my) (?:list|differential|mind)|down as|written|noted|questions?|concerns?|worr(?:y|ied)|concerned|experience|interest|patients?|clinic|study|trial|research|talk|leaflets?|appointments?|referral|letter|script|prescription|order|ready|available|in stock)\b/i;
/** Matches the patient as the object of a clause without comparisons: "started | you | on", "has | him | on". */
const patientPattern = /\b(?:you|your|yours|yourself|the patient|him|patient's)\b/i;
/** Matches a comparison with the patient: "the same as you", "like yours". */
const comparedPattern = /\b(?:like|as|than|before|after|with) (?:you|yours|yourself|you do|you have|you are)\b/gi;

/** Number of characters after the verb within which the illness or drug must begin to be its object. */
const nearLength = 32;

/**
 * Returns whether the words after a person other than the patient, from the verb on, state the person's own health: "is
 * allergic to latex", "has asthma", "takes the same inhaler". False for what the person does for the patient: "has
 * started you on metformin", "has a reading of 160".
 */
export function statesHealth(predicate: string): boolean {
  const [words = ""] = predicate.split(/[;.]/);
  if (patientPattern.test(words.replace(comparedPattern, ""))) return false;
  if (isPattern.test(words) || complainsPattern.test(words)) return !ofWorkPattern.test(words);
  const taken = givenPattern.exec(words) ?? takesPattern.exec(words);
  if (taken && findDrugs(words.slice(taken[0].length)).some(({ start }) => start < nearLength))
    return !ofWorkPattern.test(words);
  if (injuredPattern.test(words)) return findSites(words).length > 0;
  const held = hasPattern.exec(words);
  if (!held || ofWorkPattern.test(words)) return false;
  const object = words.slice(held[0].length);
  return (
    [...namedConditions(object), ...findSymptoms(object)].some(({ start }) => start < nearLength) ||
    namesOperation(`I had ${object}`) ||
    /^(?:[a-z]+ ){0,4}(?:allerg(?:y|ies)|reactions?|intolerance|cold|bug|baby|babies|flu|jab)\b/i.test(object) ||
    /^(?:[a-z]+ ){0,2}(?:bad|dodgy|sore|gammy|stiff|frozen) [a-z]+/i.test(object) ||
    /^(?:his|her|their|my) [a-z]+ (?:out|removed|done|replaced|fixed)\b/i.test(object)
  );
}
