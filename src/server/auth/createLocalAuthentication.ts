import type { FastifyRequest } from "fastify";
import type { ServerContext } from "../platform/ServerContext";
import { type Authenticate, toCurrentUser } from "./createAuthentication";
import { OrganizationsRepository } from "./accounts/OrganizationsRepository";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { type Person, UsersRepository } from "./accounts/UsersRepository";

/** Issuer and subject of the local user in `users`. The local user has no account, so no token contains them. */
const issuer = "local";
const subject = "00000000-0000-4000-8000-000000000000";

/** Whether a call was made by the local user, who uses the server inside the desktop app without an account. */
export const isLocalUser = (request: FastifyRequest): boolean =>
  isPrivate(request) && request.headers.authorization === undefined;

/** Whether a call came over a Unix socket or a pipe of this computer: only a TCP connection has a remote address. */
const isPrivate = ({ socket }: FastifyRequest): boolean => !socket.remoteAddress;

/**
 * Returns authentication for the server inside the desktop app. `requireLaunchToken` has checked the call already, so a
 * call without an `Authorization` header is the local user's: a pro account type in their own organization, created on
 * the first call. A call with the header is rejected, because there are no accounts.
 */
export function createLocalAuthentication({ database, vault }: ServerContext): Authenticate {
  let person: Promise<Person> | null = null;
  return async (request) => {
    if (!isPrivate(request) || request.headers.authorization !== undefined) return null;
    person ??= database.transaction((tx) => localPerson(tx, vault));
    try {
      return { ...toCurrentUser(await person, null), signedInUntil: Infinity }; // has no session that could end
    } catch (error) {
      person = null; // the database was unavailable; the next call tries again
      throw error;
    }
  };
}

/** Returns the local user, created with an organization if there is none. */
async function localPerson(tx: Queryable, vault: Vault): Promise<Person> {
  const users = new UsersRepository(tx, vault);
  await users.lockUserCreation();
  const known = await users.bySubject(issuer, subject);
  if (known) return known;
  return users.create({
    issuer,
    subject,
    email: "",
    accountType: "pro",
    isOperator: false,
    organizationId: await new OrganizationsRepository(tx).create("This computer"),
    firstName: "Local",
    lastName: "user",
    username: null,
  });
}
