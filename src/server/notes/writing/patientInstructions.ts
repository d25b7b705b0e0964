import type { Fact } from "../../facts/Fact";
import { readFacts } from "../../facts/readFacts";
import type { DraftedSentence, DraftInput } from "../noteEngine";
import { keepIds } from "./keepIds";
import { evidenceOf } from "./PlannedSentence";
import { instructionSentence } from "./sentences/instructionSentence";
import { planGroup } from "./sentences/planSentences";

/** Matches what to do at a warning sign. */
const helpWords =
  /\b(?:call|ring|emergency|er|a ?(?:and|&) ?e|911|988|999|hospital|come (?:back|in)|return|see (?:me|us)|let (?:me|us) know|contact|message)\b/i;

/**
 * Drafts the instructions that the patient takes home from the plan: what was ordered, advised and arranged, in the words
 * in which it was said. What was only considered, refused or taken back is left out. Pure.
 */
export function patientInstructions({ turns, settled = [] }: DraftInput): readonly DraftedSentence[] {
  const plan = readFacts(turns).filter(
    ({ kind, status, certainty }) =>
      (kind === "order" || kind === "advice" || kind === "followUp") && status === "current" && certainty === "stated",
  );
  const written = new Map<string, DraftedSentence>();
  for (const fact of plan) {
    const text = instructionSentence(fact);
    if (text === null || written.has(text.toLowerCase())) continue;
    written.set(text.toLowerCase(), { section: sectionOf(fact), text, evidence: evidenceOf([fact]) });
  }
  return keepIds([...written.values()], settled);
}

/** Returns the key of the section of the template `patient-instructions` that a fact belongs to. */
function sectionOf(fact: Fact): string {
  const { object, name, what } = fact.slots;
  if (fact.condition && fact.kind !== "order" && helpWords.test(object?.text ?? "")) return "return";
  if (fact.kind === "followUp") return "follow_up";
  if (name || what?.text === "medication") return "medicines";
  const group = planGroup(fact);
  return group === "Additional testing" || group === "Specialist referral" || group === "Procedure"
    ? "tests"
    : "advice";
}
