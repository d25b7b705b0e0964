import { AppError } from "../../../shared/errors";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import type { CurrentUser } from "../../platform/http/currentUser";
import { UsersRepository } from "./UsersRepository";

/**
 * Checks in a transaction that the caller is still an operator of the server, and keeps it so until the transaction
 * ends. Call it after locks on organizations and people.
 * @throws {AppError} `forbidden`.
 */
export async function recheckOperator(tx: Queryable, vault: Vault, caller: CurrentUser): Promise<void> {
  const now = await new UsersRepository(tx, vault).lockRights(caller.id);
  if (now?.isOperator && !now.isDisabled) return;
  throw new AppError("forbidden", "Only operators of this server can do this.");
}
