import type { AccountType } from "../../shared/access/accountType";
import { AppError } from "../../shared/errors";
import { UsersRepository } from "../auth/accounts/UsersRepository";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";

/** A user as billing sees them, with or without a subscription. */
export interface Buyer {
  id: string;
  email: string;
  /** The stored account type. The type that an admin previews does not affect billing. */
  accountType: AccountType;
}

/** Returns the buyer with that user id. @throws {AppError} `signed_out` if the user was deleted. */
export async function buyerById(database: Queryable, vault: Vault, userId: string): Promise<Buyer> {
  const person = await new UsersRepository(database, vault).byId(userId);
  if (!person) throw new AppError("signed_out", "Sign in to continue.");
  return { id: person.id, email: person.email, accountType: person.accountType };
}
