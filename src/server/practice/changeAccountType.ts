import type { AccountType } from "../../shared/access/accountType";
import { AppError } from "../../shared/errors";
import type { PracticeMember } from "../../shared/practice/practiceMember";
import { UsersRepository } from "../auth/accounts/UsersRepository";
import { recordAudit } from "../platform/audit/recordAudit";
import type { Queryable } from "../platform/database/Database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { PracticeRepository } from "./PracticeRepository";

const notFound = (): AppError => new AppError("not_found", "This person is not in your practice.");

/**
 * Changes the account type of a user of the admin's practice, and records the change in the audit log. It takes effect
 * with the user's next request.
 * @throws {AppError} `not_found` for a user of another practice; `conflict` for the admin's own type and the last
 * admin's.
 */
export function changeAccountType(
  { database }: Pick<ServerContext, "database">,
  admin: CurrentUser,
  memberId: string,
  type: AccountType,
): Promise<PracticeMember> {
  return database.transaction(async (tx) => {
    const practice = new PracticeRepository(tx);
    const types = await practice.holdTypes(admin.organizationId);
    const before = types.find(({ id }) => id === memberId)?.accountType;
    if (before === undefined) throw notFound();
    if (memberId === admin.id) {
      throw new AppError("conflict", "You cannot change your own account type. Another admin of your practice can.");
    }
    // Another admin can have changed the caller's own type since the request began, so this can be the last admin.
    const admins = types.filter(({ accountType }) => accountType === "admin");
    if (before === "admin" && type !== "admin" && admins.length === 1) {
      throw new AppError("conflict", "This is the last admin of your practice. Make someone else an admin first.");
    }
    if (before !== type) {
      await new UsersRepository(tx).setAccountType(memberId, type);
      await recordChange(tx, admin, { user: memberId, before, after: type });
    }
    const member = await practice.member(admin.organizationId, memberId);
    if (!member) throw notFound();
    return member;
  });
}

const recordChange = (tx: Queryable, admin: CurrentUser, detail: Record<string, string>): Promise<void> =>
  recordAudit(tx, { action: "account_type_changed", userId: admin.id, sessionId: admin.sessionId, detail });
