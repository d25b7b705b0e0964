import {
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
  type AuthError,
} from "@supabase/supabase-js";
import { AppError, type FieldError } from "../../shared/errors";
import { takenUsername } from "../../shared/auth/profile";
import { passwordProblem } from "../../shared/auth/passwordRule";

const atField = (path: string, message: string): AppError => {
  const errors: FieldError[] = [{ path, message }];
  return new AppError("invalid_input", message, { errors });
};

export const invalidCredentials = (cause?: unknown): AppError =>
  new AppError("invalid_input", "Invalid credentials", { cause });

/** What the server says of a password that our own rule let through. */
function weakPassword(password: string, reasons: readonly string[], message: string): AppError {
  if (reasons.includes("pwned")) return atField("password", "This password is easy to guess. Choose another one.");
  return atField("password", passwordProblem(password) ?? message);
}

/** Refusals of the auth service by its codes; `field` names the one to blame. */
const sentences: Record<string, { message: string; field?: string }> = {
  invalid_credentials: { message: "Invalid credentials" },
  user_already_exists: { message: "This email has an account already. Sign in instead.", field: "email" },
  email_exists: { message: "This email has an account already. Sign in instead.", field: "email" },
  email_address_invalid: { message: "Enter an email address, such as name@example.org.", field: "email" },
  signup_disabled: { message: "New accounts are closed here. Ask your practice's admin for one." },
  email_not_confirmed: { message: "Confirm your email address first: open the link in the mail we sent." },
  user_banned: { message: "This account is disabled. Ask your practice's admin." },
  validation_failed: { message: "This could not be used. Check the email address and the password." },
};

/** What the auth client tells where the server said nothing: the body as it came, or the words of the status line. */
const noSentence =
  /^\s*$|^[[{]|^(HTTP \d{3}|Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Time-?out)$/i;

/** What to say of a new password that was not taken: the server's sentence where it sent one (product text §8). */
export function passwordRefusal(error: AuthError): AppError {
  const isFromServer = Boolean(error.status); // 0 and none: it was not reached
  const isSentence = isFromServer && !noSentence.test(error.message);
  const message = isSentence ? error.message : "Failed to update password. Please try again.";
  return new AppError(isFromServer ? "invalid_input" : "unavailable", message, { cause: error });
}

/** Why somebody was not signed in. Auth services of an older version refuse a wrong password without a code. */
export function signInRefusal(error: AuthError, password: string): AppError {
  if (isAuthApiError(error) && error.status === 400 && !error.code) return invalidCredentials(error);
  return toAuthProblem(error, password);
}

/** A failure of the auth service in words for people; at a field where one is to blame. */
export function toAuthProblem(error: AuthError, password: string): AppError {
  if (isAuthRetryableFetchError(error)) {
    return new AppError("offline", "Chartside cannot be reached. Check the connection, then try again.", {
      cause: error,
    });
  }
  if (isAuthWeakPasswordError(error)) return weakPassword(password, error.reasons, error.message);
  if (error.status === 429) {
    return new AppError("rate_limited", "Too many tries. Wait a few minutes, then try again.", { cause: error });
  }
  if (error.message === takenUsername) return atField("username", takenUsername);
  const known = isAuthApiError(error) ? sentences[error.code ?? ""] : undefined;
  if (!known) return new AppError("unavailable", "This did not work. Try again in a moment.", { cause: error });
  return known.field ? atField(known.field, known.message) : new AppError("forbidden", known.message, { cause: error });
}
