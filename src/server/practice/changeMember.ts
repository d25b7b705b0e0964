import { AppError } from "../../shared/errors";
import type { PracticeMember } from "../../shared/practice/practiceMember";
import { AuthUsersRepository } from "../auth/accounts/AuthUsersRepository";
import { embeddedIssuer } from "../auth/accounts/findOrCreateUser";
import { fullName } from "../auth/accounts/personText";
import { recheckAdmin } from "../auth/accounts/recheckAdmin";
import { UsersRepository } from "../auth/accounts/UsersRepository";
import { AuthSessionsRepository } from "../auth/sessions/AuthSessionsRepository";
import { SubscriptionsRepository } from "../billing/SubscriptionsRepository";
import { recordAudit } from "../platform/audit/recordAudit";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { TemplatesRepository } from "../templates/TemplatesRepository";
import { handOver } from "./handOver";
import { requireAnotherAdmin } from "./requireAnotherAdmin";
import { requireAnotherOperator } from "./requireAnotherOperator";
import { requireSuccessor } from "./movePerson";
import { PracticeRepository } from "./PracticeRepository";
import { requireMember } from "./requireMember";

type Context = Pick<ServerContext, "database" | "vault">;

/** What `change` passes to its callback: the transaction, and the person before the change. */
interface Change {
  tx: Queryable;
  vault: Vault;
  practice: PracticeRepository;
  member: PracticeMember;
}

/** Signs out a person of the admin's practice everywhere; takes effect on every server immediately. */
export function signOutMember(context: Context, admin: CurrentUser, id: string): Promise<PracticeMember> {
  return change(context, admin, id, "person_signed_out", async ({ tx, vault }) => {
    await new AuthSessionsRepository(tx, vault).endAllOfPerson(id);
  });
}

/**
 * Disables a person of the admin's practice: their sign-ins end on every server immediately, and they cannot sign in.
 * What they own is kept.
 * @throws {AppError} `not_found`; `conflict` for the admin's own account, the last admin or operator.
 */
export function disableMember(context: Context, admin: CurrentUser, id: string): Promise<PracticeMember> {
  return change(context, admin, id, "person_disabled", async ({ tx, vault, member }) => {
    await requireDispensable(tx, vault, admin, member);
    const account = await new UsersRepository(tx, vault).setDisabled(id, true);
    if (account?.issuer === embeddedIssuer) await new AuthUsersRepository(tx, vault).setBanned(account.subject, true);
    await new AuthSessionsRepository(tx, vault).endAllOfPerson(id);
  });
}

/** Lets a disabled person sign in again. @throws {AppError} `not_found`. */
export function enableMember(context: Context, admin: CurrentUser, id: string): Promise<PracticeMember> {
  return change(context, admin, id, "person_enabled", async ({ tx, vault }) => {
    const account = await new UsersRepository(tx, vault).setDisabled(id, false);
    if (account?.issuer === embeddedIssuer) await new AuthUsersRepository(tx, vault).setBanned(account.subject, false);
  });
}

/**
 * Removes a person's account. Their visits, appointments and templates go to a colleague.
 * @param successorId the colleague; null if there is nothing to hand over.
 * @throws {AppError} `not_found`; `conflict` as for `disableMember`, without a colleague for existing visits, or
 * while a subscription is paid.
 */
export async function removeMember(
  context: Context,
  admin: CurrentUser,
  id: string,
  successorId: string | null,
): Promise<void> {
  await change(context, admin, id, "person_removed", async ({ tx, vault, member }) => {
    await requireDispensable(tx, vault, admin, member);
    if (await new SubscriptionsRepository(tx, "stripe").isPaid(id)) throw stillPaid();
    if (successorId !== null) {
      await requireSuccessor(tx, vault, admin.organizationId, id, successorId);
      await handOver(tx, vault, id, successorId);
      await new TemplatesRepository(tx, vault).giveAll(id, successorId);
    } else await new TemplatesRepository(tx, vault).deleteAll(id);
    await new AuthSessionsRepository(tx, vault).endAllOfPerson(id);
    const account = await new UsersRepository(tx, vault).delete(id).catch(refuseOrphans);
    if (account?.issuer === embeddedIssuer) await new AuthUsersRepository(tx, vault).delete(account.subject);
  });
}

/**
 * Throws `conflict` instead of PostgreSQL's error for a row that others refer to (23503): visits or appointments,
 * because `removeMember` has given away or deleted the templates.
 */
function refuseOrphans(cause: unknown): never {
  if ((cause as { code?: string }).code !== "23503") throw cause;
  const sentence = "This person has sessions or appointments. Choose a colleague who takes them over.";
  throw new AppError("conflict", sentence, { cause });
}

const stillPaid = () =>
  new AppError(
    "conflict",
    "This person has a paid subscription. They can cancel it in Account Settings; remove them when it has ended.",
  );

/** Checks that the practice and the server can do without a person. @throws {AppError} `conflict`. */
async function requireDispensable(
  tx: Queryable,
  vault: Vault,
  admin: CurrentUser,
  member: PracticeMember,
): Promise<void> {
  if (member.id === admin.id)
    throw new AppError("conflict", "You cannot do this to your own account. Another admin of your practice can.");
  if (member.is_operator && !admin.isOperator)
    throw new AppError("conflict", "This person is an operator of the server. Another operator can change that.");
  await requireAnotherAdmin(tx, vault, admin.organizationId, member.id);
  if (member.is_operator) await requireAnotherOperator(tx, vault, member.id);
}

/**
 * Changes a person of the admin's practice in a transaction that locks its people, and records the change.
 * @returns the person after the change, or before it if they were removed.
 */
function change(
  { database, vault }: Context,
  admin: CurrentUser,
  id: string,
  action: string,
  work: (change: Change) => Promise<void>,
): Promise<PracticeMember> {
  return database.transaction(async (tx) => {
    const practice = new PracticeRepository(tx, vault);
    await practice.lockAccountTypes(admin.organizationId);
    await recheckAdmin(tx, vault, admin);
    const member = await requireMember(practice, admin.organizationId, id);
    await work({ tx, vault, practice, member });
    const after = await practice.member(admin.organizationId, id);
    const person = after === null && { person: { vault, name: fullName(member) } }; // the entry keeps the name
    await recordAudit(tx, { action, userId: admin.id, sessionId: admin.sessionId, ...person, detail: { user: id } });
    return after ?? member;
  });
}
