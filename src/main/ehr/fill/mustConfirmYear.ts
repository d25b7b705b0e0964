import type { VisitPatient } from "../../../shared/ehr/ehrFill";
import { Refusal } from "../page/Refusal";
import type { GuardResult } from "./runGuard";

/**
 * Returns whether the clinician has to type the year of birth, because only one identifier agrees.
 * @throws {Refusal} if it is needed and neither visit nor EHR has a birth date.
 */
export function mustConfirmYear(patient: VisitPatient, { shown, comparison }: GuardResult): boolean {
  if (comparison.result === "match") return false;
  if (patient.birthDate ?? shown.birthDate) return true;
  throw new Refusal("patient_unconfirmed", "Only one identifier matches. Add the date of birth to the session first.");
}
