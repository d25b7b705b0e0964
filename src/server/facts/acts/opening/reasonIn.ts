import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import { findConditions } from "../../terms/findConditions";
import { findDrugs } from "../../terms/findDrugs";
import { findSites } from "../../terms/findSites";
import { findSymptoms } from "../../terms/findSymptoms";

/** Source of a pattern for words before a reason that do not belong to it: "just back in | for your knee". */
const filler = "(?:just |really |also |then |today |again |back |in |feeling |doing |getting on |going )*";
/** Matches the reason that the clinician asks to be confirmed: "You are here for your diabetes check?" */
const hereForPattern = new RegExp(
  `\\b(?:you|we) (?:are|were|have come|came) ${filler}(?:here|in|back) ${filler}(?:for|about|because of|with) (?:a |an |the |your |his |her |this |that |some |just )*((?:\\d{1,2}[- ])?[a-z][a-z' -]{2,50}?)(?=\\?|[,.]|$| (?:today|right|is that|and|so)\\b)`,
  "i",
);
/** Matches two things that the visit follows up on: "we're here for the blood pressure and the diabetes". */
const hereForBothPattern = new RegExp(
  `\\b(?:you|we) (?:are|were|have come|came) ${filler}(?:here|in|back) ${filler}(?:for|about|to (?:follow up on|check(?: on)?|go over|talk about)) (?:a |the |your |his |her |this |that |just )*([a-z][a-z' ]{2,30}?) and ((?:the |your |his |her )?[a-z][a-z' ]{2,30}?)(?=\\?|[,.]|$| (?:today|right|so)\\b)`,
  "i",
);
/** Matches the opening of a prenatal visit: "How's the pregnancy going?", "prenatal visit today". */
const asksOfPregnancyPattern =
  /\bhow (?:is|are|has) (?:the|your|this) pregnancy\b|\b(?:prenatal|antenatal|ob) (?:visit|appointment|check-?up) today\b/i;
