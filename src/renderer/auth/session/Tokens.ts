import { isAuthRetryableFetchError, type AuthError } from "@supabase/supabase-js";
import { AppError } from "../../../shared/errors";
import type { AuthApi } from "./authClient";

/** Provides the access tokens for requests to the server. */
export class Tokens {
  constructor(private readonly auth: AuthApi) {}

  /**
   * Returns the token for the next request, refreshed if needed; null if signed out.
   * @throws {AppError} `unavailable` if a refresh is due and the auth service does not answer; the session stays.
   */
  async current(): Promise<string | null> {
    const { data, error } = await this.auth.getSession();
    throwIfUnreachable(error);
    return data.session?.access_token ?? null;
  }

  /**
   * Returns a token to retry a rejected request with: the current token if it is another one, otherwise a refreshed
   * one. Refreshes only a token that has expired by this computer's clock or the server's: if an unexpired token is
   * rejected, the session is over.
   * @param refused the token the server rejected.
   * @param serverMs the server's time of that response, in Unix milliseconds; null if unknown.
   * @returns null if there is no other token.
   * @throws {AppError} `unavailable` if the auth service does not answer, like {@link current}.
   */
  async renewed(refused: string, serverMs: number | null): Promise<string | null> {
    const { data, error } = await this.auth.getSession();
    throwIfUnreachable(error);
    if (!data.session) return null;
    if (data.session.access_token !== refused) return data.session.access_token;
    const now = Math.max(Date.now(), serverMs ?? 0);
    if ((data.session.expires_at ?? 0) * 1_000 > now) return null;
    const answer = await this.auth.refreshSession();
    throwIfUnreachable(answer.error);
    return answer.data.session?.access_token ?? null;
  }
}

function throwIfUnreachable(error: AuthError | null): void {
  if (!error || !isAuthRetryableFetchError(error)) return;
  throw new AppError("unavailable", "Chartside can’t be reached. Try again in a moment.", { cause: error });
}
