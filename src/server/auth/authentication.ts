import type { FastifyRequest } from "fastify";
import type { CurrentUser } from "../platform/http/currentUser";
import type { Platform } from "../services";
import { type AccessTokens, TokenRefused } from "./accessTokens";
import { AuthSessionsRepository } from "./authSessionsRepository";
import { bearerToken, uuidPattern } from "./bearer";
import { admit, embeddedIssuer } from "./people";
import type { Person } from "./usersRepository";

/** Checks the token of a request. Null where there is none or it is not valid. */
export type Authenticate = (request: FastifyRequest) => Promise<CurrentUser | null>;

/** How far clocks may be apart, in seconds. */
const toleranceS = 30;

/** What /api/v1 takes from a token that holds. */
interface Claims {
  subject: string;
  sessionId: string;
}

async function claimsOf(tokens: AccessTokens, token: string): Promise<Claims | null> {
  const claims = await tokens.read(token, { toleranceS }).catch((error: unknown) => {
    if (error instanceof TokenRefused) return null;
    throw error;
  });
  const subject = claims?.sub;
  const sessionId = claims?.["session_id"];
  if (claims?.["role"] !== "authenticated" || claims["is_anonymous"] === true) return null;
  if (typeof subject !== "string" || typeof sessionId !== "string") return null;
  return uuidPattern.test(subject) && uuidPattern.test(sessionId) ? { subject, sessionId } : null;
}

/**
 * Authentication by the embedded accounts. The session is looked at on every request, so that signing out holds at once.
 * Tokens of a hosted project get an `Authenticate` of their own beside this one.
 */
export function createAuthentication(platform: Platform, tokens: AccessTokens): Authenticate {
  const { database, settings } = platform;
  const sessions = new AuthSessionsRepository(database);
  return async (request) => {
    const token = bearerToken(request);
    const claims = token && (await claimsOf(tokens, token));
    if (!claims) return null;
    const { subject, sessionId } = claims;
    const account = await sessions.signedIn(sessionId, subject);
    if (!account) return null;
    const who = { issuer: embeddedIssuer, subject, email: account.email, metadata: account.userMetadata };
    const person = account.person ?? (await database.transaction((tx) => admit(tx, who, settings.CHARTSIDE_COMPANY)));
    return toCurrentUser(person, sessionId);
  };
}

function toCurrentUser(
  { id, organizationId, accountType, firstName, lastName, email }: Person,
  sessionId: string,
): CurrentUser {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return { id, organizationId, accountType, displayName: name || email, sessionId };
}