/** Matches a question about the time since a change: "How have you been since we started the sertraline?" */
const sinceChangePattern =
  /\bhow (?:are|have|is|has|did) (?:you|things|it|everything) (?:\w+ ){0,3}?(?:since|(?<!\b(?:getting|get|got|gone) )on|with|after) (?:we |you |I )?(?:started |starting |changed |increased |stopped |had |were on |put |switched |moved |added |began |tried |the new dose of )*(?:you (?:on|to|over to) |taking )?(?:the |your |that |this |new )*([a-z][a-z' -]{2,40}?)(?=\?|[,.]|$| (?:so far|last|a |an |two|\d|in)\b)/i;
/** Matches a routine visit: "It's your annual wellness visit", "time for your asthma review". */
const kindOfVisitPattern =
  /\b(?:this is|it is|we have|here for|in for|today is|time for|doing|booked (?:in )?for|due for) (?:your|his|her|the|a|an|our) ((?:(?:medicare|annual|yearly|routine|regular|initial|\d{1,2}[- ](?:week|month|year)) )*(?:wellness(?: visit| exam| check)?|physical(?: exam)?|check-?up|well[- ]woman (?:visit|exam)|med(?:ication|icine|s)? (?:review|check)|(?:asthma|copd|diabet(?:es|ic)|hypertension|blood pressure|cholesterol|thyroid|heart failure|kidney|mental health|contraception|pill|hrt|adhd) (?:review|check(?:-?up)?|follow[- ]?up|visit)))\b/i;
/** Matches a visit for results: "You're here to go over your labs". */
const reviewPattern =
  /\b(?:here|in|back|today) (?:today )?to (?:go over|talk about|discuss|review|get) (?:your|the|his|her|those) ((?:[a-z]+ ){0,2}(?:results?|scans?|labs?|blood ?work|bloods|blood tests?|tests?|x-rays?|mri|ct|biopsy|ultrasound|echo))\b/i;
/** Writes an interval with a hyphen: "3 month diabetes check" → "3-month diabetes check". */
const withHyphen = (reason: string): string => reason.replace(/^(\d{1,2}) (week|month|year)s? /i, "$1-$2 ");

/**
 * Matches a stay in hospital that is just over: "So she was discharged on the 12th", "since you got out of hospital".
 */
const afterHospitalPattern =
  /\b(?:you|he|she|they) (?:was|were|got|have been|has been|had been|just got) (?:just |recently )?discharged\b|\b(?:was|were|been) (?:just |recently )?in (?:the )?hospital\b[^?]{0,40}\b(?:discharged|last week|last month|this week|recently|until|home)\b|\b(?:got|get|came|come|been) (?:out of|home from) (?:the )?hospital\b|\b(?:hospital|post[- ]discharge|discharge) (?:follow[- ]?up|visit|check)\b|\byou were just in (?:the )?hospital\b/i;
/** Matches what a treatment was started for: "Last time we started you on methotrexate for the psoriasis." */
const startedForPattern =
  /\b(?:last (?:time|visit)|when (?:I|we) last (?:met|spoke|saw))\b[^.?]{0,40}\b(?:started|put|had|switched|moved) (?:you|him|her) (?:on|to|onto) [^.?]{2,40}? for (?:the |your |his |her )?([a-z][a-z -]{2,40}?)(?=$|[.,?]| (?:and|so|last|because)\b)/i;
/** Matches an operation and the time since then: "It's two weeks since we did the hernia." */
const sinceDonePattern =
  /\b(?:days?|weeks?|months?) since (?:we|I|they) (?:did|fixed|repaired|took out|removed|replaced|operated on) (?:the |your |his |her )?([a-z]+(?: [a-z]+)?)(?=$|[.,?]| (?:and|so|now|for)\b)/i;
/** Matches a question about how a body part or problem is: "So how is your back?" */
const asksAboutPattern =
  /\b(?:tell me (?:\w+ ){0,2}?about|what (?:is|has been) (?:\w+ ){0,2}?(?:going on |wrong |happening |up )(?:with)|what happened to|how is|what is the (?:matter|problem|trouble) with) (?:your|this|the|his|her|that) ([a-z][a-z' -]{2,30}?)(?=\?|[,.]|$| (?:today|then|doing|feeling|going|been|since|now)\b)/i;

/**
 * Matches a complaint that a letter or colleague reported: "Your GP's letter says you're having trouble swallowing".
 */
const reportedPattern =
  /\b(?:says?|said|tells? me|told me|mentions?|mentioned|hear|understand|see)(?: here)? (?:that )?you (?:are|have been) (?:having|getting|bothered by|troubled by|struggling with) (?:some |an? |the |your )?([a-z][a-z' -]{2,50}?)(?=\?|[,.]|$| (?:and|since|for|when|lately|recently|again)\b)/i;

/**
 * Reads the reason for the visit in a question or statement with which the clinician opens it; null if it names none.
 * The slot `detail` holds the reason; `site` the body part, if only that is named.
 */
export function reasonIn(sentence: Sentence): Fact | null {
  const { text } = sentence;
  const reason = (detail: string, site?: string): Fact =>
    makeFact({ kind: "reason", from: [sentence], slots: { detail, site } });
  const both = hereForBothPattern.exec(text);
  if (both?.[1] && both[2] && [both[1], both[2]].every(isFollowed))
    return reason(`${both[1]} and ${both[2].replace(/^(?:the|your|his|her) /i, "")} follow-up`);
  const here = hereForPattern.exec(text)?.[1];
  if (here) return reason(measurePattern.test(here) ? `${here} follow-up` : withHyphen(here));
  const kind = kindOfVisitPattern.exec(text)?.[1];
  if (kind) return reason(withHyphen(kind));
  const reviewed = reviewPattern.exec(text)?.[1];
  if (reviewed) return reason(`Review of ${reviewed}`);
  if (afterHospitalPattern.test(text)) return reason("Hospital follow-up");
  if (asksOfPregnancyPattern.test(text)) return reason("Prenatal visit");
  const changed = sinceChangePattern.exec(text)?.[1];
  if (
    changed &&
    (findDrugs(changed).length > 0 || findConditions(changed).length > 0 || otherSubjectsPattern.test(changed))
  )
    return reason(`Follow-up on ${changed}`);
  const treated = startedForPattern.exec(text)?.[1];
  if (treated && findConditions(treated).length > 0) return reason(`Follow-up on ${treated}`);
  const done = sinceDonePattern.exec(text)?.[1];
  if (done && !/^(?:it|that|this|them)$/i.test(done)) return reason(`Follow-up after ${done} procedure`);
  const reported = reportedPattern.exec(text)?.[1];
  if (reported && findSymptoms(reported).length > 0) return reason(reported);
  const about = asksAboutPattern.exec(text)?.[1];
  if (!about) return null;
  if (findConditions(about).length > 0 || findSymptoms(about).length > 0) return reason(about);
  const site = findSites(about)[0];
  return site
    ? reason(`${site.side && site.side !== "both" ? `${site.side} ` : ""}${site.part} complaint`, site.part)
    : null;
}

/** Matches what is checked regularly, so that its name alone is a reason for a visit: "blood pressure", "thyroid". */
const measurePattern = /^(?:blood pressure|cholesterol|weight|(?:blood )?sugars?|thyroid|kidneys?)$/i;

/** Returns whether a name is of something that is checked regularly: a disease, a measure. */
const isFollowed = (name: string): boolean => {
  const bare = name.replace(/^(?:the|your|his|her) /i, "");
  return measurePattern.test(bare) || findConditions(bare).some(({ start }) => start === 0);
};

/** Matches subjects of a follow-up besides drugs and diseases: "surgery", "brace". */
const otherSubjectsPattern =
  /\b(?:surger\w+|operation|procedure|injection|hospital|discharge|medications?|treatment|therapy|diet|brace|accident|fall|drops|tablets|inhalers?|cream|patch(?:es)?|pump|insulin|hearing aids?|splint|boot|cast|exercises|physio\w*)\b/i;
