import type { FastifyRequest } from "fastify";
import { TokenRefused } from "./AccessTokens";
import { AuthError } from "../AuthError";
import { type Amr, AuthSessionsRepository } from "../sessions/AuthSessionsRepository";
import { type AuthUser, AuthUsersRepository } from "../accounts/AuthUsersRepository";
import { isUuid } from "../../platform/isUuid";
import type { EmbeddedAccounts } from "../accounts/embeddedAccounts";
import { isBanned } from "../sessions/Sessions";

/** Returns the token of `Authorization: Bearer <token>`; null if the header is absent or has another form. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

/** Returns the error for a token whose session has ended. */
export const sessionNotFound = (): AuthError =>
  new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");

/** The calling account and its session. */
export interface Bearer {
  user: AuthUser;
  sessionId: string;
  amr: Amr;
  /** Milliseconds since the session was opened. */
  ageMs: number;
}

/**
 * Authenticates a call of /auth/v1 by its access token. The session must be within its maximum life; inactivity is not
 * checked.
 * @throws {AuthError} if the token is absent or invalid, its session has ended, or the account is banned.
 */
export async function requireSession({ context, tokens }: EmbeddedAccounts, request: FastifyRequest): Promise<Bearer> {
  const token = bearerToken(request);
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const claims = await tokens.read(token, { toleranceS: 0 }).catch((error: unknown) => {
    if (!(error instanceof TokenRefused)) throw error;
    const reason = `invalid JWT: unable to parse or verify signature, ${error.message}`;
    throw new AuthError(403, "bad_jwt", reason, { cause: error });
  });
  if (!claims.sub) throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
  if (!isUuid(claims.sub)) throw new AuthError(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  const user = await new AuthUsersRepository(context.database, context.vault).byId(claims.sub);
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const sessionId = claims["session_id"];
  const isId = typeof sessionId === "string" && isUuid(sessionId);
  const session =
    isId && (await new AuthSessionsRepository(context.database, context.vault).ofAccount(sessionId, user.id));
  if (!session) throw sessionNotFound();
  if (isBanned(user)) throw new AuthError(403, "user_banned", "User is banned");
  return { user, sessionId, ...session };
}
