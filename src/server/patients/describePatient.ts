import type { PatientSummary } from "../../shared/patients/patient";

/** Returns what identifies a patient in a line of text: "Harold Whitfield, born 1957-03-14, MRN 447183". */
export function describePatient({ name, birth_date, record_numbers }: PatientSummary): string {
  const numbers = record_numbers.map(({ system, value }) => `${system} ${value}`);
  return [name, ...(birth_date === null ? [] : [`born ${birth_date}`]), ...numbers].join(", ");
}
