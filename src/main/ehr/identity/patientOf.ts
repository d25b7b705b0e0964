import type { EhrPatientQuery } from "../../../shared/bridge/ehrBridge";
import type { EhrPatient } from "../../../shared/ehr/ehrPatient";

/** Returns the patient that a query names, with null for what it leaves out. */
export const patientOf = ({ name, birthDate, mrn }: EhrPatientQuery): EhrPatient => ({
  name: name ?? null,
  birthDate: birthDate ?? null,
  mrn: mrn ?? null,
});
