import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { metricsSchema } from "../../shared/metrics/metrics";
import { useScreenActive } from "../app/KeepAliveOutlet";
import { useStores } from "../app/stores";
import { daysOf, type PeriodId } from "./period";

/** The figures of a period to today, by this computer's calendar; those shown stay until the new ones are whole. */
export function useMetrics(period: PeriodId) {
  const { http } = useStores();
  const days = daysOf(period);
  const params = { ...days, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const { data, error, refetch } = useQuery({
    queryKey: ["metrics", params],
    queryFn: async () => metricsSchema.parse((await http.get<unknown>("/api/v1/metrics", { params })).data),
    enabled: useScreenActive(),
    placeholderData: keepPreviousData,
  });
  return { metrics: data, days, error: error && AppError.from(error), reload: () => void refetch() };
}
