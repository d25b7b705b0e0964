import { type PatientSummary, patientSchema } from "../../../shared/patients/patient";
import { useStores } from "../../base/useStores";

/** Returns a function that reads the open visit's patient; null if it has none or the patient cannot be read. */
export function usePatientOfVisit(): () => Promise<PatientSummary | null> {
  const { http, openVisit } = useStores();
  return async () => {
    const id = openVisit.visit?.patient_id;
    if (!id) return null;
    try {
      return patientSchema.parse((await http.get<unknown>(`/api/v1/patients/${id}`)).data);
    } catch {
      return null; // the plan then says what is missing
    }
  };
}
