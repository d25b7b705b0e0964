import type { Fact } from "../../facts/Fact";
import type { PlannedSentence } from "./PlannedSentence";
import { printFault } from "./printFault";
import { complaintTime } from "./history/complaintTime";
import { conditionName } from "./sentences/conditionNames";
import { asSentence } from "./sentences/listOf";

/** A clinician's words for the reason of the visit: "you are here for …". */
const stated =
  /\b(?:presents?|presenting|here|in|seen|comes? in|came in|coming in|referred(?: here)?|visit|evaluation|evaluated)\b(?: \w+){0,2}? (?:for|with|because of|due to|about|of)(?: an? (?:evaluation|visit|follow[- ]?up) (?:of|for))? (?:(?:your|his|her|the|some|a|an|this|that|my) ){0,4}([a-z0-9][a-z0-9' -]{2,70}?)(?=[,.;?]|$| (?:so|and (?:tell|can|what|how|I|you|he|she|it|we|then|has|is)|can|could|tell|what|how|today|I|you|is|it|right|who|which|now|that|after|since|when|while)\b)/i;
/** The complaint in a clinician's introduction: "a 45-year-old man with …". */
const introduced =
  /\b\d+[- ]year[- ]old (?:[a-z-]+ ){1,3}?(?:(?:who )?(?:presents?|presenting|here|complaining) )?(?:with|of|for) (?:an? |some |the |his |her )?([a-z][a-z' -]{2,50}?)(?=[,.;]|$| (?:who|and|that|for|since|which)\b)/i;
/** A patient's words for the reason of the visit: "I am here for …", "I need a refill". */
const wish =
  /\bI (?:am|came) (?:in |here )(?:today )?(?:for|because of|about) (?:an? |some |my |the )*(.{3,60}?)(?=[,.;]|$| (?:and|but|so|that)\b)|\bI (?:just )?need (?:an? |some )?(refill [a-z ]{3,40}|check-?up|physical)|\b(?:it is|just) (?:my|the|a|an|for my) ((?:usual |annual |regular |yearly )?[a-z]+ (?:check(?:-?up)?|follow[- ]?up|review|physical|exam))/i;

/** Reason for a visit in which no complaint and no condition was mentioned. */
export const noComplaint = "Visit for evaluation.";

/**
 * Returns the reason for the visit: the reason given in one of the first statements, else the first symptom with its
 * duration, what else the visit is about, results to review, the first condition, or `noComplaint`. Returns null if
 * there are no facts.
 * @param openings the first statements of the visit, in spoken order.
 */
export function chiefComplaint(
  facts: readonly Fact[],
  openings: readonly { text: string; isPatient: boolean; fact: Fact }[],
): PlannedSentence | null {
  const problem = firstComplaint(facts);
  for (const { text, isPatient, fact } of openings) {
    const match = isPatient ? wish.exec(text) : (stated.exec(text) ?? introduced.exec(text));
    const reason = match
      ?.slice(1)
      .find(Boolean)
      ?.replace(/\b(?:my|your|the) /gi, "")
      .trim();
    if (!reason || reason.split(" ").length > 9 || printFault(reason) !== null || /\bhistory\b/i.test(reason)) continue;
    return { topic: "reason", text: asSentence(reason), facts: [fact] };
  }
  const reason = openingReason(facts);
  if (reason) return reason;
  if (problem) return problem;
  const matter = facts.find(({ kind, slots }) => kind === "reason" && slots.topic?.text === "matter");
  if (matter?.slots.detail) return { topic: "reason", text: asSentence(matter.slots.detail.text), facts: [matter] };
  for (const { text, isPatient, fact } of openings) {
    const review = isPatient
      ? /\b(?:go over|going over|discuss|talk about|get|getting|review|about|for) (?:my|the) ((?:[a-z]+ ){0,2}(?:results?|scans?|labs?|blood ?work|blood tests?|tests?|x-rays?|mri|biopsy|ultrasound))\b/i.exec(
          text,
        )?.[1]
      : undefined;
    if (review) return { topic: "reason", text: asSentence(`Review of ${review}`), facts: [fact] };
  }
  const first = facts.find(
    ({ kind, polarity, status }) =>
      (kind === "problem" || kind === "condition") && polarity === "present" && status === "current",
  );
  if (first?.slots.name) {
    const { text } = first.slots.name;
    return { topic: "reason", text: asSentence(conditionName(text) ?? text), facts: [first] };
  }
  const [any] = facts;
  return any ? { topic: "reason", text: noComplaint, facts: [any] } : null;
}

/**
 * Returns the reason that the clinician opened the visit with, or the patient's symptom that it names: "left knee pain"
 * after "tell me about your knee". Null if there is none.
 */
function openingReason(facts: readonly Fact[]): PlannedSentence | null {
  const opening = facts.find(({ kind, slots }) => kind === "reason" && !slots.topic);
  const text = opening?.slots.detail?.text;
  if (!opening || !text) return null;
  const site = opening.slots.site?.text;
  const isMeant = ({ kind, slots }: Fact): boolean =>
    kind !== "symptom" ||
    (site ? slots.site?.text === site : text.toLowerCase().includes(slots.name?.text.toLowerCase() ?? " "));
  return firstComplaint(facts.filter(isMeant), facts) ?? { topic: "reason", text: asSentence(text), facts: [opening] };
}

/**
 * Returns the first symptom of the patient in `facts`, preferably one with a body system, with the time that `all`
 * gives it; null if there is none.
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
  const first = symptoms.find(({ slots }) => slots.system) ?? symptoms[0];
  const name = first?.slots.name?.text;
  if (!first || !name) return null;
  const timed = complaintTime(name, symptoms, all);
  return {
    topic: "reason",
    text: asSentence(timed ? `${name} ${timed.words}` : name),
    facts: timed && timed.fact !== first ? [first, timed.fact] : [first],
  };
}
