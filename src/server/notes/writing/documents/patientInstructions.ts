import type { Fact } from "../../../facts/Fact";
import { readFacts } from "../../../facts/readFacts";
import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { grammarOf } from "../grammarOf";
import { keepIds } from "../keepIds";
import { evidenceOf } from "../PlannedSentence";
import { instructionSentence } from "../sentences/instructionSentence";
import { planGroup, planSentence } from "../sentences/planSentences";
import { NotedChanges } from "./NotedChanges";
import { statedPlan } from "./statedPlan";

/** Matches what to do at a warning sign. */
const helpWords =
  /\b(?:call|ring|emergency|er|a ?(?:and|&) ?e|911|988|999|hospital|come (?:back|in)|return|see (?:me|us)|let (?:me|us) know|contact|message)\b/i;

/**
 * Drafts the instructions that the patient takes home from the plan: what was ordered, advised and arranged, in the words
 * in which it was said. What was only considered, refused or taken back is left out, and what a person removed from the plan
 * of the note; a line of the plan that a person rewrote is taken over as it is. Pure.
 */
export function patientInstructions({ turns, context, noted, settled = [] }: DraftInput): readonly DraftedSentence[] {
  const sex = grammarOf(context.pronouns) ?? null;
  const changes = new NotedChanges(noted);
  const written = new Map<string, DraftedSentence>();
  for (const fact of statedPlan(readFacts(turns))) {
    const evidence = evidenceOf([fact]);
    const inNote = planSentence(fact, { noun: "the patient", sex });
    const text = inNote !== null && changes.isRemoved(inNote) ? changes.rewritten(evidence) : instructionSentence(fact);
    if (text === null || written.has(text.toLowerCase())) continue;
    written.set(text.toLowerCase(), { section: sectionOf(fact), text, evidence });
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
