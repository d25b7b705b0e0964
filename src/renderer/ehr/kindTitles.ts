import type { EhrDataKind } from "../../shared/ehr/ehrData";

/** What is read of a chart, as on screens. */
export const kindTitles: Record<EhrDataKind, string> = {
  demographics: "Demographics",
  problems: "Problems",
  medications: "Medications",
  allergies: "Allergies",
  appointments: "Appointments",
  other: "Other",
};
