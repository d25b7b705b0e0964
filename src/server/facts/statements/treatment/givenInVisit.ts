import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { isVaccine, namesVaccines } from "../../frames/meansVaccine";
import type { Sentence } from "../../segment/Sentence";
import { drugName, findDrugs } from "../../terms/findDrugs";
import type { ReadingState } from "../ReadingState";

/** Source of a pattern for what is given in a clinic or an emergency department and nowhere else. */
const here =
  "(?:iv|intravenous|neb(?:uli[sz]er)?s?|breathing treatments?|bag of|lit(?:er|re)s? of|saline|bolus|drip|oxygen|cocktail|infusion|transfusion|through the (?:line|iv|drip)|in the (?:arm|hip|deltoid|thigh|glute|vein))";
/** Source of a pattern for words that place a treatment in this visit: "earlier", "a few minutes ago". */
const now =
  "(?:just now|just|earlier(?! (?:this|in the) (?:week|month|year))|today|this morning|here|in (?:triage|the waiting room|this room)|when you (?:got|came|arrived|walked) (?:in|here)?|at the start|(?:a few|a couple of|\\d+|ten|twenty|thirty) minutes ago|(?:half )?an hour ago|already|and (?:now )?(?:you|he|she) (?:kept|are|is|look|looks|feel|feels))";
/** Source of a pattern for words at the start of a report. */
const leads =
  "(?:(?:okay|all right|alright|so|now|and|good|well|right|since|because|after|there (?:we|you) go),? ){0,4}";
/** Matches what the clinician or a nurse gave in the visit, with the object as the group: "I gave you | a shot |". */
const gavePattern = new RegExp(
  `^${leads}(?:I|we|(?:the|my|our) (?:nurse|medics?|tech|assistant)|triage|[A-Z][a-z]+)(?: have| has| had| just| already){0,2} (?:gave|given|pushed|started|ran|run|hung|administered) (?:you|him|her) (?!on\\b|in\\b|back\\b|off\\b)((?:an? |the |your |his |her |some |two |\\d )?[a-z0-9][^.;?]{2,60})$`,
  "i",
);
/** Matches what a nurse is giving, with the object as the group: "Nurse Kelly is giving you | the Tdap | now". */
const givingPattern =
  /^(?:(?:okay|so|and|now),? ){0,2}(?:(?:the|my|our) (?:nurse|medic|tech)(?: [A-Z][a-z]+)?|nurse [A-Z][a-z]+|I am|we are)(?: is| are| am)?(?: just)? giving (?:you|him|her) ((?:an? |the |your |his |her |some )?[a-z0-9][a-z0-9 -]{1,40}?) (?:right )?now[.]?$/i;
/** Matches what the patient was given, with the object as the group: "You got | a liter of IV fluids |". */
const gotPattern = new RegExp(
  `^${leads}(?:you|he|she)(?: have| has| had| just| already){0,2} (?:got|had|received|gotten|been given) ((?:an? |the |your |his |her |some |two |\\d )[a-z0-9][^.;?]{2,60})$`,
  "i",
);
/** Matches a treatment that has ended, with its name as the group: "We just finished | the nebulizer treatment |". */
const finishedPattern = new RegExp(
  `^${leads}(?:(?:I|we|you|he|she)(?: have| has)? (?:just )?(?:finished|completed|done|had)|that is) (?:the |your |his |her |an? |all (?:of )?(?:the |your )?)?((?:first |second |third |two |\\d )?(?:neb(?:uli[sz]er)?s?(?: treatments?)?|breathing treatments?|iv fluids|fluids|infusion|transfusion|bag of [a-z ]{3,20}|lit(?:er|re) of [a-z ]{3,20}|antibiotics?(?= through)))(?: (?:done|in|finished|through))?[.]?$`,
  "i",
);
/**
 * Matches a count of treatments before what followed them, with both as groups: "After | two nebs | her sats are 97".
 */
const afterPattern =
  /^(?:(?:okay|so|and|now|well),? ){0,3}(?:after|since|following) ((?:the |your |her |his |an? |one |two |three |\d |that )?(?:first |second |third |last )?(?:nebs?|nebuli[sz]er(?:s| treatments?)?|breathing treatments?|lit(?:er|re)s? of (?:iv )?(?:fluids?|saline)|(?:iv )?fluids|bolus|dose of [a-z]{5,20}|shot of [a-z]{5,20}))(?:,| (?=(?:you|he|she|your|his|her|the|it)\b)) ?(.{6,})$/i;
