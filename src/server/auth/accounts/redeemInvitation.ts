import { invitationTokenSchema } from "../../../shared/practice/invitation";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import { AuthError } from "../AuthError";
import { AuthUsersRepository } from "./AuthUsersRepository";
import { InvitationsRepository, type OpenedInvitation } from "./InvitationsRepository";

const linkEnded = () =>
  new AuthError(422, "validation_failed", "This invitation was used, revoked or has expired. Ask for a new one.");
const otherAddress = () => new AuthError(422, "validation_failed", "This invitation is for another email address.");

/**
 * Returns the invitation that a sign-up accepts. Its token proves that the email is the person's own.
 * @param token from the sign-up's metadata; null is returned if it is absent.
 * @param lock locks the invitation until the transaction ends, so that it is accepted once.
 * @throws {AuthError} for a token that is no longer valid or was mailed to another address.
 */
export async function invitationOf(
  db: Queryable,
  vault: Vault,
  { token, email }: { token: unknown; email: string },
  { lock = false } = {},
): Promise<OpenedInvitation | null> {
  if (token === undefined || token === null) return null;
  const { data } = invitationTokenSchema.safeParse({ token });
  const invitation = data && (await new InvitationsRepository(db, vault).byToken(data.token, { lock }));
  if (!invitation) throw linkEnded();
  if (invitation.email !== email) throw otherAddress();
  return invitation;
}

/**
 * Accepts the invitation of a sign-up: deletes it, and an unconfirmed account of the same address.
 * @returns the invitation; null without a token.
 * @throws {AuthError} as `invitationOf`.
 */
export async function redeemInvitation(
  tx: Queryable,
  vault: Vault,
  given: { token: unknown; email: string },
): Promise<OpenedInvitation | null> {
  const invitation = await invitationOf(tx, vault, given, { lock: true });
  if (!invitation) return null;
  await new InvitationsRepository(tx, vault).revoke(invitation.organizationId, invitation.id);
  const users = new AuthUsersRepository(tx, vault);
  const unconfirmed = await users.byEmail(given.email);
  if (unconfirmed && !unconfirmed.emailConfirmedAt) await users.delete(unconfirmed.id);
  return invitation;
}
