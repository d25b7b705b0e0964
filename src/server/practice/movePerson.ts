import { AppError } from "../../shared/errors";
import type { MovePerson } from "../../shared/practice/organization";
import type { PracticeMember } from "../../shared/practice/practiceMember";
import { OrganizationsRepository } from "../auth/accounts/OrganizationsRepository";
import { recheckOperator } from "../auth/accounts/recheckOperator";
import { UsersRepository } from "../auth/accounts/UsersRepository";
import { AuthSessionsRepository } from "../auth/sessions/AuthSessionsRepository";
import { recordAudit } from "../platform/audit/recordAudit";
import type { Queryable } from "../platform/database/Database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { TemplatesRepository } from "../templates/TemplatesRepository";
import { handOver, moveBelongings } from "./handOver";
import { requireAnotherAdmin } from "./requireAnotherAdmin";
import { PracticeRepository } from "./PracticeRepository";
import { memberNotFound, requireMember } from "./requireMember";

/** Returns the error for an organization that does not exist. */
export const organizationNotFound = (): AppError => new AppError("not_found", "This organization was not found.");

/**
 * Moves a person into another organization, and ends their sessions, so that no open page shows the former one.
 * @throws {AppError} `not_found`; `conflict` for an archived organization, a last admin, or a successor who is not a
 * colleague; `forbidden` if the caller is no longer an operator.
 */
export function movePerson(
  { database, vault, log }: Pick<ServerContext, "database" | "vault" | "log">,
  operator: CurrentUser,
  organizationId: string,
  move: MovePerson,
): Promise<PracticeMember> {
  return database.transaction(async (tx) => {
    const practice = new PracticeRepository(tx, vault);
    const to = await new OrganizationsRepository(tx).lock(organizationId);
    const from = await practice.organizationOf(move.user_id);
    await practice.lockAccountTypes(from ?? organizationId);
    await recheckOperator(tx, vault, operator);
    if (!to) throw organizationNotFound();
    if (to.isArchived) throw new AppError("conflict", "This organization is archived. Restore it first.");
    if (from === null || from !== (await practice.organizationOf(move.user_id))) throw memberNotFound();
    if (from !== organizationId) {
      await requireAnotherAdmin(tx, vault, from, move.user_id, { leaves: true });
      const visits = await moveOrHandOverVisits(tx, { vault, log }, { from, to: organizationId, move });
      await new UsersRepository(tx, vault).setOrganization(move.user_id, organizationId);
      await new AuthSessionsRepository(tx, vault).endAllOfPerson(move.user_id);
      tx.notify("session_ended", move.user_id); // event streams, even if a hosted project keeps the sessions
      const detail = { user: move.user_id, from, to: organizationId, visits, went_along: move.visits === "go_along" };
      const event = { action: "person_moved", userId: operator.id, sessionId: operator.sessionId, detail };
      for (const each of [from, organizationId]) await recordAudit(tx, { ...event, organizationId: each });
    }
    return requireMember(practice, organizationId, move.user_id);
  });
}

/** Moves the person's visits along, or gives them to the colleague who stays. @returns how many visits. */
async function moveOrHandOverVisits(
  tx: Queryable,
  { vault, log }: Pick<ServerContext, "vault" | "log">,
  { from, to, move }: { from: string; to: string; move: MovePerson },
): Promise<number> {
  if (move.visits === "go_along") return moveBelongings(tx, { vault, log }, move.user_id, { from, to });
  await new TemplatesRepository(tx, vault).moveAll(move.user_id, to);
  await requireSuccessor(tx, vault, from, move.user_id, move.successor_id);
  return handOver(tx, vault, move.user_id, move.successor_id);
}

/** @throws {AppError} `conflict` unless the successor is another person of the organization who can sign in. */
export async function requireSuccessor(
  tx: Queryable,
  vault: ServerContext["vault"],
  organizationId: string,
  userId: string,
  successorId: string,
): Promise<void> {
  const successor = await new PracticeRepository(tx, vault).member(organizationId, successorId);
  if (successor && successor.id !== userId && successor.disabled_at === null) return;
  throw new AppError("conflict", "Choose an active colleague of the same practice for the sessions.");
}
