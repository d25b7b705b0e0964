import { usernameSchema } from "../../../shared/auth/profile";
import type { Vault } from "../../platform/crypto/Vault";

/** Never a real domain (RFC 2606). */
const domain = "@username.chartside.invalid";
const context = "username to sign in with";

/**
 * Returns a username as an identifier in the form of an email address, which only the sign-in of this server understands.
 * It is made of the username alone, so that it does not reveal whether there is such an account, or its email.
 */
export function usernameIdentifier(vault: Vault, username: string): string {
  const { data = "" } = usernameSchema.safeParse(username);
  return vault.seal(Buffer.from(data.toLowerCase()), context).toString("base64url") + domain;
}

/** The username of an identifier, in lower case; null for anything else, such as an email address. */
export function usernameOf(vault: Vault, identifier: string): string | null {
  if (!identifier.endsWith(domain)) return null;
  try {
    return vault.open(Buffer.from(identifier.slice(0, -domain.length), "base64url"), context).toString();
  } catch {
    return null; // made up or changed
  }
}
