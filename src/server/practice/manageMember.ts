import { AppError } from "../../shared/errors";
import type { ManageMember, PracticeMember } from "../../shared/practice/practiceMember";
import { recheckOperator } from "../auth/accounts/recheckOperator";
import { UsersRepository } from "../auth/accounts/UsersRepository";
import { recordAudit } from "../platform/audit/recordAudit";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { requireAnotherAdmin } from "./requireAnotherAdmin";
import { requireAnotherOperator } from "./requireAnotherOperator";
import { PracticeRepository } from "./PracticeRepository";
import { requireMember } from "./requireMember";

/**
 * Lets an operator change a person's account type, and whether they are an operator, in any organization. Only admins
 * can be operators.
 * @throws {AppError} `not_found` if the person is not in `organizationId`; `conflict` if an operator would not be an
 * admin, or if the last admin or operator would be lost; `forbidden` if the caller is no longer an operator.
 */
export function manageMember(
  { database, vault }: Pick<ServerContext, "database" | "vault">,
  operator: CurrentUser,
  { organizationId, userId }: { organizationId: string; userId: string },
  { account_type: type, is_operator: isOperator }: ManageMember,
): Promise<PracticeMember> {
  return database.transaction(async (tx) => {
    const practice = new PracticeRepository(tx, vault);
    // Two changes at the same time could leave an operator who is not an admin.
    await practice.lockAccountTypes(organizationId);
    await recheckOperator(tx, vault, operator);
    const before = await requireMember(practice, organizationId, userId);
    const after = { type: type ?? before.account_type, isOperator: isOperator ?? before.is_operator };
    if (after.isOperator && after.type !== "admin")
      throw new AppError(
        "conflict",
        "An operator must be an admin. Make this person an admin, or remove them as an operator, first.",
      );
    if (before.is_operator && !after.isOperator) await requireAnotherOperator(tx, vault, userId);
    if (before.account_type === "admin" && after.type !== "admin")
      await requireAnotherAdmin(tx, vault, organizationId, userId);
    const users = new UsersRepository(tx, vault);
    const by = { userId: operator.id, sessionId: operator.sessionId, organizationId };
    if (type !== undefined && type !== before.account_type) {
      await users.setAccountType(userId, type);
      const detail = { user: userId, before: before.account_type, after: type };
      await recordAudit(tx, { action: "account_type_changed", ...by, detail });
    }
    if (after.isOperator !== before.is_operator) {
      await users.setOperator(userId, after.isOperator);
      const action = after.isOperator ? "operator_added" : "operator_removed";
      await recordAudit(tx, { action, ...by, detail: { user: userId } });
    }
    return requireMember(practice, organizationId, userId);
  });
}
