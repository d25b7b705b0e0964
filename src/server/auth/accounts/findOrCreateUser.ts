import { nameSchema, usernameSchema } from "../../../shared/auth/profile";
import type { Queryable } from "../../platform/database/Database";
import { type Person, UsersRepository } from "./UsersRepository";

/** Issuer of embedded accounts in the tables; it does not change with the public address. */
export const embeddedIssuer = "embedded";

interface NewSubject {
  issuer: string;
  /** The issuer's id of the account. */
  subject: string;
  email: string;
  /** Metadata from sign-up: names only, never rights. */
  metadata: Record<string, unknown>;
}

/** The first of these keys whose value `schema` accepts, or null. */
function read(metadata: Record<string, unknown>, schema: typeof nameSchema, ...keys: string[]): string | null {
  for (const key of keys) {
    const result = schema.safeParse(metadata[key]);
    if (result.success && result.data) return result.data;
  }
  return null;
}

/** The username requested at sign-up, or null if it is absent or invalid. */
export const wishedUsername = (metadata: Record<string, unknown>): string | null =>
  read(metadata, usernameSchema, "username");

/**
 * Finds the user of (issuer, subject) or creates them. The first user becomes admin of the practice, later
 * ones join it as pro. Concurrent calls create one row each and exactly one admin.
 * @param tx a transaction, which holds the lock on new users until it ends.
 * @param practice the practice's name if it is created.
 */
export async function findOrCreateUser(tx: Queryable, who: NewSubject, practice: string): Promise<Person> {
  const users = new UsersRepository(tx);
  await users.holdAdmissions();
  const known = await users.bySubject(who.issuer, who.subject);
  if (known) return known;
  const username = wishedUsername(who.metadata);
  const isTaken = username !== null && (await users.emailByUsername(username)) !== null;
  return users.create({
    issuer: who.issuer,
    subject: who.subject,
    email: who.email,
    accountType: (await users.isEmpty()) ? "admin" : "pro",
    organizationId: await users.organization(practice),
    firstName: read(who.metadata, nameSchema, "first_name", "firstName"),
    lastName: read(who.metadata, nameSchema, "last_name", "lastName"),
    username: isTaken ? null : username,
  });
}
