import type { Client } from "../../platform/audit/Client";
import { recordAudit } from "../../platform/audit/recordAudit";
import type { Queryable } from "../../platform/database/Database";
import { AuthError } from "../AuthError";
import { FlowsRepository } from "../sessions/FlowsRepository";
import { OneTimeTokensRepository } from "../tokens/OneTimeTokensRepository";
import { type AuthUser, AuthUsersRepository, type EmailSide } from "./AuthUsersRepository";
import type { EmbeddedAccounts } from "./embeddedAccounts";
import { embeddedIssuer } from "./findOrCreateUser";
import { UsersRepository } from "./UsersRepository";

/** The two tokens of an email change: one is sent to the current address, the other to the new one. */
export const emailChangeKinds = { current: "email_change_current", new: "email_change_new" } as const;

/** Returns the error for an email that another account has. */
export const emailExists = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");

/**
 * Records that the owner of one of the two addresses has confirmed the change of an account's email. Once both have,
 * changes the email of the account and its user, and ends all links and codes mailed before.
 * @returns the account with its new email; null if the other address has yet to confirm.
 * @throws {AuthError} `otp_expired` if no change is pending, `email_exists` if another account has the new email by
 * now.
 */
export async function confirmEmailChange(
  { context: { vault } }: EmbeddedAccounts,
  tx: Queryable,
  { userId, side, client }: { userId: string; side: EmailSide; client: Client },
): Promise<AuthUser | null> {
  const users = new AuthUsersRepository(tx, vault);
  const user = await users.lock(userId);
  if (!user?.newEmail) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  if (user.emailChangeConfirmed === null || user.emailChangeConfirmed === side) {
    await users.confirmEmailSide(userId, side);
    return null;
  }
  if (await users.byEmail(user.newEmail)) throw emailExists();
  await users.finishEmailChange(userId);
  await new OneTimeTokensRepository(tx, vault).removeAll(userId);
  await new FlowsRepository(tx).removeAll(userId);
  const people = new UsersRepository(tx, vault);
  const person = await people.bySubject(embeddedIssuer, userId);
  if (person) await people.updateText(person.id, { email: user.newEmail });
  await recordAudit(tx, { action: "email_changed", subject: userId, client });
  return users.byId(userId);
}
