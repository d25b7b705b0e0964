import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { AppError } from "../../shared/errors";
import type { PatientSummary } from "../../shared/patients/patient";
import { useApi } from "../http/useApi";
import { PatientsApi } from "./PatientsApi";

/** Milliseconds between the last keystroke and the search. */
const typingPauseMs = 180;

interface PatientSearch {
  /**
   * The patients found; while a search runs, those of the previous search. Empty after a failure and for an empty text.
   */
  found: readonly PatientSummary[];
  /** Whether `found` is not yet the result for the typed text. */
  isPending: boolean;
  /** Why the newest search failed; null unless it did. */
  error: AppError | null;
  retry: () => void;
}

/** Finds patients for a text that is being typed; none while it is empty. */
export function usePatientSearch(typed: string): PatientSearch {
  const api = useApi(PatientsApi);
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["patients", q],
    queryFn: () => api.search(q),
    enabled: q !== "",
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isEmpty = typed.trim() === "";
  const isPending = !isEmpty && (typed.trim() !== q || isPlaceholderData || (isFetching && data === undefined));
  return {
    found: q === "" || isEmpty || (error && !isPending) ? [] : (data ?? []),
    isPending,
    error: error && !isPending && !isEmpty ? AppError.from(error) : null,
    retry: () => void refetch(),
  };
}
