import type { AxiosInstance } from "axios";
import { type Health, healthSchema } from "../../shared/system/health";

/** Client of the health route. */
export class HealthApi {
  constructor(private readonly http: AxiosInstance) {}

  /**
   * Loads the health of the server. Also resolves for 503 (not operational), which has the same body.
   * @throws {AppError} for other responses and without a response.
   */
  async read(): Promise<Health> {
    const { data } = await this.http.get<unknown>("/api/v1/health", {
      validateStatus: (status) => status === 200 || status === 503,
    });
    return healthSchema.parse(data);
  }
}
