import type { FastifyRequest } from "fastify";
import type { Platform } from "../services";
import { type Authenticate, toCurrentUser } from "./authentication";
import { type Person, UsersRepository } from "./usersRepository";

/** Issuer of the one who works at this computer without an account; no token ever names it. */
const issuer = "local";
const subject = "00000000-0000-4000-8000-000000000000";

/** The one who works at this computer without an account, on the server inside the desktop app. */
export const isLocalUser = (request: FastifyRequest): boolean =>
  isPrivate(request) && request.headers.authorization === undefined;

/** Whether a call came over a socket or pipe of this computer: only a TCP connection has an address at its other end. */
const isPrivate = ({ socket }: FastifyRequest): boolean => !socket.remoteAddress;

/**
 * Authentication of the server inside the desktop app: whoever knows the token of the launch, which every call to it must
 * carry (`requireLaunchToken`), and says nothing of an account is the one local user: pro, in an organization of their own.
 * There are no accounts here, so a token is nobody's.
 */
export function createLocalAuthentication({ database }: Platform): Authenticate {
  let person: Promise<Person> | null = null;
  return async (request) => {
    if (!isPrivate(request) || request.headers.authorization !== undefined) return null;
    person ??= database.transaction((tx) => localPerson(new UsersRepository(tx)));
    try {
      return toCurrentUser(await person, null);
    } catch (error) {
      person = null; // the database was away: asked again by the next call
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
