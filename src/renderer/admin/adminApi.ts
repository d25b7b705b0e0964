import type { AxiosInstance } from "axios";
import { type AdminStatus, adminStatusSchema } from "../../shared/admin/adminStatus";
import { healthSchema } from "../../shared/system/system";

/** Milliseconds for an answer: before the next look. */
const timeout = 9_000;

/** The calls behind the admin page. */
export class AdminApi {
  constructor(private readonly http: AxiosInstance) {}

  /** @throws {AppError} `forbidden` for everybody who is no admin. */
  async status(): Promise<AdminStatus> {
    const { data } = await this.http.get<unknown>("/api/v1/admin/status", { timeout });
    return adminStatusSchema.parse(data);
  }

  /** After a failed look: what does not answer. The server's health needs no sign-in, and so no database. */
  async brokenPart(): Promise<"database" | "server" | null> {
    try {
      const { data } = await this.http.get<unknown>("/api/v1/health", {
        timeout,
        validateStatus: (status) => status === 200 || status === 503,
      });
      return healthSchema.parse(data).database === "failing" ? "database" : null;
    } catch {
      return "server";
    }
  }
}
