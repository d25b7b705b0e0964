import { useQuery } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { prechartSchema } from "../../shared/precharting/prechart";
import { useScreenActive } from "../app/KeepAliveOutlet";
import { useStores } from "../app/stores";

/** What is read before an appointment: the clinician's earlier sessions under the same name. */
export function usePrechart(appointmentId: string) {
  const { http } = useStores();
  const { data, error, refetch } = useQuery({
    queryKey: ["prechart", appointmentId],
    queryFn: async () => prechartSchema.parse((await http.get<unknown>(`/api/v1/precharts/${appointmentId}`)).data),
    enabled: useScreenActive(),
  });
  return { history: data?.history, error: error && AppError.from(error), reload: () => void refetch() };
}
