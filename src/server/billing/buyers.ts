import type { AccountType } from "../../shared/access/accountType";
import { AppError } from "../../shared/errors";
import type { Queryable } from "../platform/database/database";

/** Whose subscription it is. */
export interface Buyer {
  id: string;
  email: string;
  /** The real one: an admin who previews another type does not lose a subscription, nor need one. */
  accountType: AccountType;
}

/** @throws {AppError} `signed_out` where the account is gone. */
export async function buyerById(database: Queryable, userId: string): Promise<Buyer> {
  const { rows } = await database.query<Buyer>(
    `select id, email, account_type as "accountType" from users where id = $1`,
    [userId],
  );
  if (!rows[0]) throw new AppError("signed_out", "Sign in to go on.");
  return rows[0];
}
