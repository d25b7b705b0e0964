import type { FastifyRequest } from "fastify";
import type { ServerContext } from "../platform/ServerContext";
import { type Authenticate, toCurrentUser } from "./createAuthentication";
import { type Person, UsersRepository } from "./accounts/UsersRepository";

/** Issuer of the local user, who has no account; no token names it. */
const issuer = "local";
const subject = "00000000-0000-4000-8000-000000000000";

/** Whether a call is of the local user, who uses the embedded server without an account. */
export const isLocalUser = (request: FastifyRequest): boolean =>
  isPrivate(request) && request.headers.authorization === undefined;

/** Whether a call came over a socket or pipe of this computer: only a TCP connection has a remote address. */
const isPrivate = ({ socket }: FastifyRequest): boolean => !socket.remoteAddress;

/**
 * Authentication of the embedded server: a call with the launch token, which every call must
 * carry (`requireLaunchToken`), and without an account's token is of the local user: pro, in their own organization.
 * There are no accounts, so an account's token is rejected.
 */
export function createLocalAuthentication({ database }: ServerContext): Authenticate {
  let person: Promise<Person> | null = null;
  return async (request) => {
    if (!isPrivate(request) || request.headers.authorization !== undefined) return null;
    person ??= database.transaction((tx) => localPerson(new UsersRepository(tx)));
    try {
      return toCurrentUser(await person, null);
    } catch (error) {
      person = null; // the database was unavailable; the next call tries again
      throw error;
    }
  };
}

async function localPerson(users: UsersRepository): Promise<Person> {
  await users.holdAdmissions();
  const known = await users.bySubject(issuer, subject);
  if (known) return known;
  return users.create({
    issuer,
    subject,
    email: "",
    accountType: "pro",
    organizationId: await users.newOrganization("This computer"),
    firstName: "Local",
    lastName: "user",
    username: null,
  });
}
