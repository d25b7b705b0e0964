import type { AccountType } from "../../../shared/access/accountType";
import { nameSchema, usernameSchema } from "../../../shared/auth/profile";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import { OrganizationsRepository } from "./OrganizationsRepository";
import { type Person, UsersRepository } from "./UsersRepository";

/**
 * Issuer of the embedded accounts in `users`. It does not change with the public address, unlike that of the tokens.
 */
export const embeddedIssuer = "embedded";

/** An account whose user is to be found or created. */
interface NewSubject {
  issuer: string;
  /** Id of the account at its issuer. */
  subject: string;
  email: string;
  /** Metadata of the account. Only names are read from it, never rights, because the user can write it. */
  metadata: Record<string, unknown>;
  /** The organization and account type of an accepted invitation; absent for an organization of their own. */
  invitation?: { organizationId: string; accountType: AccountType };
}

/** Returns the value of the first of these keys that `schema` accepts and that is not empty, or null. */
function read(metadata: Record<string, unknown>, schema: typeof nameSchema, ...keys: string[]): string | null {
  for (const key of keys) {
    const result = schema.safeParse(metadata[key]);
    if (result.success && result.data) return result.data;
  }
  return null;
}

/** Returns the username requested at sign-up; null if it is absent or invalid. */
export const requestedUsername = (metadata: Record<string, unknown>): string | null =>
  read(metadata, usernameSchema, "username");

/**
 * Name of the organization that is created for a user, except the first. It has no personal data; an admin can change
 * it.
 */
const ownPractice = "My practice";

/**
 * Returns the user of an account. If there is none, creates one in the organization of `invitation` or in one of their
 * own. The first user of the server becomes its operator and the admin of its first organization; later users are pro
 * unless invited. A requested username that is taken is left out. Concurrent calls create one user per account and one
 * first user.
 * @param tx a transaction; until it ends, no other can create users.
 * @param practice name of the first organization.
 */
export async function findOrCreateUser(
  tx: Queryable,
  vault: Vault,
  who: NewSubject,
  practice: string,
): Promise<Person> {
  const users = new UsersRepository(tx, vault);
  await users.lockUserCreation();
  const known = await users.bySubject(who.issuer, who.subject);
  if (known) return known;
  const username = requestedUsername(who.metadata);
  const isTaken = username !== null && (await users.emailByUsername(username)) !== null;
  const isFirst = await users.isEmpty();
  return users.create({
    issuer: who.issuer,
    subject: who.subject,
    email: who.email,
    accountType: who.invitation?.accountType ?? (isFirst ? "admin" : "pro"),
    isOperator: isFirst,
    organizationId:
      who.invitation?.organizationId ??
      (await new OrganizationsRepository(tx).create(isFirst ? practice : ownPractice)),
    firstName: read(who.metadata, nameSchema, "first_name", "firstName"),
    lastName: read(who.metadata, nameSchema, "last_name", "lastName"),
    username: isTaken ? null : username,
  });
}
