import { nameSchema, usernameSchema } from "../../shared/auth/profile";
import type { Queryable } from "../platform/database/database";
import { type Person, UsersRepository } from "./usersRepository";

/** Issuer of the embedded accounts in our tables: it stays when the server's public address changes. */
export const embeddedIssuer = "embedded";

export interface NewSubject {
  issuer: string;
  /** Who it is, as the issuer numbers them. */
  subject: string;
  email: string;
  /** What the person wrote about themselves at sign-up: names only, never rights. */
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

/** The username somebody wished for at sign-up, or null where none was given that can be one. */
export const wishedUsername = (metadata: Record<string, unknown>): string | null =>
  read(metadata, usernameSchema, "username");

/**
 * The person behind (issuer, subject), made at first sight. The first of all becomes admin of the practice, whoever comes
 * later joins it as pro. Several at once make one row each and exactly one admin.
 * @param tx a transaction: it holds the lock on admissions until its end.
 * @param practice the name the practice gets when it is made.
 */
export async function admit(tx: Queryable, who: NewSubject, practice: string): Promise<Person> {
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
