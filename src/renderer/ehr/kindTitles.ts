import type { EhrDataKind } from "../../shared/ehr/ehrData";

/** Display names of the kinds of data read from a chart. */
export const kindTitles: Record<EhrDataKind, string> = {
  demographics: "Demographics",
  problems: "Problems",
  medications: "Medications",
  allergies: "Allergies",
  appointments: "Appointments",
  other: "Other",
};
