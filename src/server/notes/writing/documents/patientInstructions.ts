import type { Fact } from "../../../facts/Fact";
import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { keepIds } from "../keepIds";
import { instructionSentence } from "../sentences/instructionSentence";
import { planGroup } from "../sentences/planGroup";
import { notedPlan } from "./notedPlan";
import { readNoted } from "./readNoted";

/** Matches words for getting help after a warning sign: "call us", "emergency", "911". */
const seeksHelpPattern =
  /\b(?:call|ring|emergency|er|a ?(?:and|&) ?e|911|988|999|111|112|hospital|come (?:back|in)|return|see (?:me|us)|let (?:me|us) know|contact|message)\b/i;

/**
 * Drafts the instructions that the patient takes home from the plan of the note: what was ordered, advised and
 * arranged, in the words in which it was said. What was only considered, refused or taken back is left out. A line of
 * the plan that a person wrote, or that a language model wrote and that states no known fact, is taken over as it is.
 * Pure.
 */
export function patientInstructions(input: DraftInput): readonly DraftedSentence[] {
  const written = new Map<string, DraftedSentence>();
  for (const { fact, text: line, evidence, isLine } of notedPlan(readNoted(input))) {
    const text = isLine || !fact ? line : instructionSentence(fact);
    if (text === null || written.has(text.toLowerCase())) continue;
    written.set(text.toLowerCase(), { section: fact ? sectionOf(fact) : "advice", text, evidence });
  }
  return keepIds([...written.values()], input.settled ?? []);
}

/** Returns the key of the section of the template `patient-instructions` that a fact belongs to. */
function sectionOf(fact: Fact): string {
  const { object, name, what } = fact.slots;
  if (fact.condition && fact.kind !== "order" && seeksHelpPattern.test(object?.text ?? "")) return "return";
  if (fact.kind === "followUp") return "follow_up";
  if (name || what?.text === "medication") return "medicines";
  const group = planGroup(fact);
  return group === "Additional testing" || group === "Specialist referral" || group === "Procedure"
    ? "tests"
    : "advice";
}
