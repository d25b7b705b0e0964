import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useApi } from "../http/useApi";
import { MetricsApi } from "./MetricsApi";
import { daysOf, type PeriodId } from "./periods";
import { timeZone } from "../format/timeZone";

/**
 * Loads the metrics of a period that ends today. `metrics` is undefined until first loaded. After a change of the
 * period, it keeps the previous period's metrics until the new ones are loaded.
 */
export function useMetrics(period: PeriodId) {
  const api = useApi(MetricsApi);
  const days = daysOf(period);
  const params = { ...days, time_zone: timeZone() };
  const { data, error, refetch } = useQuery({
    queryKey: ["metrics", params],
    queryFn: () => api.read(params),
    enabled: useIsScreenActive(),
    placeholderData: keepPreviousData,
  });
  return { metrics: data, days, error: error && AppError.from(error), reload: () => void refetch() };
}
