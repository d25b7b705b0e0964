import { lowerFirst } from "../../platform/lowerFirst";
import type { Fact } from "../../facts/Fact";
import type { PlannedSentence } from "./PlannedSentence";
import { printFault } from "./printFault";
import { complaintTime } from "./history/complaintTime";
import { conditionName } from "./sentences/conditionName";
import { asSentence } from "./sentences/listOf";

/** Matches a clinician's words for the reason for the visit and captures the reason: "you are here for | knee pain". */
const statedPattern =
  /\b(?:presents?|presenting|here|in|seen|comes? in|came in|coming in|referred(?: here)?|visit|evaluation|evaluated)\b(?: \w+){0,2}? (?:for|with|because of|due to|about|of)(?: an? (?:evaluation|visit|follow[- ]?up) (?:of|for))? (?:(?:your|his|her|the|some|a|an|this|that|my) ){0,4}([a-z0-9][a-z0-9' -]{2,70}?)(?=[,.;?]|$| (?:so|and (?:tell|can|what|how|I|you|he|she|it|we|then|has|is)|can|could|tell|what|how|today|I|you|is|it|right|who|which|now|that|after|since|when|while)\b)/i;
/** Matches a clinician's introduction and captures the complaint: "a 45-year-old man with | chest pain". */
const introducedPattern =
  /\b\d+[- ]year[- ]old (?:[a-z-]+ ){1,3}?(?:(?:who )?(?:presents?|presenting|here|complaining) )?(?:with|of|for) (?:an? |some |the |his |her )?([a-z][a-z' -]{2,50}?)(?=[,.;]|$| (?:who|and|that|for|since|which)\b)/i;
/** Matches a patient's words for the reason for the visit: "I am here for my knee", "I need a refill of my pills". */
const wishPattern =
  /\bI (?:am|came|have come) (?:(?:in|here|back|just|only|really|today) ){0,4}(?:for|because of|about(?! to\b)) (?:an? |some |my |the )*(.{3,60}?)(?=[,.;]|$| (?:and|but|so|that)\b)|\bI (?:just )?need (?:an? |some )?(refill [a-z ]{3,40}|check-?up|physical)|\b(?:it is|just) (?:my|the|a|an|for my) ((?:usual |annual |regular |yearly )?[a-z]+ (?:check(?:-?up)?|follow[- ]?up|review|physical|exam))/i;

/**
 * Matches an introduction with the time since an operation, and the operation: "you are 2 weeks | out from | your
 * hernia repair".
 */
const afterOperationPattern =
  /\byou are (?:now |about |just |almost |nearly )*((?:\d+|an?) (?:days?|weeks?|months?)) (?:out from|post[- ]?op(?:erative)?(?: from)?|status post|s\/p|after|since|following|out after) (?:your |the |his |her |an? )?((?:[a-z-]+ ){0,5}?(?:repair|replacement|reconstruction|removal|release|fusion|surgery|operation|procedure|bypass|[a-z]+(?:ectomy|plasty|otomy|ostomy|scopy)))\b/i;

/** The reason that a note states if no complaint, matter, result or condition was mentioned in the visit. */
export const noComplaint = "Visit for evaluation.";

/** Maximum number of words of a reason for the visit; longer ones describe the history. */
const maxReasonWords = 9;

/** Matches a patient who comes for results, with what they are of as the group: "to go over my | blood tests". */
const reviewPattern =
  /\b(?:go over|going over|discuss|talk about|get|getting|review|about|for) (?:my|the) ((?:[a-z]+ ){0,2}(?:results?|scans?|labs?|blood ?work|blood tests?|tests?|x-rays?|mri|biopsy|ultrasound))\b/i;

/**
 * Returns the reason for the visit. It is the first that exists of: the reason given in one of the first statements;
 * the reason that the clinician opened the visit with; the first symptom with its duration; another matter ("left knee
 * complaint"); results to review; the first condition; an injury ("Fall"); `noComplaint`. Returns null without facts.
 * @param openings the first statements of the visit, in spoken order, each with the fact that it comes from.
 */
export function chiefComplaint(
  facts: readonly Fact[],
  openings: readonly { text: string; isPatient: boolean; fact: Fact }[],
): PlannedSentence | null {
  const problem = firstComplaint(facts);
  // What the patient corrected is not what the clinician opened with.
  const isCorrected = facts.some(({ kind, slots }) => kind === "reason" && slots.basis);
  const stated = openings.filter(({ isPatient }) => isPatient || !isCorrected);
  for (const { text, isPatient, fact } of stated) {
    const [, since, operation] = isPatient ? [] : (afterOperationPattern.exec(text) ?? []);
    if (since && operation)
      return { topic: "reason", text: asSentence(`Follow-up ${since} after ${operation}`), facts: [fact] };
    const match = isPatient ? wishPattern.exec(text) : (statedPattern.exec(text) ?? introducedPattern.exec(text));
    const reason = match
      ?.slice(1)
      .find(Boolean)
      ?.replace(/\b(?:my|your|the) /gi, "")
      .replace(/\bbloods\b/i, "blood tests")
      .replace(/^results$/i, "test results")
      .trim();
    if (
      !reason ||
      reason.split(" ").length > maxReasonWords ||
      printFault(reason) !== null ||
      /\bhistory\b/i.test(reason)
    )
      continue;
    return { topic: "reason", text: asSentence(reason), facts: [fact] };
  }
  const reason = openingReason(facts);
  if (reason) return reason;
  const hurt = injuryIn(openings.slice(0, openingStatements));
  const first = new Set(
    openings.slice(0, openingStatements).flatMap(({ fact }) => fact.evidence.map(({ turn }) => turn)),
  );
  const isLater = problem?.facts.every(({ evidence }) => evidence.every(({ turn }) => !first.has(turn))) ?? false;
  const matter = facts.find(({ kind, slots }) => kind === "reason" && slots.topic?.text === "matter");
  // What a clinician asks about later is not what the patient came for.
  const isReason = matter?.source === "patient" || matter?.slots.detail?.text === "Follow-up visit";
  if (matter && isReason && isLater && !sharesTurn(problem, matter)) return matterReason(matter, facts);
  if (hurt && (isLater || (problem === null && !/^(?:Fall|Accident)/.test(hurt.text)))) return hurt;
  if (problem) return problem;
  if (matter) return matterReason(matter, facts);
  const reviewed = reviewIn(openings);
  if (reviewed) return reviewed;
  const known = facts.find(
    ({ kind, polarity, status, certainty, time }) =>
      (kind === "problem" || (kind === "condition" && time.when !== "past")) &&
      polarity === "present" &&
      status === "current" &&
      certainty !== "unlikely" &&
      certainty !== "ruledOut",
  );
  if (known?.slots.name) {
    const { text } = known.slots.name;
    return { topic: "reason", text: asSentence(conditionName(text) ?? text), facts: [known] };
  }
  const injury = injuryIn(openings);
  if (injury) return injury;
  const [any] = facts;
  return any ? { topic: "reason", text: noComplaint, facts: [any] } : null;
}

/** Returns the review of results that a patient comes for; null if none is named. */
function reviewIn(openings: readonly { text: string; isPatient: boolean; fact: Fact }[]): PlannedSentence | null {
  for (const { text, isPatient, fact } of openings) {
    const review = isPatient ? reviewPattern.exec(text)?.[1] : undefined;
    if (review) return { topic: "reason", text: asSentence(`Review of ${review}`), facts: [fact] };
  }
  return null;
}

/** Returns whether a complaint and a fact rest on the same turn. */
const sharesTurn = (complaint: PlannedSentence | null, { evidence }: Fact): boolean =>
  complaint?.facts.some((fact) => fact.evidence.some(({ turn }) => evidence.some((each) => each.turn === turn))) ??
  false;

/** Returns whether a symptom is at a body part, or at a region of it: "lower back" for "back", "chest tightness". */
function isAtSite({ slots }: Fact, site: string): boolean {
  const own = slots.site?.text ?? "";
  return own === site || own.endsWith(` ${site}`) || (slots.name?.text ?? "").split(" ").includes(site);
}

/** Matches symptoms that can be at any part of the body. */
const anywherePattern =
  /^(?:pain|soreness|aching|discomfort|swelling|stiffness|numbness|tingling|itching|burning|rash|lump)$/;

/**
 * Returns the first symptom at the body part of the opening, if a person states it without a part: "What's happening
 * to your shoulder?" "I've had this soreness for 3 weeks." → "Shoulder pain for 3 weeks."; otherwise null.
 */
function placedAt(opening: Fact, facts: readonly Fact[]): PlannedSentence | null {
  const part = / complaint$/.test(opening.slots.detail?.text ?? "")
    ? opening.slots.detail?.text.replace(/ complaint$/, "")
    : undefined;
  const symptom = facts.find(({ kind, polarity }) => kind === "symptom" && polarity === "present");
  const turns = new Set(symptom?.evidence.map(({ turn }) => turn));
  const isStated = turns.size === 1 || opening.evidence.some(({ turn }) => turns.has(turn));
  if (!part || !symptom || !isStated || symptom.slots.site || !anywherePattern.test(symptom.slots.name?.text ?? ""))
    return null;
  const found = firstComplaint([symptom], facts);
  return found && { ...found, text: asSentence(`${part} ${lowerFirst(found.text)}`) };
}

/** Returns what a patient came for as the complaint, or the symptom at the body part that it names. */
function matterReason(matter: Fact, facts: readonly Fact[]): PlannedSentence {
  const site = matter.slots.site?.text;
  const atSite = site
    ? firstComplaint(
        facts.filter((fact) => fact.kind === "symptom" && isAtSite(fact, site)),
        facts,
      )
    : null;
  return (
    atSite ??
    placedAt(matter, facts) ?? { topic: "reason", text: asSentence(matter.slots.detail?.text ?? ""), facts: [matter] }
  );
}

/** Words of a patient for how they were hurt, each with the complaint that it is written as. */
const injuries: readonly (readonly [pattern: RegExp, complaint: string])[] = [
  [
    /\b(?:car|road|motor(?:cycle|bike)?|vehicle|traffic|bike|bicycle) (?:accident|crash|collision|wreck)\b/i,
    "Accident",
  ],
  [
    /\bI (?:(?:just|had|have|recently) )*(?:fell|fallen|tripped|slipped)\b|\bI (?:had|took) (?:a|an? [a-z]+) fall\b/i,
    "Fall",
  ],
  [
    /\b(?:cut|sliced|slashed|lacerated|gashed) (?:through |into |open )?(?:my|his|her|the) (?:(?:left|right|own|little|index|middle|ring|big|lower|upper) )*(?:fingers?|thumb|hand|arm|leg|foot|toes?|knee|shin|forearm|wrist|palm|face|lip|chin|forehead|eyebrow|scalp|head|ear|calf|thigh|heel|elbow|nose|cheek|tongue|knuckles?)\b/i,
    "Laceration",
  ],
  [/\b(?:twisted|sprained|rolled|turned|went over on) (?:my|his|her) (?:left |right )?ankle\b/i, "Ankle injury"],
  [/\b(?:burn(?:ed|t)|scalded) (?:my|his|her|myself|himself|herself)\b/i, "Burn"],
  [/\b(?:bit|bitten)\b(?= (?:me|him|her|my|his|by)\b)/i, "Bite"],
  [/\b(?:hit|banged|bumped|smacked|whacked|cracked) (?:my|his|her) head\b/i, "Head injury"],
];

/** Number of statements in which an injury is the complaint, before symptoms that are named later. */
const openingStatements = 2;
/** Number of statements at the start of a visit that can name the injury for which the patient comes. */
const firstStatements = 4;

/** Returns the injury in the first statements of the patient as the complaint: "Fall."; null if they have none. */
function injuryIn(openings: readonly { text: string; isPatient: boolean; fact: Fact }[]): PlannedSentence | null {
  for (const { text, isPatient, fact } of openings.slice(0, firstStatements)) {
    const found = isPatient ? injuries.find(([pattern]) => pattern.test(text)) : undefined;
    const isDenied =
      found && /\b(?:not|never|without|almost|nearly)\b[^,.;]{0,16}$/i.test(text.split(found[0])[0] ?? "");
    if (found && !isDenied && !/\b(?:asleep|last year|years ago)\b/i.test(text))
      return { topic: "reason", text: asSentence(found[1]), facts: [fact] };
  }
  return null;
}

/**
 * Returns the symptom that the clinician's opening asks about: "left knee pain" after "What about your knee?" If no
 * such symptom was said, returns the reason in the opening ("Knee complaint."); null if the opening has none.
 */
function openingReason(facts: readonly Fact[]): PlannedSentence | null {
  const opening = facts.find(({ kind, slots }) => kind === "reason" && !slots.topic);
  const text = opening?.slots.detail?.text;
  if (!opening || !text) return null;
  const site = opening.slots.site?.text;
  const isMeant = (fact: Fact): boolean =>
    fact.kind !== "symptom" ||
    (site ? isAtSite(fact, site) : text.toLowerCase().includes(fact.slots.name?.text.toLowerCase() ?? " "));
  return (
    firstComplaint(facts.filter(isMeant), facts) ??
    placedAt(opening, facts) ?? { topic: "reason", text: asSentence(text), facts: [opening] }
  );
}

/**
 * Returns the first symptom of the patient in `facts`, preferably one with a body system, with its duration if `all`
 * has it: "Sore throat for 2 weeks."; null if there is no symptom.
 */
function firstComplaint(facts: readonly Fact[], all: readonly Fact[] = facts): PlannedSentence | null {
  const symptoms = facts.filter(
    ({ kind, polarity, slots, status, subject }) =>
      kind === "symptom" &&
      polarity === "present" &&
      slots.name &&
      slots.name.text !== "symptoms" &&
      status !== "withdrawn" &&
      subject === "patient",
  );
  const [opening] = symptoms;
  // "When did the chest pain start?" names the complaint, although no answer reports it.
  const isAskedFor =
    opening?.slots.when !== undefined && !/^(?:pain|discomfort|problem)$/i.test(opening.slots.name?.text ?? "");
  const named = isAskedFor ? opening : (symptoms.find(({ slots }) => slots.system) ?? opening);
  // "It started with a sore throat, but now I have an earache."
  const left = symptoms.find(({ said, time }) => said === named?.said && time.when === "now");
  const first = named?.time.when === "past" ? (left ?? named) : named;
  const name = first?.slots.name?.text;
  if (!first || !name) return null;
  const timed = complaintTime(name, symptoms, all);
  return {
    topic: "reason",
    text: asSentence(timed ? `${name} ${timed.words}` : name),
    facts: timed && timed.fact !== first ? [first, timed.fact] : [first],
  };
}
