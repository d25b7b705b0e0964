import type { AxiosInstance } from "axios";
import { identifierSchema, type Profile, profileSchema, type UpdateProfile } from "../../shared/auth/profile";

/** The account calls of the service. */
export class AccountApi {
  constructor(private readonly http: AxiosInstance) {}

  async profile(): Promise<Profile> {
    const { data } = await this.http.get<unknown>("/api/v1/auth/user/me");
    return profileSchema.parse(data);
  }

  async updateProfile(change: UpdateProfile): Promise<Profile> {
    const { data } = await this.http.put<unknown>("/api/v1/auth/user/me", change);
    return profileSchema.parse(data);
  }

  /** The e-mail address to sign in with. @throws {AppError} `not_found` for a username nobody has. */
  async lookupEmail(username: string): Promise<string> {
    const { data } = await this.http.post<unknown>("/api/v1/auth/lookup-email", { username });
    return identifierSchema.parse(data).identifier;
  }
}
