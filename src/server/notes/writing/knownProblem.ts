import type { Fact } from "../../facts/Fact";
import { namedConditions } from "../../facts/terms/namedConditions";
import { makeHeading } from "./makeHeading";

/** Matches words before a disease in a result that deny it: "no", "ruled out". */
const deniedPattern = /\b(?:no|not|without|negative|rules? out|ruled out|unlikely|normal|free of|resolved|absence)\b/i;
/**
 * Matches the words before a disease in an introduction of the patient or a dictated summary, and captures what follows
 * them: "referred for evaluation of | lupus".
 */
const introducedForPattern =
  /\b(?:diagnosed with|referred (?:[a-z]+ ){0,6}?for|evaluation (?:of|for)|management of|follow[- ]?up (?:of|on|for|regarding)|(?:twin|child|infant|girl|boy|female|male|woman|man|lady|gentleman),? with|new diagnosis of|known case of)(?: (?:an?|the|his|her|your|their|new|known|recent|long[- ]standing|(?:[a-z]+ )?evaluation of))* (?!history\b|past\b)(.{3,80})/i;
/** Matches a disease by the last word of its name: "Sjogren syndrome", "celiac disease". */
const syndromePattern = /^(?:[a-z'-]+ ){1,3}(?:syndrome|disease|disorder|deficiency)\b/i;

/** Maximum number of words of a heading of the assessment. */
const maxNameWords = 5;

/** Maximum number of characters before a disease that still belong to its name: "severe and recurrent | migraine". */
const maxLead = 25;

/**
 * Returns a heading for a plan whose problem was not named: the disease that a result shows, or for which the clinician
 * introduced the patient; null if there is none.
 */
export function knownProblem(facts: readonly Fact[]): Fact | null {
  for (const fact of facts) {
    if (fact.kind !== "result" || fact.subject !== "patient") continue;
    const finding = fact.slots.finding?.text ?? "";
    const disease = namedConditions(finding)[0];
    if (disease && !deniedPattern.test(finding.slice(0, disease.start)) && !/\b(?:no|not|normal)\b/i.test(finding))
      return makeHeading(disease.name, fact);
  }
  for (const fact of facts) {
    const topic = fact.slots.topic?.text;
    if (fact.kind !== "statement" || (topic !== "introduction" && topic !== "reasoning")) continue;
    const rest = introducedForPattern.exec(fact.slots.detail?.text ?? "")?.[1] ?? "";
    const [disease] = namedConditions(rest);
    const name = disease && disease.start < maxLead ? rest.slice(0, disease.end) : syndromePattern.exec(rest)?.[0];
    if (name && name.split(" ").length <= maxNameWords) return makeHeading(name, fact);
  }
  return followedProblem(facts);
}

/** Matches a reason for a visit in which a disease is not followed: "flu shot", "diabetes screening". */
const notFollowedPattern =
  /\b(?:shots?|vaccin\w*|jabs?|boosters?|screen\w*|tests?|testing|rule out|concerns?|possible|scare)\b/i;

/**
 * Returns a heading for the disease that a clinician opens the visit with ("You are here for your diabetes"), if drugs
 * are ordered or changed; null if there is none.
 */
function followedProblem(facts: readonly Fact[]): Fact | null {
  const isTreated = facts.some(({ kind, slots }) => (kind === "order" || kind === "advice") && slots.name);
  const reason = facts.find(({ kind, source }) => kind === "reason" && source === "clinician");
  const detail = reason?.slots.detail?.text ?? "";
  const [disease, other] = namedConditions(detail);
  if (!isTreated || !reason || !disease || other || notFollowedPattern.test(detail)) return null;
  return makeHeading(disease.name, reason);
}
