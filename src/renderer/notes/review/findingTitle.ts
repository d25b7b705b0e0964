import type { Finding, Omission } from "../../../shared/notes/document";

/** Short title of each kind of finding; the finding's `detail` has the specifics. */
export const findingTitle = {
  number: "Number doesn’t match",
  drug: "Drug doesn’t match",
  dose: "Dose doesn’t match",
  frequency: "Frequency doesn’t match",
  time: "Time doesn’t match",
  side: "Side doesn’t match",
  site: "Body part doesn’t match",
  negation: "Yes or no doesn’t match",
  finding: "Finding doesn’t match",
  diagnosis: "Diagnosis wasn’t mentioned",
  certainty: "Certainty doesn’t match",
  condition: "Condition left out",
  action: "Order doesn’t match",
  order: "Order wasn’t mentioned",
  status: "Past or present doesn’t match",
  unsupported: "Not mentioned",
  allergy: "Allergy",
  family: "Person doesn’t match",
  listen: "Heard unclearly",
  changed: "The line changed",
  blank: "Blank to fill in",
} as const satisfies Record<Finding["kind"], string>;

/** Short title of each kind of omission. */
export const omissionTitle = {
  drug: "Drug",
  dose: "Dose",
  allergy: "Allergy",
  number: "Number",
  mood: "Mood",
  risk: "Risk",
  diagnosis: "Diagnosis",
  order: "Order",
  followUp: "Follow-up",
  refusal: "Refusal",
  symptom: "Symptom",
  finding: "Finding",
  advice: "Advice",
} as const satisfies Record<Omission["kind"], string>;

/** Returns the answer to a finding in the past tense, e.g. "Kept 40 mg"; empty if the answer is unknown. */
export function formatAnswered(finding: Pick<Finding, "answers" | "resolved">): string {
  const label = finding.answers.find(({ id }) => id === finding.resolved)?.label ?? "";
  if (finding.resolved === "keep") return label ? label.replace(/^Keep/, "Kept") : "Kept";
  if (finding.resolved === "remove") return "Removed";
  return label.replace(/^Change to/, "Changed to");
}
