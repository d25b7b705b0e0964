import type { AccountType } from "../../shared/access/accountType";
import { AppError } from "../../shared/errors";
import { UsersRepository } from "../auth/accounts/UsersRepository";
import type { Queryable } from "../platform/database/Database";

/** The owner of a subscription. */
export interface Buyer {
  id: string;
  email: string;
  /** The real account type: a preview neither removes nor requires a subscription. */
  accountType: AccountType;
}

/** @throws {AppError} `signed_out` if the account was deleted. */
export async function buyerById(database: Queryable, userId: string): Promise<Buyer> {
  const person = await new UsersRepository(database).byId(userId);
  if (!person) throw new AppError("signed_out", "Sign in to continue.");
  return { id: person.id, email: person.email, accountType: person.accountType };
}
