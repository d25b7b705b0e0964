import type { AccountType } from "../../shared/access/accountType";
import { AppError } from "../../shared/errors";
import type { PracticeMember } from "../../shared/practice/practice";
import { recordAudit } from "../platform/audit/audit";
import type { Queryable } from "../platform/database/database";
import type { CurrentUser } from "../platform/http/currentUser";
import type { Platform } from "../services";
import { PracticeRepository } from "./practiceRepository";

const notFound = (): AppError => new AppError("not_found", "This person is not in your practice.");

/**
 * Gives somebody of the admin's practice another account type. It holds from their next request on.
 * @throws {AppError} `not_found` for somebody of another practice; `conflict` for one's own type and the last admin's.
 */
export function changeAccountType(
  { database }: Pick<Platform, "database">,
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
    // Who asks was an admin when the request came; meanwhile another admin may have changed that.
    const admins = types.filter(({ accountType }) => accountType === "admin");
    if (before === "admin" && type !== "admin" && admins.length === 1) {
      throw new AppError("conflict", "This is the last admin of your practice. Make somebody else an admin first.");
    }
    if (before !== type) {
      await practice.setType(memberId, type);
      await recordChange(tx, admin, { user: memberId, before, after: type });
    }
    const member = await practice.member(admin.organizationId, memberId);
    if (!member) throw notFound();
    return member;
  });
}

const recordChange = (tx: Queryable, admin: CurrentUser, detail: Record<string, string>): Promise<void> =>
  recordAudit(tx, { action: "account_type_changed", userId: admin.id, sessionId: admin.sessionId, detail });
