import { usernameSchema } from "../../../shared/auth/profile";
import type { Vault } from "../../platform/crypto/Vault";

/** The end of every identifier. `.invalid` is never a real domain (RFC 2606). */
const domain = "@username.chartside.invalid";
const context = "username to sign in with";

/**
 * Returns the identifier with which a client signs in by username: the encrypted username in the form of an email
 * address. It depends on the username only, so it reveals neither whether there is such an account nor its email.
 */
export function usernameIdentifier(vault: Vault, username: string): string {
  const { data = "" } = usernameSchema.safeParse(username);
  return vault.seal(Buffer.from(data.toLowerCase()), context).toString("base64url") + domain;
}

/** Returns the username of an identifier, in lower case; null for any other text, such as an email address. */
export function usernameOf(vault: Vault, identifier: string): string | null {
  if (!identifier.endsWith(domain)) return null;
  try {
    return vault.open(Buffer.from(identifier.slice(0, -domain.length), "base64url"), context).toString();
  } catch {
    return null; // forged, or made with another master key
  }
}
