import { isAuthApiError, isAuthRetryableFetchError, isAuthSessionMissingError } from "@supabase/supabase-js";
import { isEmailIdentifier } from "../../shared/auth/identifier";
import { AppError } from "../../shared/errors";
import type { AccountApi } from "./accountApi";
import type { AuthApi } from "./authClient";
import type { RedeemableLink } from "./authLink";
import { invalidCredentials, passwordRefusal, signInRefusal, toAuthProblem } from "./authProblem";

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  /** May be empty. */
  username: string;
  password: string;
}

/** What a person proves who they are with. Every failure is an AppError with a sentence for the form. */
export class Credentials {
  constructor(
    private readonly auth: AuthApi,
    private readonly api: AccountApi,
    /** Origin of the web app, where the link of a mail leads. */
    private readonly pages: string = location.origin,
  ) {}

  /** @param identifier e-mail address or username; spaces around it are no part of it. */
  async signIn(identifier: string, password: string): Promise<void> {
    const trimmed = identifier.trim();
    const email = isEmailIdentifier(trimmed) ? trimmed : await this.emailOf(trimmed);
    const { error } = await this.auth.signInWithPassword({ email, password });
    if (error) throw signInRefusal(error, password);
  }

  /** @returns whether the person is signed in now; else a mail asks to confirm the address. */
  async signUp({ firstName, lastName, email, username, password }: NewAccount): Promise<boolean> {
    const data = {
      ...(firstName && { first_name: firstName }),
      ...(lastName && { last_name: lastName }),
      ...(username && { username }),
    };
    const { data: answer, error } = await this.auth.signUp({ email, password, options: { data } });
    if (error) throw toAuthProblem(error, password);
    return answer.session !== null;
  }

  /**
   * Mails a link for a new password. Known and unknown addresses are answered alike, so a limit on mails, which some
   * auth services apply to known addresses alone, is no failure.
   */
  async askForReset(email: string): Promise<void> {
    const redirectTo = `${this.pages}/reset-password`;
    const { error } = await this.auth.resetPasswordForEmail(email, { redirectTo });
    if (error && error.code !== "over_email_send_rate_limit") throw toAuthProblem(error, "");
  }

  /** Signs in by a link of a mail. @throws {AppError} `not_found` for one that was used, is too old, or is another browser's. */
  async redeem(link: RedeemableLink): Promise<void> {
    const { error } = await this.trade(link);
    if (!error) return;
    if (isAuthRetryableFetchError(error)) throw toAuthProblem(error, "");
    throw new AppError("not_found", expiredLink, { cause: error });
  }

  /** @throws {AppError} with the server's own sentence where it sent one; `signed_out` where the session is over. */
  async setPassword(password: string): Promise<void> {
    const { error } = await this.auth.updateUser({ password });
    if (!error) return;
    const isOver = isAuthSessionMissingError(error) || (isAuthApiError(error) && [401, 403].includes(error.status));
    if (isOver) throw new AppError("signed_out", "Your sign-in ended.", { cause: error });
    throw passwordRefusal(error);
  }

  private trade(link: RedeemableLink) {
    if (link.kind === "code") return this.auth.exchangeCodeForSession(link.code);
    return this.auth.verifyOtp({ type: "recovery", token_hash: link.tokenHash });
  }

  /** Whatever went wrong, the answer is the same: it must not tell which usernames there are. */
  private async emailOf(username: string): Promise<string> {
    try {
      return await this.api.lookupEmail(username);
    } catch (error) {
      throw invalidCredentials(error);
    }
  }
}

/** For a link that was used already, is too old, or was asked for in another browser. */
export const expiredLink = "This link is no longer valid. Ask for a new one.";
