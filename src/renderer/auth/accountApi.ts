import type { AxiosInstance } from "axios";
import { identifierSchema, type Profile, type UpdateProfile } from "../../shared/auth/profile";
import { AppError } from "../../shared/errors";
import { serverDetail } from "../http/httpClient";
import { readProfile } from "./readProfile";

/** The account calls of the service. Their failures carry the server's own sentence, else the product's (text §8). */
export class AccountApi {
  constructor(private readonly http: AxiosInstance) {}

  /** @param known what is taken where the answer is silent. */
  async profile(known: Profile): Promise<Profile> {
    try {
      const { data } = await this.http.get<unknown>("/api/v1/auth/user/me");
      return readProfile(data, known);
    } catch (error) {
      throw inWords(error, "Failed to get user data");
    }
  }

  /** @throws {AppError} `conflict` where the username is another's. */
  async updateProfile(change: UpdateProfile, known: Profile): Promise<Profile> {
    try {
      const { data } = await this.http.put<unknown>("/api/v1/auth/user/me", change);
      return readProfile(data === "" ? {} : data, known); // no body (204): done, and nothing is said about it
    } catch (error) {
      throw inWords(error, "Failed to update profile");
    }
  }

  /** The e-mail address to sign in with. @throws {AppError} `not_found` for a username nobody has. */
  async lookupEmail(username: string): Promise<string> {
    const { data } = await this.http.post<unknown>("/api/v1/auth/lookup-email", { username });
    const { identifier } = identifierSchema.parse(data);
    if (!identifier) throw new AppError("not_found", "No account has this username.");
    return identifier;
  }
}

/** The failure with the sentence people read: the server's, else ours. */
function inWords(thrown: unknown, fallback: string): AppError {
  const { cause, code, errors, requestId } = AppError.from(thrown);
  return new AppError(code, serverDetail(thrown) ?? fallback, {
    cause,
    ...(errors && { errors }),
    ...(requestId !== undefined && { requestId }),
  });
}
