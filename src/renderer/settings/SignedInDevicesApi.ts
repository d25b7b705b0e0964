import type { AxiosInstance } from "axios";
import { type SignedInSession, signedInSessionsSchema } from "../../shared/auth/signedInSession";

const path = "/api/v1/auth/sessions";

export class SignedInDevicesApi {
  constructor(private readonly http: AxiosInstance) {}

  async list(): Promise<SignedInSession[]> {
    return signedInSessionsSchema.parse((await this.http.get<unknown>(path)).data).items;
  }

  /** Signs the device out. */
  async end(id: string): Promise<void> {
    await this.http.delete(`${path}/${encodeURIComponent(id)}`);
  }
}
