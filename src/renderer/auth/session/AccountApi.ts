import type { AxiosInstance } from "axios";
import { identifierSchema, type Profile, type UpdateProfile } from "../../../shared/auth/profile";
import { AppError } from "../../../shared/errors";
import { serverDetail } from "../../http/toAppError";
import { readProfile } from "./readProfile";

/** Calls the account routes. Profile errors have the server's message if it sent one, else ours (product text §8). */
export class AccountApi {
  constructor(private readonly http: AxiosInstance) {}

  /**
   * Returns the profile of the signed-in user.
   * @param known values for missing fields.
   * @throws {AppError} of the failed request.
   */
  async profile(known: Profile): Promise<Profile> {
    try {
      const { data } = await this.http.get<unknown>("/api/v1/auth/user/me");
      return readProfile(data, known);
    } catch (error) {
      throw withMessage(error, "Failed to get user data");
    }
  }

  /** Changes and returns the profile. @param known as in `profile`. @throws {AppError} `conflict`: username taken. */
  async updateProfile(change: UpdateProfile, known: Profile): Promise<Profile> {
    try {
      const { data } = await this.http.put<unknown>("/api/v1/auth/user/me", change);
      return readProfile(data === "" ? {} : data, known); // 204 has no body
    } catch (error) {
      throw withMessage(error, "Failed to update profile");
    }
  }

  /** Returns the email address to sign in with. @throws {AppError}, e.g. `not_found` for an unknown username. */
  async lookupEmail(username: string): Promise<string> {
    const { data } = await this.http.post<unknown>("/api/v1/auth/lookup-email", { username });
    const { identifier } = identifierSchema.parse(data);
    if (!identifier) throw new AppError("not_found", "No account has this username.");
    return identifier;
  }
}

/** Returns the error with the server's message, otherwise with `fallback`. */
function withMessage(thrown: unknown, fallback: string): AppError {
  const { cause, code, errors, requestId } = AppError.from(thrown);
  return new AppError(code, serverDetail(thrown) ?? fallback, {
    cause,
    ...(errors && { errors }),
    ...(requestId !== undefined && { requestId }),
  });
}