/** Matches words of another time or place, of a plan or of a condition. */
const otherPattern =
  /\b(?:last (?:time|visit|week|month|year|night|spring|summer|fall|winter)|(?:days?|weeks?|months?|years?) ago|yesterday|previously|before|prescri\w+|refills?|samples?|there|at the (?:hospital|er|ed|clinic|urgent care)|in the (?:hospital|er|ed|ambulance)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|if|will|would|going to|a chance|some time|handout|note|number|information|instructions)\b/i;
/** Matches words after what was given that are not part of it: "earlier", "and you kept it down". */
const afterObjectPattern = new RegExp(
  `,? (?:for (?:the|your|that) .*|and (?:now )?(?:it|you|he|she|that|your) .*|so .*|because .*|to (?:help|see|calm|settle|bring) .*|${now})\\b.*$`,
  "i",
);

/** Returns what was given as a note writes it: "a shot of Toradol" → "Toradol injection". */
function asGiven(object: string): string {
  const bare = object
    .replace(afterObjectPattern, "")
    .replace(/^(?:an?|the|your|his|her|some|that) /i, "")
    .replace(/^(?:little|quick|good|big) /i, "")
    .replace(/^(?:shot|injection|jab) of (.+)$/i, "$1 injection")
    .replace(/^dose of /i, "")
    .replace(/^(?:lit(?:er|re)) of /i, "1 L of ")
    .replace(/^bag of /i, "")
    .replace(/^(\d[\d.]*(?: ?(?:mg|mcg|g|units?|mL))?|two|three|four|one) of (?:the )?(?=[a-z]{4})/i, "$1 ")
    .replace(/\bnebs\b/i, "nebulizer treatments")
    .replace(/\bneb\b/i, "nebulizer treatment")
    .replace(/\bnebuli[sz]ers?$/i, (word) => (/s$/i.test(word) ? "nebulizer treatments" : "nebulizer treatment"));
  const drug = findDrugs(bare)[0];
  const dose =
    drug && /^(?:\d[\d.]*|two|three|four|one) $/i.test(bare.slice(0, drug.start))
      ? bare.slice(0, drug.start).trim()
      : "";
  return drug && dose ? `${drugName(drug.name)} ${dose}` : bare;
}

/** Returns the treatment that a sentence says was given in the visit; null if it says none. */
function givenIn(text: string, reading: ReadingState): string | null {
  if (otherPattern.test(text)) return null;
  const finished = finishedPattern.exec(text)?.[1];
  if (finished) return asGiven(finished);
  const giving = givingPattern.exec(text)?.[1];
  if (giving && (findDrugs(giving).length > 0 || isVaccine(giving))) return asGiven(giving);
  const object = (gavePattern.exec(text) ?? gotPattern.exec(text))?.[1];
  if (!object) return null;
  const isCare =
    findDrugs(object).length > 0 || new RegExp(`\\b${here}\\b`, "i").test(object) || namesVaccines(object, object);
  const isHere =
    new RegExp(`\\b${here}\\b`, "i").test(object) ||
    new RegExp(`\\b${now}\\b`, "i").test(text) ||
    /\b(?:the|my|our) (?:nurse|medic|tech|assistant)\b/i.test(text) ||
    (/\b(?:shot|injection|jab|dose)\b/i.test(object) && reading.phase !== "history");
  return isCare && isHere ? asGiven(object) : null;
}

/** Reads the facts of a clinician's sentence. */
type Reader = (sentence: Sentence, reading: ReadingState) => Fact[];

/**
 * Reads a medicine, fluids or another treatment that was given in the visit: "I gave you a shot of Toradol earlier",
 * "after two nebs her sats are 97". The fact is a procedure of the plan that is written as done, not a medicine that is
 * taken at home. `read` reads what follows it. Null for other sentences.
 */
export function givenInVisit(sentence: Sentence, reading: ReadingState, read: Reader): Fact[] | null {
  const { text } = sentence;
  if (text.endsWith("?")) return null;
  const [, treatment, rest] = otherPattern.test(text) ? [] : (afterPattern.exec(text) ?? []);
  const given = treatment ? asGiven(treatment) : givenIn(text, reading);
  if (!given || /^(?:it|that|this|them)\b/i.test(given)) return null;
  const known = reading.facts.some(
    ({ kind, slots }) => kind === "order" && slots.object?.text === `${given} given in the visit`,
  );
  const fact = makeFact({
    kind: "order",
    from: [sentence],
    problem: reading.problem,
    slots: { what: "procedure", action: "item", object: `${given} given in the visit` },
  });
  return [...(known ? [] : [fact]), ...(rest ? read({ ...sentence, text: rest }, reading) : [])];
}
