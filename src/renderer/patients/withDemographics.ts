import type { EhrPatient } from "../../shared/ehr/ehrPatient";
import type { Sex } from "../../shared/patients/patient";

/** The patient shown in the EHR, with what was read about their demographics. */
export interface SeenPatient extends EhrPatient {
  sex?: Sex;
  phone?: string;
}

const sexWords: Record<string, Sex> = {
  f: "female",
  female: "female",
  m: "male",
  male: "male",
  x: "other",
  other: "other",
};

/**
 * Adds the sex and phone number that are labeled in texts of the chart, e.g. "Sex: F"; leaves out what is missing.
 * Pure.
 */
export function withDemographics(patient: EhrPatient, texts: readonly string[]): SeenPatient {
  const text = texts.join("\n");
  const sex = sexWords[/\b(?:sex|gender)\b[\s:]*(female|male|other|f|m|x)\b/i.exec(text)?.[1]?.toLowerCase() ?? ""];
  const phone = /\b(?:phone|tel|telephone|mobile|cell)\b[\s.:#]*(\+?\(?\d[\d ().-]{4,30}\d)/i.exec(text)?.[1];
  return { ...patient, ...(sex && { sex }), ...(phone && { phone }) };
}
