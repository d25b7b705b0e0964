import { ageAt, dayIn, formatAge } from "../../shared/patients/age";
import type { PatientSummary, Sex } from "../../shared/patients/patient";
import { formatBirthDate } from "../format/formatDay";

export const sexLabels: Record<Sex, string> = { female: "Female", male: "Male", other: "Other", unknown: "Not known" };

/**
 * Returns what distinguishes patients with the same name: "69 y · Female · Mar 14, 1957 · MRN 447183". Unknown parts
 * are left out.
 * @param at moment for which the age is calculated, RFC 3339; default now.
 * @param timeZone of that moment.
 */
export function identityLine(
  { birth_date, sex, record_numbers }: Omit<PatientSummary, "id">,
  at = new Date().toISOString(),
  timeZone: string | null = null,
): string {
  const age = birth_date === null ? null : ageAt(birth_date, dayIn(at, timeZone));
  return [age && formatAge(age), sex !== "unknown" && sexLabels[sex], identifiers({ birth_date, record_numbers })]
    .filter(Boolean)
    .join(" · ");
}

/** Returns birth date and record numbers: "Mar 14, 1957 · MRN 447183"; empty for none and without a patient. */
export function identifiers(patient: Pick<PatientSummary, "birth_date" | "record_numbers"> | null): string {
  if (!patient) return "";
  const numbers = patient.record_numbers.map(({ system, value }) => `${system} ${value}`);
  return [...(patient.birth_date === null ? [] : [formatBirthDate(patient.birth_date)]), ...numbers].join(" · ");
}
