import type { FastifyRequest } from "fastify";
import type { CurrentUser } from "../platform/http/currentUser";
import { AuthSessionsRepository } from "./sessions/AuthSessionsRepository";
import { bearerToken } from "./tokens/bearer";
import type { EmbeddedAccounts } from "./accounts/embeddedAccounts";
import { findOrCreateUser, embeddedIssuer } from "./accounts/findOrCreateUser";
import { isActivity, storeActivityEveryMs } from "./sessions/idleLimitMs";
import { claimsOf } from "./tokens/tokenClaims";
import type { Person } from "./accounts/UsersRepository";

/**
 * Returns the user who makes a request: by its token or, in the desktop app, the local user. Null if there is none: the
 * token is absent or invalid, its session has ended, or the user is disabled.
 */
export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser | null>;

/** Allowed clock skew when the times of a token are checked, in seconds. */
const toleranceS = 30;

/**
 * Returns authentication by the embedded accounts. The session is looked up in the database for each request, so that a
 * sign-out takes effect immediately. A request for which `isActivity` is true is stored as the session's activity,
 * unless one was stored within `storeActivityEveryMs`.
 */
export function createAuthentication({ context, tokens, idleMs }: EmbeddedAccounts): Authenticate {
  const { database, vault, settings } = context;
  const sessions = new AuthSessionsRepository(database, vault);
  return async (request) => {
    const token = bearerToken(request);
    const claims = token && (await claimsOf(tokens.read(token, { toleranceS })));
    if (!claims) return null;
    const { subject, sessionId } = claims;
    const signedIn = await sessions.signedIn(sessionId, subject, idleMs);
    if (!signedIn) return null;
    if (signedIn.sinceActiveMs > storeActivityEveryMs && isActivity(request)) await sessions.recordActivity(sessionId);
    const create = () => {
      const { email, user_metadata: metadata } = signedIn.account();
      const who = { issuer: embeddedIssuer, subject, email, metadata };
      return database.transaction((tx) => findOrCreateUser(tx, vault, who, settings.CHARTSIDE_COMPANY));
    };
    const person = signedIn.person ?? (await create());
    return person.isDisabled ? null : toCurrentUser(person, sessionId);
  };
}

/** Returns the `CurrentUser` of a stored user. @param sessionId id of their session; null if they have none. */
export function toCurrentUser(
  { id, organizationId, accountType, isOperator, firstName, lastName, email }: Person,
  sessionId: string | null,
): CurrentUser {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return { id, organizationId, accountType, isOperator, displayName: name || email, sessionId };
}
