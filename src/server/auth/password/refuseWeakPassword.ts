import { passwordFaults } from "../../../shared/auth/passwordRule";
import type { Settings } from "../../platform/settings/settings";
import { AuthError, type WeakPasswordReason } from "../AuthError";
import { commonPasswords } from "./commonPasswords";

/** Maximum length of a password in characters (code points), as in Supabase Auth. Argon2 reads all of their bytes. */
const maxLength = 72;

type PolicySettings = Pick<Settings, "CHARTSIDE_AUTH_PASSWORD_MIN" | "CHARTSIDE_AUTH_PASSWORD_CLASSES">;

/** Returns why a password is weak, as codes and as sentences for users; null if it is not. */
export function passwordWeakness(
  password: string,
  settings: PolicySettings,
): { reasons: WeakPasswordReason[]; message: string } | null {
  const min = settings.CHARTSIDE_AUTH_PASSWORD_MIN;
  const reasons: WeakPasswordReason[] = passwordFaults(password, {
    min,
    classes: settings.CHARTSIDE_AUTH_PASSWORD_CLASSES,
  });
  if (commonPasswords.has(password.toLowerCase())) reasons.push("pwned");
  if (reasons.length === 0) return null;
  const sentences = {
    length: `Password should be at least ${min} characters.`,
    characters:
      "Password should contain at least one character of each: a lowercase letter, an uppercase letter, a digit.",
    pwned: "Password is known to be weak and easy to guess, please choose a different one.",
  };
  return { reasons, message: reasons.map((reason) => sentences[reason]).join(" ") };
}

/** @throws {AuthError} if the password is longer than 72 characters or weak. */
export function refuseWeakPassword(password: string, settings: PolicySettings): void {
  if (Array.from(password).length > maxLength) {
    throw new AuthError(400, "validation_failed", `Password cannot be longer than ${maxLength} characters`);
  }
  const weakness = passwordWeakness(password, settings);
  if (weakness) throw new AuthError(422, "weak_password", weakness.message, { weakPassword: weakness.reasons });
}
