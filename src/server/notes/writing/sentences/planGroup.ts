import type { Fact } from "../../../facts/Fact";

/** Labels of the plan, by type of order. */
const groups: Readonly<Record<string, string>> = {
  medication: "Medical treatment",
  lab: "Additional testing",
  imaging: "Additional testing",
  test: "Additional testing",
  referral: "Specialist referral",
  procedure: "Procedure",
  device: "Medical treatment",
  instruction: "Medical treatment",
};

/** Matches advice to see another professional: "see a dentist". */
const referralAdvicePattern =
  /^(?:(?:go (?:to |and )?)?see|visit|start with|make an appointment with|book (?:in )?with) (?:an?|the|our|your|one of our) /i;

/** Matches words for reporting results to the patient: "call you with the biopsy results". */
const givesResultsPattern =
  /^(?:call|ring|phone|contact|message|notify|text|email|let) (?:you|him|her|them|the patient)\b.*\bresults?\b/i;
/** Matches a visit to the patient's own doctor, which is not a referral: "see your pediatrician". */
const seesOwnDoctorPattern =
  /^(?:to )?(?:(?:go (?:to |and )?)?see|visit|make an appointment with|book (?:in )?with|follow up with) (?:the|your|his|her) (?:own |regular )?(?:pa?ediatrician|gp|family (?:doctor|physician)|primary(?: care)?|pcp|doctor|midwife|health visitor|practice nurse)\b/i;

/** Matches what is not needed: "no need for further workup", "no need for changes". */
const unneededPattern =
  /^no need for (?:[a-z]+ )?(?:(adjustments?|changes?|treatment|surgery)|work-?ups?|tests?|testing|imaging|x-rays?|scans?|blood ?work|labs|investigations?|evaluation|monitoring)\b/i;

/** Returns the label that a fact is listed under in a problem's plan: "Medical treatment", "Follow up". */
export function planGroup(fact: Fact): string {
  const object = fact.slots.object?.text ?? "";
  if (givesResultsPattern.test(object) || seesOwnDoctorPattern.test(object)) return "Follow up";
  const omitted = unneededPattern.exec(object);
  if (omitted) return omitted[1] ? "Medical treatment" : "Additional testing";
  if (fact.kind === "order") return groups[fact.slots.what?.text ?? "instruction"] ?? "Medical treatment";
  if (fact.kind === "followUp") return "Follow up";
  if (referralAdvicePattern.test(fact.slots.object?.text ?? "")) return "Specialist referral";
  return fact.slots.name ? "Medical treatment" : "Patient education and counseling";
}
