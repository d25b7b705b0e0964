import { AppError } from "../../shared/errors";
import { accountTypeName } from "../../shared/access/accountType";
import { type Invitation, invitationDays, type Invite, type SentInvitation } from "../../shared/practice/invitation";
import { InvitationsRepository } from "../auth/accounts/InvitationsRepository";
import { OrganizationsRepository } from "../auth/accounts/OrganizationsRepository";
import { recheckAdmin } from "../auth/accounts/recheckAdmin";
import { recordAudit } from "../platform/audit/recordAudit";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { PracticeRepository } from "./PracticeRepository";
import { newToken } from "../platform/crypto/newToken";

/** Maximum number of pending invitations of a practice, whose list has no pages. */
const maxPending = 200;

/** Returns the error for an invitation that belongs to another practice or is no longer pending. */
const invitationNotFound = (): AppError =>
  new AppError("not_found", "This invitation was not found. It may have been accepted or revoked.");

/**
 * Invites an email address to the admin's practice; a pending invitation to the same address is replaced.
 * @param site origin of the mailed link.
 * @throws {AppError} `conflict` if the address is a member's, sign-up is closed or too many invitations are pending;
 * `unavailable` if the invitation is pending but its email could not be queued.
 */
export async function invite(
  context: ServerContext,
  admin: CurrentUser,
  { email, account_type: accountType, message }: Invite,
  site: string,
): Promise<SentInvitation> {
  const { database, vault, settings, log } = context;
  if (settings.CHARTSIDE_SIGNUP === "closed")
    throw new AppError("conflict", "Sign-up is closed on this server. Ask its operator to open it, then invite again.");
  const members = await new PracticeRepository(database, vault).members(admin.organizationId, log);
  if (members.some((member) => member.email.toLowerCase() === email))
    throw new AppError("conflict", "This person is in your practice already.");
  const token = newToken();
  const text = { email, message: message || null };
  const sent = await database.transaction(async (tx) => {
    await recheckAdmin(tx, vault, admin);
    const invitations = new InvitationsRepository(tx, vault);
    if ((await invitations.count(admin.organizationId)) >= maxPending)
      throw new AppError("conflict", "Too many invitations are pending. Revoke those that are no longer needed.");
    const { organizationId, id: invitedBy } = admin;
    const stored = await invitations.put({ organizationId, accountType, invitedBy, token, ...text });
    await recordChange(tx, vault, admin, "person_invited", stored);
    return stored;
  });
  return { ...sent, link: await send(context, admin, { ...sent, ...text }, `${site}/accept-invitation#${token}`) };
}

/**
 * Sends an invitation again with a new link; the previous link stops working.
 * @throws {AppError} `not_found`, `unavailable`.
 */
export async function resendInvitation(
  context: ServerContext,
  admin: CurrentUser,
  id: string,
  site: string,
): Promise<SentInvitation> {
  const token = newToken();
  const sent = await context.database.transaction(async (tx) => {
    await recheckAdmin(tx, context.vault, admin);
    const renewed = await new InvitationsRepository(tx, context.vault).renew(admin, id, token);
    if (!renewed) throw invitationNotFound();
    await recordChange(tx, context.vault, admin, "invitation_sent_again", renewed);
    return renewed;
  });
  return { ...sent, link: await send(context, admin, sent, `${site}/accept-invitation#${token}`) };
}

/** Revokes an invitation: its link stops working. @throws {AppError} `not_found`. */
export function revokeInvitation({ database, vault }: ServerContext, admin: CurrentUser, id: string): Promise<void> {
  return database.transaction(async (tx) => {
    await recheckAdmin(tx, vault, admin);
    const email = await new InvitationsRepository(tx, vault).revoke(admin.organizationId, id);
    if (email === null) throw invitationNotFound();
    await recordChange(tx, vault, admin, "invitation_revoked", { id, email });
  });
}

/**
 * Queues the email with the link. Called after the transaction, whose lock on the admin's row must not last until a
 * mail server answers.
 * @returns the link if the server has no mail service and the admin must pass it on; otherwise null.
 */
async function send(
  { database, queuedMail, settings }: ServerContext,
  admin: CurrentUser,
  invitation: Invitation & { message: string | null },
  link: string,
): Promise<string | null> {
  const practice = await new OrganizationsRepository(database).byId(admin.organizationId);
  const name = practice?.name ?? "their practice";
  const paragraphs = [
    `${admin.displayName} invites you to join ${name}, with the ${accountTypeName(invitation.account_type)} account type.`,
    ...(invitation.message ? [`“${invitation.message}”`] : []),
    `To accept, open this link within ${invitationDays} days. It works once.`,
    link,
    "If you did not expect this, you can ignore this email.",
    settings.CHARTSIDE_COMPANY,
  ];
  const subject = `Invitation to ${name} – ${settings.CHARTSIDE_COMPANY}`;
  await queuedMail.send({ to: invitation.email, subject, text: paragraphs.join("\n\n") }).catch((cause: unknown) => {
    const sentence = "The invitation was saved, but its email could not be sent. Send it again from the list.";
    throw new AppError("unavailable", sentence, { cause });
  });
  return settings.SMTP_URL ? null : link;
}

const recordChange = (
  tx: Queryable,
  vault: Vault,
  { id: userId, sessionId }: CurrentUser,
  action: string,
  { id, email }: Pick<Invitation, "id" | "email">,
): Promise<void> =>
  recordAudit(tx, { action, userId, sessionId, person: { vault, name: email }, detail: { invitation: id } });
