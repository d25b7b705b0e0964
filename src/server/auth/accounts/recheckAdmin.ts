import { AppError } from "../../../shared/errors";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import type { CurrentUser } from "../../platform/http/currentUser";
import { UsersRepository } from "./UsersRepository";

/**
 * Checks in a transaction that the caller is still an admin of their practice, and keeps it so until the transaction
 * ends: another admin can have changed that since the request began. A transaction that also locks the organization
 * locks it first, in the order of all others.
 * @throws {AppError} `forbidden`.
 */
export async function recheckAdmin(tx: Queryable, vault: Vault, caller: CurrentUser): Promise<void> {
  const now = await new UsersRepository(tx, vault).lockRights(caller.id);
  if (now?.accountType === "admin" && !now.isDisabled && now.organizationId === caller.organizationId) return;
  throw new AppError("forbidden", "Only admins of your practice can do this.");
}
