import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { EhrPatientData } from "../../shared/ehr/ehrData";
import type { EhrPatient } from "../../shared/ehr/ehrPatient";
import type { PatientSummary } from "../../shared/patients/patient";
import { useScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";

/**
 * Loads what Chartside read of a patient's chart in the EHR; null if nothing, or if it is not certain that it is this
 * patient's. `capture` reads the chart that is open in the EHR.
 */
export function useEhrData(patient: PatientSummary) {
  const { platform } = useStores();
  const queries = useQueryClient();
  const { name, birth_date, record_numbers } = patient;
  const wanted: EhrPatient = { name, birthDate: birth_date, mrn: record_numbers[0]?.value ?? null };
  const queryKey = ["ehr-data", patient.id, wanted];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => onlyOf(wanted, await platform.call("ehr", "patientData", wanted).catch(() => null)),
    enabled: useScreenActive(),
  });
  const capture = async (): Promise<boolean> => {
    const session = await platform.call("ehr", "extractPageData", { whole: false }).catch(() => null);
    await queries.invalidateQueries({ queryKey });
    return session !== null;
  };
  return { data: data ?? null, capture };
}

/** Keeps data only if its record number or birth date is the patient's: two patients can have one name. */
const onlyOf = (wanted: EhrPatient, data: EhrPatientData | null): EhrPatientData | null =>
  data && isSeen(wanted, data.patient) ? data : null;

/** Whether a chart has the patient's record number, or their birth date if either has no number. The name is not enough. */
export const isSeen = (wanted: EhrPatient, shown: EhrPatient | null | undefined): boolean => {
  if (!shown) return false;
  if (wanted.mrn !== null && shown.mrn !== null) return wanted.mrn === shown.mrn;
  return wanted.birthDate !== null && wanted.birthDate === shown.birthDate;
};
