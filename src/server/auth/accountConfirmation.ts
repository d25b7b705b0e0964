import { type Client, recordAudit } from "../platform/audit/audit";
import type { Queryable } from "../platform/database/database";
import { AuthError } from "./authError";
import { type AuthUser, AuthUsersRepository } from "./authUsersRepository";
import type { EmbeddedAccounts } from "./embeddedAccounts";
import { admit, embeddedIssuer } from "./people";
import { UsersRepository } from "./usersRepository";

/** Whether anybody may make an account; on a server where nobody has one, somebody must be able to. */
export async function isSignUpOpen({ platform }: EmbeddedAccounts, users: AuthUsersRepository): Promise<boolean> {
  return platform.settings.CHARTSIDE_SIGNUP === "open" || (await users.isEmpty());
}

export const signUpClosed = () => new AuthError(422, "signup_disabled", "Signups not allowed for this instance");

/**
 * The owner of the account has shown that they read its address: where it waited for that, it is confirmed and its person
 * joins the practice.
 * @returns the account as it is now. @throws {AuthError} where sign-up has been closed meanwhile.
 */
export async function confirmAccount(
  accounts: EmbeddedAccounts,
  tx: Queryable,
  user: AuthUser,
  client: Client,
): Promise<AuthUser> {
  if (user.emailConfirmedAt) return user;
  const users = new AuthUsersRepository(tx);
  await new UsersRepository(tx).holdAdmissions();
  if (!(await isSignUpOpen(accounts, users))) throw signUpClosed();
  await users.confirm(user.id);
  const who = { issuer: embeddedIssuer, subject: user.id, email: user.email, metadata: user.userMetadata };
  await admit(tx, who, accounts.platform.settings.CHARTSIDE_COMPANY);
  await recordAudit(tx, { action: "address_confirmed", subject: user.id, ...client });
  return (await users.byId(user.id)) ?? user;
}
