import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { keepIds } from "../keepIds";
import { notedSentences, noteParts } from "./notedSentences";

/** Drafts the summary of a visit: reason, findings, assessment and plan, medications and allergies, as in the note. Pure. */
export function visitSummary(input: DraftInput): readonly DraftedSentence[] {
  const { reason, findings, assessmentPlan, medications, allergies } = noteParts;
  return keepIds(
    notedSentences(input, [reason, findings, assessmentPlan, medications, allergies]),
    input.settled ?? [],
  );
}
