import type { Finding, Omission } from "../../shared/notes/note";

/** Two words for what is wrong; the finding's own `detail` says the rest. */
export const findingTitle = {
  number: "Number differs",
  drug: "Drug differs",
  dose: "Dose differs",
  side: "Side differs",
  negation: "Yes or no differs",
  unsupported: "Not said",
  allergy: "Allergy",
  family: "Who it is about",
} as const satisfies Record<Finding["kind"], string>;

export const omissionTitle = {
  drug: "Drug",
  dose: "Dose",
  allergy: "Allergy",
  number: "Number",
  mood: "Mood",
  risk: "Risk",
} as const satisfies Record<Omission["kind"], string>;

/** What an answer did, as a line under the sentence. */
export function answeredWords(finding: Pick<Finding, "answers" | "resolved">): string {
  const label = finding.answers.find(({ id }) => id === finding.resolved)?.label ?? "";
  if (finding.resolved === "keep")
    return label ? `Answered: ${lowerFirst(label.replace(/^Keep/, "Kept"))}` : "Answered: kept";
  if (finding.resolved === "remove") return "Answered: removed";
  return `Answered: ${lowerFirst(label.replace(/^Change to/, "Changed to"))}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
