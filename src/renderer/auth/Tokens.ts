import { isAuthRetryableFetchError, type AuthError } from "@supabase/supabase-js";
import { AppError } from "../../shared/errors";
import type { AuthApi } from "./authClient";

/** The tokens that sign the calls of the service. */
export class Tokens {
  constructor(private readonly auth: AuthApi) {}

  /**
   * The token for the next call, refreshed if need be; null when nobody is signed in.
   * @throws {AppError} `unavailable` while it is due for a refresh and the auth service does not answer: the session stays.
   */
  async current(): Promise<string | null> {
    const { data, error } = await this.auth.getSession();
    throwIfAway(error);
    return data.session?.access_token ?? null;
  }

  /**
   * A token to try a refused call with once more. Only a token that is past its time, by this computer's clock or by the
   * server's, is refreshed: a refused one that is still good means that the session is over.
   * @param refused the token the server did not take.
   * @param serverMs the server's time when it said so, in Unix milliseconds; null where it did not tell.
   * @returns null when there is none.
   * @throws {AppError} `unavailable` as {@link current}.
   */
  async renewed(refused: string, serverMs: number | null): Promise<string | null> {
    const { data, error } = await this.auth.getSession();
    throwIfAway(error);
    if (!data.session) return null;
    if (data.session.access_token !== refused) return data.session.access_token;
    const now = Math.max(Date.now(), serverMs ?? 0);
    if ((data.session.expires_at ?? 0) * 1_000 > now) return null;
    const answer = await this.auth.refreshSession();
    throwIfAway(answer.error);
    return answer.data.session?.access_token ?? null;
  }
}

function throwIfAway(error: AuthError | null): void {
  if (!error || !isAuthRetryableFetchError(error)) return;
  throw new AppError("unavailable", "Chartside cannot be reached. Try again in a moment.", { cause: error });
}
