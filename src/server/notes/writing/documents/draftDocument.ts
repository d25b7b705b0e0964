import type { DocumentKind } from "../../../../shared/notes/document";
import type { DraftedSentence, DraftInput } from "../../noteEngine";
import { draftSentences } from "../draftSentences";
import { patientInstructions } from "./patientInstructions";
import { referralLetter } from "./referralLetter";
import { sickNote } from "./sickNote";
import { visitSummary } from "./visitSummary";

/** The drafter of each kind of document. */
const drafters: Record<DocumentKind, (input: DraftInput) => readonly DraftedSentence[]> = {
  note: draftSentences,
  patient_instructions: patientInstructions,
  referral_letter: referralLetter,
  sick_note: sickNote,
  visit_summary: visitSummary,
};

/** Drafts a document from the facts of a visit, without a model. Pure. */
export const draftDocument = (input: DraftInput): readonly DraftedSentence[] => drafters[input.kind](input);
