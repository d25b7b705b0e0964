import type { AxiosInstance } from "axios";
import { type Metrics, metricsSchema } from "../../shared/metrics/metrics";
import type { DayRange } from "./periods";

/** Client of the metrics route. */
export class MetricsApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Loads the metrics. @param params first and last day, and the time zone that divides the days (IANA name). */
  async read(params: DayRange & { time_zone: string }): Promise<Metrics> {
    return metricsSchema.parse((await this.http.get<unknown>("/api/v1/metrics", { params })).data);
  }
}
