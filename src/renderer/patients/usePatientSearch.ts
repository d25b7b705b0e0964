import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PatientSummary } from "../../shared/patients/patient";
import { useApi } from "../http/useApi";
import { PatientsApi } from "./PatientsApi";

/** Milliseconds between the last keystroke and the search. */
const typingPauseMs = 180;

/** Finds patients for a text that is being typed; none while it is empty. Failures leave the list empty. */
export function usePatientSearch(typed: string): readonly PatientSummary[] {
  const api = useApi(PatientsApi);
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: ["patients", q],
    queryFn: () => api.search(q),
    enabled: q !== "",
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return q === "" || typed.trim() === "" ? [] : (data ?? []);
}
