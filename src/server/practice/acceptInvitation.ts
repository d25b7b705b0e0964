import { AppError } from "../../shared/errors";
import type { OpenInvitation } from "../../shared/practice/invitation";
import { AuthUsersRepository } from "../auth/accounts/AuthUsersRepository";
import { InvitationsRepository, type OpenedInvitation } from "../auth/accounts/InvitationsRepository";
import { OrganizationsRepository } from "../auth/accounts/OrganizationsRepository";
import { type Person, UsersRepository } from "../auth/accounts/UsersRepository";
import { recordAudit } from "../platform/audit/recordAudit";
import type { Queryable } from "../platform/database/Database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { moveBelongings } from "./handOver";
import { PracticeRepository } from "./PracticeRepository";

const linkEnded = (): AppError =>
  new AppError("not_found", "This invitation was used, revoked or has expired. Ask the practice to send it again.");

/** Returns what the page of a mailed link shows. @throws {AppError} `not_found` if the link is no longer valid. */
export async function openInvitation({ database, vault }: ServerContext, token: string): Promise<OpenInvitation> {
  const found = await new InvitationsRepository(database, vault).byToken(token);
  if (!found) throw linkEnded();
  const { organization, email, accountType: account_type } = found;
  const account = await new AuthUsersRepository(database, vault).byEmail(email);
  return { organization, email, account_type, has_account: Boolean(account?.emailConfirmedAt) };
}

/**
 * Accepts an invitation with an existing account: the person moves into the inviting organization with everything they
 * own. Their former organization is archived, because it has no members left. A person who already is in the inviting
 * organization keeps their account type: only an admin may change it, with the checks for the last admin and operator.
 * @throws {AppError} `not_found` if the link is no longer valid; `conflict` for another person's invitation, or while
 * others are in the person's organization: the person's visits then belong to that practice.
 */
export function acceptInvitation(
  { database, vault, log }: ServerContext,
  user: CurrentUser,
  token: string,
): Promise<OpenInvitation> {
  return database.transaction(async (tx) => {
    const invitations = new InvitationsRepository(tx, vault);
    const offered = await invitations.byToken(token);
    if (!offered) throw linkEnded();
    await lockOrganizations(tx, vault, [user.organizationId, offered.organizationId]);
    const found = await invitations.byToken(token, { lock: true });
    if (!found) throw linkEnded();
    const person = await new UsersRepository(tx, vault).byId(user.id);
    if (person && person.organizationId !== user.organizationId)
      throw new AppError("conflict", "Your account was moved just now. Sign in again.");
    if (person?.email.toLowerCase() !== found.email)
      throw new AppError("conflict", "This invitation is for another email address. Sign in with that account.");
    const { organizationId, organization, email } = found;
    const isMoving = organizationId !== person.organizationId;
    if (isMoving) await leaveOwnOrganization(tx, { vault, log }, person, found);
    const account_type = isMoving ? found.accountType : person.accountType;
    await invitations.revoke(organizationId, found.id);
    const by = { userId: user.id, sessionId: user.sessionId };
    await recordAudit(tx, { action: "invitation_accepted", ...by, detail: { invitation: found.id, user: user.id } });
    return { organization, email, account_type, has_account: true };
  });
}

/**
 * Locks the organization that the person leaves, with its people, and the one they join. The order is the same in all
 * changes of people, so that two of them never wait for each other: organizations by id, people by id, invitations.
 */
async function lockOrganizations(
  tx: Queryable,
  vault: ServerContext["vault"],
  [from, to]: [from: string, to: string],
): Promise<void> {
  for (const id of [...new Set([from, to])].toSorted()) await new OrganizationsRepository(tx).lock(id);
  await new PracticeRepository(tx, vault).lockAccountTypes(from);
}

/** Moves a person out of an organization of their own. @throws {AppError} `conflict` if others are in it. */
async function leaveOwnOrganization(
  tx: Queryable,
  { vault, log }: Pick<ServerContext, "vault" | "log">,
  { id, organizationId: from, isOperator }: Person,
  { organizationId: to, accountType }: OpenedInvitation,
): Promise<void> {
  const people = await new PracticeRepository(tx, vault).lockAccountTypes(from); // locked before; read again
  if (people.length > 1) {
    const sentence =
      "Your account belongs to another practice. Ask its admin to remove you, or an operator to move you.";
    throw new AppError("conflict", sentence);
  }
  if (isOperator && accountType !== "admin")
    throw new AppError("conflict", "You are an operator of this server, which needs an Admin invitation.");
  await moveBelongings(tx, { vault, log }, id, { from, to });
  const users = new UsersRepository(tx, vault);
  await users.setOrganization(id, to);
  await users.setAccountType(id, accountType);
  await new OrganizationsRepository(tx).setArchived(from, true);
}
