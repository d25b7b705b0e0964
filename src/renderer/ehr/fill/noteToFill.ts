import type { NoteToFill } from "../../../shared/ehr/ehrFill";
import type { VisitDocument } from "../../../shared/notes/document";
import type { Visit } from "../../../shared/visits/visit";

/**
 * Converts a note for filling into the EHR: sections with id, key and plain text, then addenda; lists use hyphens.
 * Pure.
 */
export function noteToFill(
  { id, kind, sections, addenda }: Pick<VisitDocument, "id" | "kind" | "sections" | "addenda">,
  { patient, patient_name }: Pick<Visit, "patient" | "patient_name">,
): NoteToFill {
  const texts = sections.map(({ id, key, title, style, sentences }) => ({
    id,
    key,
    title,
    text: sentences
      .map(({ text }) => (style === "bullets" ? `- ${text}` : text))
      .join(style === "bullets" ? "\n" : " "),
  }));
  const added = addenda.map(({ text, by }, at) => ({ id: `addendum_${at + 1}`, title: `Addendum, ${by}`, text }));
  return {
    patient: {
      id: patient?.id ?? id,
      name: (patient?.name ?? patient_name ?? "").trim() || "Unnamed",
      birthDate: patient?.birth_date ?? null,
      mrn: patient?.record_numbers[0]?.value ?? null,
    },
    document: kind,
    sections: [...texts.filter(({ text }) => text !== ""), ...added],
  };
}
