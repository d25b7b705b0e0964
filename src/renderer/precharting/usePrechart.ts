import { useQuery } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useApi } from "../http/useApi";
import { AppointmentsApi } from "./AppointmentsApi";

/** Loads the clinician's earlier visits with the patient; `history` is undefined until loaded. */
export function usePrechart(appointmentId: string) {
  const api = useApi(AppointmentsApi);
  const { data, error, refetch } = useQuery({
    queryKey: ["prechart", appointmentId],
    queryFn: () => api.prechart(appointmentId),
    enabled: useIsScreenActive(),
  });
  return { history: data?.history, error: error && AppError.from(error), reload: () => void refetch() };
}
