import {
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
  type AuthError,
} from "@supabase/supabase-js";
import { AppError, type FieldError } from "../../../shared/errors";
import { takenUsername } from "../../../shared/auth/profile";
import { setUpCodeNeeded } from "../../../shared/auth/setUpCodeNeeded";
import { passwordProblem } from "../../../shared/auth/passwordRule";

/** Returns an error that the form shows at a field. */
const atField = (path: string, message: string): AppError => {
  const errors: FieldError[] = [{ path, message }];
  return new AppError("invalid_input", message, { errors });
};

/** Returns the error for a wrong identifier or password; it does not reveal which. */
export const invalidCredentials = (cause?: unknown): AppError =>
  new AppError("invalid_input", "Invalid credentials", { cause });

/** Returns the error for a password that the server rejects as weak, at the password field. */
function weakPassword(password: string, reasons: readonly string[], message: string): AppError {
  if (reasons.includes("pwned")) return atField("password", "This password is easy to guess. Choose another one.");
  return atField("password", passwordProblem(password) ?? message);
}

/** Messages by the auth service's error code; `field` is the input they are shown at. */
const sentences: Record<string, { message: string; field?: string }> = {
  invalid_credentials: { message: "Invalid credentials" },
  user_already_exists: { message: "This email already has an account. Sign in instead.", field: "email" },
  email_exists: { message: "This email already has an account. Sign in instead.", field: "email" },
  email_address_invalid: { message: "Enter an email address, such as name@example.org.", field: "email" },
  signup_disabled: { message: "Sign-up is closed here. Ask your practice’s admin for an account." },
  email_not_confirmed: { message: "Confirm your email address first: open the link in the email we sent." },
  user_banned: { message: "This account is disabled. Ask your practice’s admin." },
  validation_failed: { message: "Check the email address and the password." },
};

/** Matches what the auth client reports if the server sent no message: the raw body or the HTTP status text. */
const notAMessagePattern =
  /^\s*$|^[[{]|^(HTTP \d{3}|Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Time-?out)$/i;

/** Returns the error for a rejected new password, with the server's message if it sent one (product text §8). */
export function passwordRefusal(error: AuthError): AppError {
  const isFromServer = Boolean(error.status); // 0 or undefined: the server was not reached
  const isSentence = isFromServer && !notAMessagePattern.test(error.message);
  const message = isSentence ? error.message : "Failed to update password. Please try again.";
  return new AppError(isFromServer ? "invalid_input" : "unavailable", message, { cause: error });
}

/** Returns the error for a failed sign-in. Older auth services reject a wrong password without an error code. */
export function signInRefusal(error: AuthError, password: string): AppError {
  if (isAuthApiError(error) && error.status === 400 && !error.code) return invalidCredentials(error);
  if (error.status === 429) return new AppError("rate_limited", waitOrMail, { cause: error });
  return toAuthProblem(error, password);
}

const waitOrMail =
  "Too many attempts. Wait a few minutes, then try again, or choose “Forgot password?” to sign in by email now.";

/**
 * Converts an error of the auth service to an AppError for the form, with field errors if it concerns a field.
 * @param password the password sent, to explain why it is weak; empty if none was sent.
 */
export function toAuthProblem(error: AuthError, password: string): AppError {
  if (isAuthRetryableFetchError(error)) {
    return new AppError("offline", "Chartside can’t be reached. Check the connection, then try again.", {
      cause: error,
    });
  }
  if (isAuthWeakPasswordError(error)) return weakPassword(password, error.reasons, error.message);
  if (error.status === 429) {
    return new AppError("rate_limited", "Too many attempts. Wait a few minutes, then try again.", { cause: error });
  }
  if (error.message === setUpCodeNeeded) return atField("setUpCode", setUpCodeNeeded);
  if (error.message === takenUsername) return atField("username", takenUsername);
  const known = isAuthApiError(error) ? sentences[error.code ?? ""] : undefined;
  if (!known) return new AppError("unavailable", "Something went wrong. Try again in a moment.", { cause: error });
  return known.field ? atField(known.field, known.message) : new AppError("forbidden", known.message, { cause: error });
}
