import type { Patient, PatientSummary } from "../../shared/patients/patient";
import { patientName } from "../../shared/patients/patientName";
import type { Opener } from "../platform/crypto/KeySet";
import { UnreadableError } from "../platform/crypto/UnreadableError";

/** The sealed content of a patient. */
export type PatientText = Pick<
  Patient,
  "given_name" | "family_name" | "birth_date" | "sex" | "pronouns" | "record_numbers" | "phone" | "language"
>;

/** Returns the context with which the vault seals and opens a patient. */
export const patientContext = (id: string): string => `patient:${id}`;

/** Returns what is shown wherever the patient is named. */
export function summaryOf(id: string, text: PatientText): PatientSummary {
  const { birth_date, sex, pronouns, record_numbers } = text;
  return { id, name: patientName(text), birth_date, sex, pronouns, record_numbers };
}

/** Decrypts a patient's summary. @throws if it was changed or sealed with another key. */
export function openPatient(keys: Opener, id: string, sealed: Buffer): PatientSummary {
  return summaryOf(id, keys.openJson<PatientText>(sealed, patientContext(id)));
}

/** A row that refers to a patient, with their id after all merges and their sealed record; null without one. */
interface PatientReference {
  patient_id: string | null;
  patient_sealed: Buffer | null;
}

/** Returns the patient of a row; null without one, and "unreadable" if the stored record is damaged. */
export function patientOf(
  { patient_id, patient_sealed }: PatientReference,
  keys: Opener,
): PatientSummary | null | "unreadable" {
  if (patient_id === null || !patient_sealed) return null;
  try {
    return openPatient(keys, patient_id, patient_sealed);
  } catch (error) {
    if (error instanceof UnreadableError) return "unreadable";
    throw error;
  }
}
