import type { ShownPatient } from "../identity/readShownPatient";
import { Refusal } from "../page/Refusal";
import type { GuardResult } from "./runGuard";

/** The patient that the EHR showed when the fill was planned. */
interface PlannedPatient {
  shown: ShownPatient;
  /** Whether only one identifier agrees, so that the clinician types the year of birth. */
  needsYearOfBirth: boolean;
}

/**
 * @throws {Refusal} unless the EHR shows the patient that the plan showed: two patients with the same name both match a
 * visit that has only a name.
 */
export function requireSameShown(planned: ShownPatient, now: ShownPatient): void {
  const isSame =
    planned.mrn === now.mrn &&
    planned.birthDate === now.birthDate &&
    planned.name === now.name &&
    (planned.pid === null || now.pid === null || planned.pid === now.pid);
  if (!isSame)
    throw new Refusal(
      "plan_expired",
      "The EHR now shows a different patient. Review the note again before you fill it in.",
    );
}

/**
 * Returns a check that the EHR still shows the patient of the plan, with two matching identifiers or, if the clinician
 * types the year of birth, with one. The check throws a `Refusal` if not.
 */
export const requireSameAsPlan =
  ({ needsYearOfBirth, shown: planned }: PlannedPatient) =>
  ({ comparison, shown }: GuardResult): void => {
    requireSameShown(planned, shown);
    if (comparison.result !== "match" && !needsYearOfBirth)
      throw new Refusal("patient_unknown", "The EHR no longer shows two identifiers of this patient.");
  };
