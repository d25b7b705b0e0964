import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import type { EhrPatientData } from "../../shared/ehr/ehrData";
import type { EhrPatient } from "../../shared/ehr/ehrPatient";
import type { PatientSummary } from "../../shared/patients/patient";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";

/** The result of reading the chart that is open in the EHR. */
interface Capture {
  /** Whose chart it was; null if none was read. The EHR can have opened another patient's chart since the request. */
  patient: EhrPatient | null;
  /** Whether it is shown as this patient's. */
  isShown: boolean;
  /** Whether nothing of it was certain enough to be stored. */
  isEmpty: boolean;
}

/**
 * Loads what Chartside read from a patient's chart in the EHR. `data` is null if nothing was read, or if it is not
 * certain that it is this patient's. `capture` reads the chart that is open in the EHR.
 */
export function useEhrData(patient: PatientSummary) {
  const { platform } = useStores();
  const queries = useQueryClient();
  const { name, birth_date, record_numbers } = patient;
  const wanted: EhrPatient = { name, birthDate: birth_date, mrn: record_numbers[0]?.value ?? null };
  const queryKey = ["ehr-data", patient.id, wanted];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => onlyOf(wanted, await platform.call("ehr", "patientData", wanted)),
    enabled: useIsScreenActive(),
    retry: false,
  });
  const capture = async (): Promise<Capture> => {
    const captured = await platform.call("ehr", "extractPageData", { whole: false }).catch(() => null);
    await queries.invalidateQueries({ queryKey });
    const shown = queries.getQueryData<EhrPatientData | null>(queryKey);
    const isShown = isChartOf(wanted, captured?.patient) && shown !== null && shown !== undefined;
    return { patient: captured?.patient ?? null, isShown, isEmpty: captured?.items.length === 0 };
  };
  const problem = error && AppError.from(error);
  const isTooOld = problem?.code === "desktop_only"; // a desktop app that cannot read charts
  return { data: data ?? null, error: isTooOld ? null : problem, reload: () => void refetch(), capture };
}

/**
 * Keeps data only if the newest chart has the patient's record number or birth date: two patients can have the same
 * name. If the data is from several charts, the desktop app has compared each of them with the patient.
 */
const onlyOf = (wanted: EhrPatient, data: EhrPatientData | null): EhrPatientData | null =>
  data && isChartOf(wanted, data.patient) ? data : null;

/**
 * Whether a chart has the patient's record number, or their birth date if either has no number. The name is not enough.
 */
export const isChartOf = (wanted: EhrPatient, shown: EhrPatient | null | undefined): boolean => {
  if (!shown) return false;
  if (wanted.mrn !== null && shown.mrn !== null) return wanted.mrn === shown.mrn;
  return wanted.birthDate !== null && wanted.birthDate === shown.birthDate;
};
