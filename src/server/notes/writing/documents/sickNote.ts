import type { Fact } from "../../../facts/Fact";
import { readFacts } from "../../../facts/readFacts";
import { readSentences } from "../../../facts/segment/readSentences";
import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { grammarOf } from "../grammarOf";
import { keepIds } from "../keepIds";
import { evidenceOf } from "../PlannedSentence";
import { planSentence } from "../sentences/planSentences";
import type { Person } from "../toThirdPerson";
import { blank } from "./blank";
import { NotedChanges } from "./NotedChanges";
import { statedPlan } from "./statedPlan";

const place = "(work|school|college|daycare)";
const day =
  "(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}(?:st|nd|rd|th)?|tomorrow|the end of (?:the|this|next) week|the weekend)";
const span = "(?:\\d{1,2}|an?|the rest of the) (?:days?|weeks?|months?)";
const period = `((?:from ${day} (?:to|through|until) ${day})|(?:(?:until|till|through) ${day})|(?:for ${span}))`;

/** "off work until Monday", "home from school for 3 days"; "a note for work for 3 days", "a sick note from Monday to Friday". */
const absence = [
  new RegExp(`\\b(off|home from|out of|away from)(?: of)? ${place} ${period}`, "i"),
  new RegExp(`\\b(note|excuse|certificate)(?: (?:for|from) ${place})? ${period}`, "i"),
];
/** "go back to work on Monday", "return to school in 2 weeks". */
const comeBack = new RegExp(
  `\\b(?:go back|return|be back|get back|come back) (?:to|at) ${place} ((?:on |after )?${day}|(?:in|after) ${span})`,
  "i",
);
/** Words that make a sentence a question, a condition or a denial, so that no date is taken from it. */
const unsure = /\?|\b(?:if|unless|maybe|might|could|should we|do you|not|don't|can't|cannot|never|no)\b/i;
/** Advice that limits what the patient does at work or school. */
const limits =
  /\b(?:lift|carry|carrying|push|pull|stand|standing|sitting|driv|bend|kneel|climb|squat|twist|reach|run|running|overtime|light duty|desk|sport|gym|heavy|machine)\w*/i;

/**
 * Drafts a sick note: time off and the return as the clinician said them, and the limits that were advised, without a
 * diagnosis. Dates that were not said are blanks. Of several dates the last holds. Pure.
 */
export function sickNote({ turns, context, noted, settled = [] }: DraftInput): readonly DraftedSentence[] {
  const said = readSentences(turns).filter(({ by, text }) => by === "clinician" && !unsure.test(text));
  const off = said.flatMap(({ text, turn }) => timeOff(text).map((words) => ({ text: words, turn }))).at(-1);
  const back = said.flatMap(({ text, turn }) => returning(text).map((words) => ({ text: words, turn }))).at(-1);
  const sentences: DraftedSentence[] = [
    off
      ? { section: "time_off", text: off.text, evidence: [off.turn] }
      : { section: "time_off", text: `Off work or school from ${blank} to ${blank}.`, evidence: [] },
    ...restrictions(statedPlan(readFacts(turns)), new NotedChanges(noted), grammarOf(context.pronouns) ?? null),
    ...(back ? [{ section: "back", text: back.text, evidence: [back.turn] }] : []),
  ];
  return keepIds(sentences, settled);
}

function timeOff(text: string): string[] {
  for (const pattern of absence) {
    const [, , where, when] = pattern.exec(text) ?? [];
    if (when) return [`Off ${where?.toLowerCase() ?? "work or school"} ${when}.`];
  }
  return [];
}

function returning(text: string): string[] {
  const [, where, when] = comeBack.exec(text) ?? [];
  return where && when ? [`May return to ${where.toLowerCase()} ${when}.`] : [];
}

/** Returns the advice about lifting, standing and the like, as in a note. */
function restrictions(plan: readonly Fact[], changes: NotedChanges, sex: Person["sex"]): DraftedSentence[] {
  return plan
    .filter(({ kind, slots }) => kind === "advice" && limits.test(slots.object?.text ?? ""))
    .flatMap((fact) => {
      const text = planSentence(fact, { noun: "the patient", sex });
      if (text === null || changes.isRemoved(text)) return [];
      return [{ section: "restrictions", text, evidence: evidenceOf([fact]) }];
    });
}
