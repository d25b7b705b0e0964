import { isAuthApiError, isAuthRetryableFetchError, isAuthSessionMissingError } from "@supabase/supabase-js";
import { isEmailIdentifier } from "./isEmailIdentifier";
import { AppError } from "../../../shared/errors";
import type { AccountApi } from "./AccountApi";
import type { AuthApi } from "./authClient";
import { FreshSignInNeeded } from "./FreshSignInNeeded";
import type { RedeemableLink } from "./parseAuthLink";
import { invalidCredentials, passwordRefusal, signInRefusal, toAuthProblem } from "./toAuthProblem";

/** The input of the sign-up form. */
export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  /** Optional; may be empty. */
  username: string;
  password: string;
  /** Code that a new server requires for its first account; otherwise empty. */
  setUpCode: string;
  /** Token of the invitation that the sign-up accepts; absent without one. */
  invitation?: string;
}

/** Sign-in, sign-up and password reset. Every failure is an AppError with a message for the form. */
export class Credentials {
  constructor(
    private readonly auth: AuthApi,
    private readonly api: AccountApi,
    /** Origin of the web app, which links in emails open. */
    private readonly webOrigin: string = location.origin,
  ) {}

  /**
   * Signs in.
   * @param identifier email address or username; surrounding spaces are ignored.
   * @throws {AppError} of the failed request.
   */
  async signIn(identifier: string, password: string): Promise<void> {
    const trimmed = identifier.trim();
    const email = isEmailIdentifier(trimmed) ? trimmed : await this.emailOf(trimmed);
    const { error } = await this.auth.signInWithPassword({ email, password });
    if (error) throw signInRefusal(error, password);
  }

  /** Creates an account. @returns whether it is signed in now; if not, an email asks to confirm the address. */
  async signUp({
    firstName,
    lastName,
    email,
    username,
    password,
    setUpCode,
    invitation,
  }: NewAccount): Promise<boolean> {
    const data = {
      ...(firstName && { first_name: firstName }),
      ...(lastName && { last_name: lastName }),
      ...(username && { username }),
      ...(setUpCode && { setup_code: setUpCode }),
      ...(invitation && { invitation }),
    };
    const { data: answer, error } = await this.auth.signUp({ email, password, options: { data } });
    if (error) throw toAuthProblem(error, password);
    return answer.session !== null;
  }

  /**
   * Sends an email with a link to set a new password. The email rate limit is not an error here: some auth services
   * apply it only to addresses with an account, and the answer must not reveal those.
   */
  async askForReset(email: string): Promise<void> {
    const redirectTo = `${this.webOrigin}/reset-password`;
    const { error } = await this.auth.resetPasswordForEmail(email, { redirectTo });
    if (error && error.code !== "over_email_send_rate_limit") throw toAuthProblem(error, "");
  }

  /**
   * Signs in through an email link.
   * @throws {AppError} `not_found` if the link was used, has expired, or was requested in another browser; `offline`.
   */
  async redeem(link: RedeemableLink): Promise<void> {
    const { error } = await this.exchange(link);
    if (!error) return;
    if (isAuthRetryableFetchError(error)) throw toAuthProblem(error, "");
    throw new AppError("not_found", expiredLink, { cause: error });
  }

  /**
   * Sets a new password.
   * @throws {FreshSignInNeeded} if the sign-in is too old.
   * @throws {AppError} `signed_out` if the session is over; otherwise with the server's message if it sent one.
   */
  async setPassword(password: string): Promise<void> {
    const { error } = await this.auth.updateUser({ password });
    if (!error) return;
    const isOver = isAuthSessionMissingError(error) || (isAuthApiError(error) && [401, 403].includes(error.status));
    if (isOver) throw new AppError("signed_out", "Your sign-in ended.", { cause: error });
    if (error.code === "reauthentication_needed") throw new FreshSignInNeeded(error);
    throw passwordRefusal(error);
  }

  /**
   * Requests another email address, which replaces the account's once the links mailed to both were opened.
   * @throws {AppError} with a message for the form.
   */
  async changeEmail(email: string): Promise<void> {
    const { error } = await this.auth.updateUser(
      { email },
      { emailRedirectTo: `${this.webOrigin}/dashboard/settings` },
    );
    if (!error) return;
    const message = emailRefusals[error.code ?? ""];
    if (message) throw new AppError("invalid_input", message, { cause: error });
    throw toAuthProblem(error, "");
  }

  private exchange(link: RedeemableLink) {
    if (link.kind === "code") return this.auth.exchangeCodeForSession(link.code);
    return this.auth.verifyOtp({ type: "recovery", token_hash: link.tokenHash });
  }

  /** Returns the email address of a username. All failures look alike, so that usernames cannot be probed. */
  private async emailOf(username: string): Promise<string> {
    try {
      return await this.api.lookupEmail(username);
    } catch (error) {
      throw invalidCredentials(error);
    }
  }
}

/** Messages for a rejected new email address, by the auth service's error code. */
const emailRefusals: Record<string, string> = {
  email_exists: "Another account has this email address. Use a different one.",
  validation_failed: "Enter an email address, such as name@example.org.",
  email_address_invalid: "Enter an email address, such as name@example.org.",
};

/** Message for a link that was used, has expired, or was requested in another browser. */
export const expiredLink = "This link is no longer valid. Request a new one.";
