import type { AccountType } from "../../shared/access/accountType";
import { AppError } from "../../shared/errors";
import type { PracticeMember } from "../../shared/practice/practiceMember";
import { recheckAdmin } from "../auth/accounts/recheckAdmin";
import { UsersRepository } from "../auth/accounts/UsersRepository";
import { recordAudit } from "../platform/audit/recordAudit";
import type { Queryable } from "../platform/database/Database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { PracticeRepository } from "./PracticeRepository";
import { memberNotFound, requireMember } from "./requireMember";

/**
 * Changes the account type of a user of the admin's practice, and records the change in the audit log. It takes effect
 * with the user's next request.
 * @throws {AppError} `not_found` for a user of another practice; `forbidden` if the caller is no longer an admin;
 * `conflict` for the admin's own type, so that a practice keeps an admin.
 */
export function changeAccountType(
  { database, vault }: Pick<ServerContext, "database" | "vault">,
  admin: CurrentUser,
  memberId: string,
  type: AccountType,
): Promise<PracticeMember> {
  return database.transaction(async (tx) => {
    const practice = new PracticeRepository(tx, vault);
    const types = await practice.lockAccountTypes(admin.organizationId);
    const typeOf = (userId: string) => types.find(({ id }) => id === userId)?.accountType;
    await recheckAdmin(tx, vault, admin);
    const before = typeOf(memberId);
    if (before === undefined) throw memberNotFound();
    if (memberId === admin.id) {
      throw new AppError("conflict", "You cannot change your own account type. Another admin of your practice can.");
    }
    if (before !== type) {
      if (type !== "admin") await refuseOperator(practice, admin.organizationId, memberId);
      await new UsersRepository(tx, vault).setAccountType(memberId, type);
      await recordChange(tx, admin, { user: memberId, before, after: type });
    }
    return requireMember(practice, admin.organizationId, memberId);
  });
}

/** @throws {AppError} `conflict` for an operator, who must stay an admin. */
async function refuseOperator(practice: PracticeRepository, organizationId: string, id: string): Promise<void> {
  if ((await requireMember(practice, organizationId, id)).is_operator)
    throw new AppError("conflict", "This person is an operator of the server. Another operator can change that.");
}

const recordChange = (tx: Queryable, admin: CurrentUser, detail: Record<string, string>): Promise<void> =>
  recordAudit(tx, { action: "account_type_changed", userId: admin.id, sessionId: admin.sessionId, detail });
