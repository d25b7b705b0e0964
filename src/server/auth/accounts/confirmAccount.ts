import type { Client } from "../../platform/audit/Client";
import { recordAudit } from "../../platform/audit/recordAudit";
import type { Queryable } from "../../platform/database/Database";
import { AuthError } from "../AuthError";
import { type AuthUser, AuthUsersRepository } from "./AuthUsersRepository";
import type { EmbeddedAccounts } from "./embeddedAccounts";
import { findOrCreateUser, embeddedIssuer } from "./findOrCreateUser";
import { OneTimeTokensRepository, type SignUpClaim } from "../tokens/OneTimeTokensRepository";
import { UsersRepository } from "./UsersRepository";

/** Whether sign-up is open. Without a confirmed account it always is, whatever the setting. */
export async function isSignUpOpen({ context }: EmbeddedAccounts, users: AuthUsersRepository): Promise<boolean> {
  return context.settings.CHARTSIDE_SIGNUP === "open" || (await users.hasNoConfirmed());
}

/** Returns the error for a sign-up while sign-up is closed. */
export const signUpClosed = () => new AuthError(422, "signup_disabled", "Signups not allowed for this instance");

/**
 * Confirms an account whose owner has used a mailed link or code, and adds its user to the practice. All other links
 * and codes of the account end; it has no sessions, because none is opened before. An account that is confirmed already
 * is returned unchanged.
 * @param claim password and metadata of the sign-up that the email belongs to; null, as after a recovery, removes the
 * password.
 * @returns the confirmed account.
 * @throws {AuthError} if sign-up was closed in the meantime.
 */
export async function confirmAccount(
  accounts: EmbeddedAccounts,
  tx: Queryable,
  user: AuthUser,
  claim: SignUpClaim | null,
  client: Client,
): Promise<AuthUser> {
  if (user.emailConfirmedAt) return user;
  const { vault, settings } = accounts.context;
  const users = new AuthUsersRepository(tx, vault);
  await new UsersRepository(tx, vault).lockUserCreation();
  if (!(await isSignUpOpen(accounts, users))) throw signUpClosed();
  await users.confirm(user.id, claim);
  await new OneTimeTokensRepository(tx, vault).removeAll(user.id);
  const confirmed = (await users.byId(user.id)) ?? user;
  const who = { issuer: embeddedIssuer, subject: user.id, email: user.email, metadata: confirmed.userMetadata };
  await findOrCreateUser(tx, vault, who, settings.CHARTSIDE_COMPANY);
  await recordAudit(tx, { action: "address_confirmed", subject: user.id, client });
  return confirmed;
}
