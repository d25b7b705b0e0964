import type { AxiosInstance } from "axios";
import { type AdminStatus, adminStatusSchema } from "../../shared/admin/adminStatus";
import { healthSchema } from "../../shared/system/health";

/** Request timeout, less than the refresh interval so that requests do not overlap. */
const timeoutMs = 9_000;

/** Client of the admin routes. */
export class AdminApi {
  constructor(private readonly http: AxiosInstance) {}

  /** Loads the server status. @throws {AppError} `forbidden` if the account is not an admin's. */
  async status(): Promise<AdminStatus> {
    const { data } = await this.http.get<unknown>("/api/v1/admin/status", { timeout: timeoutMs });
    return adminStatusSchema.parse(data);
  }

  /**
   * Returns which component caused a failed refresh: the server or its database; null if both answer. The health route
   * works without the database, because it needs no sign-in.
   */
  async failedComponent(): Promise<"database" | "server" | null> {
    try {
      const { data } = await this.http.get<unknown>("/api/v1/health", {
        timeout: timeoutMs,
        validateStatus: (status) => status === 200 || status === 503,
      });
      return healthSchema.parse(data).database === "failing" ? "database" : null;
    } catch {
      return "server";
    }
  }
}
