import type { AxiosInstance } from "axios";
import { type SignedInSession, signedInSessionsSchema } from "../../shared/auth/signedInSession";

const path = "/api/v1/auth/sessions";

/** Client of the routes for the devices on which the user is signed in. */
export class SignedInDevicesApi {
  constructor(private readonly http: AxiosInstance) {}

  async list(): Promise<SignedInSession[]> {
    return signedInSessionsSchema.parse((await this.http.get<unknown>(path)).data).items;
  }

  /** Signs a device out. @param id of its sign-in session. */
  async end(id: string): Promise<void> {
    await this.http.delete(`${path}/${encodeURIComponent(id)}`);
  }
}
