import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { keepIds } from "../keepIds";
import { notedSentences } from "./notedSentences";
import { readNoted } from "./readNoted";

/**
 * Drafts the summary of a visit: reason, findings, assessment and plan, medications and allergies, as in the note.
 * Pure.
 */
export const visitSummary = (input: DraftInput): readonly DraftedSentence[] =>
  keepIds(
    notedSentences(readNoted(input), ["reason", "findings", "assessmentPlan", "medications", "allergies"]),
    input.settled ?? [],
  );
