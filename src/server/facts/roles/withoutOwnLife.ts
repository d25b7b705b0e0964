import { namesOperation } from "../frames/readHistory";
import { findDrugs } from "../terms/findDrugs";
import { findSymptoms } from "../terms/findSymptoms";
import { namedConditions } from "../terms/namedConditions";

/** Matches a clause in which people who speak for the patient say that they are pregnant themselves. */
const pregnantPattern = /^I (?:am|was|have been)(?: [a-z0-9]+){0,4} pregnant\b/i;
/** Matches a clause in which they speak about their own drugs: "I take labetalol". */
const takesPattern =
  /^I (?:am on|am taking|also take|take|use|have to take|was put on|(?:cannot|can never|could never) (?:have|take|tolerate|use))\b/i;
/** Matches a clause in which they speak about their own allergy: "I am allergic to penicillin". */
const allergicPattern = /^I (?:am|was) (?:(?:also|really|very|personally|myself) )*allergic\b/i;
/** Source of a pattern for adverbs of what people say of themselves: "I | also | have". */
const also = "(?: (?=\\w)(?:also|just|actually|always|do|really|still|personally|myself|too|only|even))*";
/**
 * Matches a clause in which they speak about their own health: "I have asthma", "I had a stroke", "I get migraines".
 */
const ownHealthPattern = new RegExp(
  `^I${also} (?:have|had|get|got|suffer\\w*|am|was|feel|felt|have been|have had|have got|(?:was|am|got|have been) diagnosed|caught|developed|survived|battled)\\b(?! (?:not )?(?:(?:\\w+ )?sure|worried|concerned|aware|afraid|told|asked|noticed|noticing|seen|seeing|heard|tried|trying|wondering|to|giving|given|using|called|here|the one|going|thinking|at|with|there|out|in)\\b)`,
  "i",
);
/** Matches a clause in which they speak about an accident or operation of their own: "I fell last year". */
const ownEventPattern = new RegExp(
  `^I${also} (?:fell\\b(?! (?:asleep|in love|out|for|behind))|slipped|tripped|broke my|hurt my|twisted my|injured my|sprained my|had (?:an? |my )(?:fall|accident|operation|surgery|throat|gall ?bladder|appendix|hysterectomy|tonsils|bypass))\\b`,
  "i",
);
/** Matches a clause in which they name an allergy of their own: "I have a peanut allergy". */
const hasAllergyPattern = new RegExp(
  `^I${also} (?:have|had|have got|suffer from) (?:an? |my )?(?:[a-z]+ ){0,3}allerg(?:y|ies)\\b`,
  "i",
);
/** Matches a part of the body that gives trouble: "I have a | bad knee". */
const badPartPattern =
  /\b(?:bad|dodgy|gammy|sore|weak|poor|broken|arthritic|replaced) (?:back|knees?|hips?|heart|eyes?|shoulders?|legs?|feet|foot|ankles?|hands?|lungs?|chest)\b/i;
/** Matches pronouns for the patient, of whom the clause is then also about: "I was pregnant with him". */
const patientPattern = /\b(?:he|she|him|her|his)\b/i;
/** Matches the speaker's pregnancy as the time of something: "while I was pregnant with him". */
const whilePregnantPattern = /,? (?:while|when) I was pregnant(?: with (?:him|her|them))?\b/gi;
/** Matches where a clause begins with its speaker or the patient: ", and | I am pregnant", ", but | he has not". */
const clauseBreakPattern =
  /(?:,|;)? (?=(?:and|but|so|because|though|while|whereas) (?:I|he|she|his|her)\b)|[,;] (?=(?:I|he|she)\b)|(?<=^I am (?:also )?allergic to [a-z ,]{3,40}),? (?=but (?:he|she|not)\b)/i;

/** Returns whether a clause says what illness, operation or complaint its speaker has. */
const statesOwnHealth = (clause: string, isParent: boolean): boolean =>
  ownHealthPattern.test(clause) &&
  !/\ballerg/i.test(clause) &&
  (namedConditions(clause).length > 0
    ? !isParent // a parent's disease belongs to the family history of the child
    : findSymptoms(clause).length > 0 || badPartPattern.test(clause) || (!isParent && namesOperation(clause)));

/** Matches what speakers conclude from their own illness: "so | I thought she had caught that". */
const thoughtPattern = /^I (?:thought|figured|assumed|wondered|guessed)\b/i;

/** Returns whether a clause is about its speaker's own life and not about the patient. */
const isOfOwnLife = (clause: string, isParent: boolean): boolean =>
  !patientPattern.test(clause) &&
  (pregnantPattern.test(clause) ||
    allergicPattern.test(clause) ||
    hasAllergyPattern.test(clause) ||
    ownEventPattern.test(clause) ||
    statesOwnHealth(clause, isParent) ||
    (takesPattern.test(clause) && findDrugs(clause).length > 0));

/**
 * Returns a sentence of a person who speaks for the patient without what it says about their own health: pregnancy,
 * drugs, allergies, illness and complaints: "He has a fever, and I take sertraline" → "He has a fever". Empty if
 * nothing else is said. `isParent`: whether they are a parent of the patient, whose diseases and deliveries are kept.
 */
export function withoutOwnLife(said: string, isParent = false): string {
  const text = said.replace(whilePregnantPattern, "");
  const clauses = text.split(new RegExp(clauseBreakPattern, "gi"));
  const kept: string[] = [];
  let isOwnBefore = false;
  for (const clause of clauses) {
    const own = clause.replace(/^(?:and|but|so|because|though|well|also|by the way),? /i, "");
    // "I had a stomach bug, so I thought she had caught that" says nothing of the patient either.
    isOwnBefore = isOwnBefore && thoughtPattern.test(own) ? true : isOfOwnLife(own, isParent);
    if (!isOwnBefore) kept.push(clause);
  }
  return kept.length === clauses.length ? text : kept.join(", ").replace(/^(?:but|so|and),? /i, "");
}
