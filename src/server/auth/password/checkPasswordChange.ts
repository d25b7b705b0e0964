import { AuthError } from "../AuthError";
import type { Bearer } from "../tokens/bearer";
import type { EmbeddedAccounts } from "../accounts/embeddedAccounts";
import { refuseTooMany } from "../routes/authInput";

/** The fields of a password change. Null fields were not sent. */
interface PasswordChange {
  password: string;
  currentPassword: string | null;
  /** The six-digit code from an email. */
  nonce: string | null;
}

/** Methods of sign-ins by email. They do not require the current password, because it may be forgotten. */
const byMail = new Set(["otp", "magiclink", "recovery"]);

/**
 * Checks that a session can set a new password: the sign-in is recent or a mailed code is correct, the current password
 * is correct if the settings require it, and the new password differs. A correct code is used up.
 * @throws {AuthError} with the reason if it cannot.
 */
export async function checkPasswordChange(
  accounts: EmbeddedAccounts,
  { user, ageMs, amr }: Bearer,
  { password, currentPassword, nonce }: PasswordChange,
): Promise<void> {
  const { context, hasher, limits, oneTimeTokens, reauthenticateAfterMs } = accounts;
  const { CHARTSIDE_AUTH_CURRENT_PASSWORD: asksCurrent } = context.settings;
  if (ageMs > reauthenticateAfterMs && !nonce) {
    throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  if (
    nonce &&
    !(await context.database.transaction((tx) => oneTimeTokens.redeemCode(tx, user.id, "reauthentication", nonce)))
  ) {
    throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  }
  if (asksCurrent && !amr.some(({ method }) => byMail.has(method))) {
    if (!currentPassword) {
      throw new AuthError(400, "current_password_required", "Current password required when setting new password.");
    }
    refuseTooMany(limits.waitS("currentPasswords", user.id));
    if (!(await hasher.verify(currentPassword, user.passwordHash))) {
      limits.count("currentPasswords", user.id);
      throw new AuthError(400, "current_password_invalid", "Current password required when setting new password.");
    }
  }
  if (await hasher.verify(password, user.passwordHash)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
}
