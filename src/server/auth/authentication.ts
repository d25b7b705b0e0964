import type { FastifyRequest } from "fastify";
import type { CurrentUser } from "../platform/http/currentUser";
import { AuthSessionsRepository } from "./authSessionsRepository";
import { bearerToken } from "./bearer";
import type { EmbeddedAccounts } from "./embeddedAccounts";
import { admit, embeddedIssuer } from "./people";
import { isActivity, noteActivityEveryMs } from "./sessionIdle";
import { claimsOf } from "./tokenClaims";
import type { Person } from "./usersRepository";

/** Checks the token of a request. Null where there is none or it is not valid. */
export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser | null>;

/** How far clocks may be apart, in seconds. */
const toleranceS = 30;

/**
 * Authentication by the embedded accounts. The session is looked at on every request, so that signing out holds at once.
 */
export function createAuthentication({ platform, tokens, idleMs }: EmbeddedAccounts): Authenticate {
  const { database, settings } = platform;
  const sessions = new AuthSessionsRepository(database);
  return async (request) => {
    const token = bearerToken(request);
    const claims = token && (await claimsOf(tokens.read(token, { toleranceS })));
    if (!claims) return null;
    const { subject, sessionId } = claims;
    const account = await sessions.signedIn(sessionId, subject, idleMs);
    if (!account) return null;
    if (account.sinceActiveMs > noteActivityEveryMs && isActivity(request)) await sessions.noteActivity(sessionId);
    const who = { issuer: embeddedIssuer, subject, email: account.email, metadata: account.userMetadata };
    const person = account.person ?? (await database.transaction((tx) => admit(tx, who, settings.CHARTSIDE_COMPANY)));
    return toCurrentUser(person, sessionId);
  };
}

export function toCurrentUser(
  { id, organizationId, accountType, firstName, lastName, email }: Person,
  sessionId: string | null,
): CurrentUser {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return { id, organizationId, accountType, displayName: name || email, sessionId };
}
