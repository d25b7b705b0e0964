import { useQuery } from "@tanstack/react-query";
import { useApi } from "../http/useApi";
import { PatientsApi } from "./PatientsApi";

/** Returns the calls for the practice's patients, kept between renders. */
export const usePatients = (): PatientsApi => useApi(PatientsApi);

/** Loads a patient, again each time a dialog opens; `patient` is undefined until loaded. */
export function usePatient(id: string) {
  const patients = usePatients();
  const { data, error } = useQuery({
    queryKey: ["patient", id],
    queryFn: () => patients.get(id),
    staleTime: 0,
    gcTime: 0,
  });
  return { patient: data, error };
}
