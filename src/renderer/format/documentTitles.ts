import type { DocumentKind } from "../../shared/notes/document";

/** Display names of document kinds, e.g. in lists and headings. */
export const documentTitles: Record<DocumentKind, string> = {
  note: "Note",
  patient_instructions: "Patient instructions",
  referral_letter: "Referral letter",
  sick_note: "Sick note",
  visit_summary: "Visit summary",
};

/** Returns what sentences and buttons call a document: "Sign note", "Sign document". */
export const documentNoun = (kind: DocumentKind): string => (kind === "note" ? "note" : "document");

/** Returns the sentence about a document whose stored text is damaged. */
export const damagedText = (kind: DocumentKind): string =>
  `The stored text of the ${documentTitles[kind].toLowerCase()} is damaged and can’t be read.`;

/** What helps if a stored text is damaged. */
export const restoreHint = "The operator of Chartside can restore it from a backup.";
