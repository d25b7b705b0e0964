import { AppError } from "../../shared/errors";
import { UsersRepository } from "../auth/accounts/UsersRepository";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";

/**
 * Checks that the server has another operator who can sign in, if this person is one. Locks the operators.
 * @throws {AppError} `conflict` for the last operator.
 */
export async function requireAnotherOperator(tx: Queryable, vault: Vault, userId: string): Promise<void> {
  const operators = await new UsersRepository(tx, vault).lockOperators();
  if (!operators.includes(userId) || operators.length > 1) return;
  throw new AppError("conflict", "This is the last operator of the server. Make someone else an operator first.");
}
