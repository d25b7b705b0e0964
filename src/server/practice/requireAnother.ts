import { AppError } from "../../shared/errors";
import { UsersRepository } from "../auth/accounts/UsersRepository";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { PracticeRepository } from "./PracticeRepository";

/**
 * Checks that a practice has another admin who can sign in, if this person is one. Locks its people until the
 * transaction ends, so that two such changes do not overlap.
 * @param leaves whether the person leaves the practice: it then needs no admin if they are the only one in it.
 * @throws {AppError} `conflict` for the last admin.
 */
export async function requireAnotherAdmin(
  tx: Queryable,
  vault: Vault,
  organizationId: string,
  userId: string,
  { leaves = false } = {},
): Promise<void> {
  const people = await new PracticeRepository(tx, vault).lockAccountTypes(organizationId);
  const isAdmin = ({ accountType, canSignIn }: (typeof people)[number]) => accountType === "admin" && canSignIn;
  const others = people.filter(({ id }) => id !== userId);
  if (!people.some((each) => each.id === userId && isAdmin(each)) || others.some(isAdmin)) return;
  if (leaves && others.length === 0) return;
  throw new AppError("conflict", "This is the last admin of the practice. Make someone else an admin first.");
}

/**
 * Checks that the server has another operator who can sign in, if this person is one. Locks the operators.
 * @throws {AppError} `conflict` for the last operator.
 */
export async function requireAnotherOperator(tx: Queryable, vault: Vault, userId: string): Promise<void> {
  const operators = await new UsersRepository(tx, vault).lockOperators();
  if (!operators.includes(userId) || operators.length > 1) return;
  throw new AppError("conflict", "This is the last operator of the server. Make someone else an operator first.");
}
