import { randomBytes, randomUUID } from "node:crypto";
import type { Client } from "../../platform/audit/Client";
import { recordAudit } from "../../platform/audit/recordAudit";
import type { Vault } from "../../platform/crypto/Vault";
import type { Database, Queryable } from "../../platform/database/Database";
import { networkOf } from "../../platform/http/networkOf";
import type { AccessTokens } from "../tokens/AccessTokens";
import { AuthError } from "../AuthError";
import { type AuthSession, AuthSessionsRepository, type LockedSession } from "./AuthSessionsRepository";
import { type AuthUser, AuthUsersRepository } from "../accounts/AuthUsersRepository";
import type { RateLimits } from "../RateLimits";
import { issueRefreshToken, parseRefreshToken, type RefreshToken } from "./refreshToken";
import { toWireUser, type WireUser } from "../accounts/wireUser";

/** The response with the tokens of a session: of `POST /signup`, `/token` and `/verify`. */
export interface TokenResponse {
  access_token: string;
  token_type: "bearer";
  /** Lifetime of the access token in seconds. */
  expires_in: number;
  /** Expiry of the access token in Unix seconds. */
  expires_at: number;
  refresh_token: string;
  user: WireUser;
}

/** A new session and the response with its tokens. */
export interface OpenedSession {
  id: string;
  response: TokenResponse;
}

/** The time limits of sessions, in milliseconds. */
export interface SessionTimes {
  /** Maximum life of a session. */
  lifeMs: number;
  /** Maximum inactivity of a session; null for no limit. */
  idleMs: number | null;
  /** How long after a refresh older refresh tokens are accepted, because several tabs can refresh at the same time. */
  reuseMs: number;
}

/** Maximum number of sessions of an account. Opening another one ends the least recently active. */
export const maxSessions = 100;

/** PostgreSQL's code for a lock timeout. */
const lockNotAvailable = "55P03";
const keyContext = (sessionId: string): string => `auth_session:${sessionId}`;

const notFound = () => new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
const notOurs = () => new AuthError(400, "validation_failed", "Invalid Refresh Token: Not Issued By This Server");
const busy = (retryAfterS: number) =>
  new AuthError(503, "unexpected_failure", "Too many refreshes at once, try again in a moment", { retryAfterS });
const expired = (why = "") => new AuthError(400, "session_expired", `Invalid Refresh Token: Session Expired${why}`);

/** Whether the account is banned at this moment. */
export function isBanned(user: AuthUser): boolean {
  return user.bannedUntil !== null && user.bannedUntil.getTime() > Date.now();
}

/** Opens sessions and refreshes them with single-use refresh tokens. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly tokens: AccessTokens,
    private readonly times: SessionTimes,
    private readonly limits: RateLimits,
  ) {}

  /** Opens a session for an account that was just authenticated. @param method for `amr`, such as `password`. */
  async open(tx: Queryable, user: AuthUser, method: string, client: Client): Promise<OpenedSession> {
    const id = randomUUID();
    const key = randomBytes(32);
    const session: AuthSession = {
      id,
      userId: user.id,
      refreshKey: this.vault.seal(key, keyContext(id)),
      refreshCounter: 0,
      amr: [{ method, timestamp: Math.floor(Date.now() / 1000) }],
    };
    const sessions = new AuthSessionsRepository(tx, this.vault);
    await sessions.endExpired(user.id);
    await sessions.endOldest(user.id, maxSessions - 1);
    await sessions.create(session, client, this.times.lifeMs);
    return { id, response: await this.answer(user, session, key, 0) };
  }

  /**
   * Exchanges a refresh token for a new access token and the next refresh token. An older token that is used again
   * after `reuseMs` ends its session.
   * @param text the token as sent.
   * @throws {AuthError} if the token is invalid or reused, the session has ended, or there are too many refreshes.
   */
  async refresh(text: unknown, client: Client): Promise<TokenResponse> {
    const waitS = this.limits.consume("refreshesFromNetwork", networkOf(client));
    if (waitS !== null) throw busy(waitS);
    const token = parseRefreshToken(text);
    if (!token) throw new AuthError(400, "validation_failed", "Refresh token is not valid");
    try {
      const answer = await this.database.transaction((tx) => this.refreshLocked(tx, token, client));
      if (answer) return answer;
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error;
      const message = "Too many concurrent token refresh requests on the same session or refresh token";
      throw new AuthError(409, "conflict", message, { cause: error });
    }
    throw new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  }

  /**
   * Locks the token's session and refreshes it. Returns null if an older token was used again too late: the session is
   * then ended, which the caller must commit before it reports the error.
   */
  private async refreshLocked(tx: Queryable, token: RefreshToken, client: Client): Promise<TokenResponse | null> {
    const sessions = new AuthSessionsRepository(tx, this.vault);
    const session = await sessions.lock(token.sessionId);
    if (!session) throw notFound();
    const key = this.vault.open(session.refreshKey, keyContext(session.id));
    if (!token.isSignedBy(key)) throw notOurs();
    const waitS = this.limits.consume("refreshes", session.id);
    if (waitS !== null) throw busy(waitS);
    const user = await new AuthUsersRepository(tx, this.vault).byId(session.userId);
    if (!user) throw notFound();
    if (isBanned(user)) throw new AuthError(400, "user_banned", "Invalid Refresh Token: User Banned");
    this.refuseEnded(session);

    const behind = session.refreshCounter - token.counter;
    if (behind < 0) throw notOurs();
    if (behind === 0) {
      await sessions.rotate(session.id);
      return this.answer(user, session, key, session.refreshCounter + 1);
    }
    if (session.sinceRefreshMs < this.times.reuseMs) return this.answer(user, session, key, session.refreshCounter);
    await sessions.end(session.id);
    await recordAudit(tx, { action: "refresh_token_reused", subject: user.id, sessionId: session.id, client });
    return null;
  }

  /** @throws {AuthError} if the session is past its maximum life or was inactive for too long. */
  private refuseEnded(session: LockedSession): void {
    if (session.isPastEnd) throw expired();
    if (this.times.idleMs !== null && session.sinceActiveMs > this.times.idleMs) throw expired(" (Inactivity)");
  }

  private async answer(user: AuthUser, session: AuthSession, key: Buffer, counter: number): Promise<TokenResponse> {
    const access = await this.tokens.issue(user, session);
    return {
      access_token: access.text,
      token_type: "bearer",
      expires_in: access.expiresIn,
      expires_at: access.expiresAt,
      refresh_token: issueRefreshToken(session.id, counter, key),
      user: toWireUser(user),
    };
  }
}
