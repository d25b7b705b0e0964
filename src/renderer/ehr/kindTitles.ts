import type { EhrDataKind } from "../../shared/ehr/ehrData";

/** Display names for the kinds of chart data. */
export const kindTitles: Record<EhrDataKind, string> = {
  demographics: "Demographics",
  problems: "Problems",
  medications: "Medications",
  allergies: "Allergies",
  appointments: "Appointments",
  other: "Other",
};
