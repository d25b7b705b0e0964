import type { FastifyRequest } from "fastify";
import type { CurrentUser } from "../platform/http/currentUser";
import { AuthSessionsRepository } from "./sessions/AuthSessionsRepository";
import { bearerToken } from "./tokens/bearer";
import type { EmbeddedAccounts } from "./accounts/embeddedAccounts";
import { findOrCreateUser, embeddedIssuer } from "./accounts/findOrCreateUser";
import { isActivity, noteActivityEveryMs } from "./sessions/idleLimitMs";
import { claimsOf } from "./tokens/tokenClaims";
import type { Person } from "./accounts/UsersRepository";

/** Checks the token of a request. Null if it is absent or invalid. */
export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser | null>;

/** Allowed clock skew in seconds. */
const toleranceS = 30;

/**
 * Authentication by the embedded accounts. Every request checks the session, so that a sign-out takes effect at once.
 */
export function createAuthentication({ context, tokens, idleMs }: EmbeddedAccounts): Authenticate {
  const { database, settings } = context;
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
    const person =
      account.person ?? (await database.transaction((tx) => findOrCreateUser(tx, who, settings.CHARTSIDE_COMPANY)));
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
