import type { AxiosInstance } from "axios";
import { type Health, healthSchema } from "../../shared/system/health";

export class HealthApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Also resolves for 503, which has the same body. */
  async read(): Promise<Health> {
    const { data } = await this.http.get<unknown>("/api/v1/health", {
      validateStatus: (status) => status === 200 || status === 503,
    });
    return healthSchema.parse(data);
  }
}
