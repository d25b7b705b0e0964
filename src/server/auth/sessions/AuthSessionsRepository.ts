import { Client } from "../../platform/audit/Client";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import { embeddedIssuer } from "../accounts/findOrCreateUser";
import { type AccountText, openAccount } from "../accounts/accountText";
import { type Person, personColumns, type PersonRow, toPerson } from "../accounts/UsersRepository";

/** The claim `amr`: the authentication methods of a session, newest first, with their times in Unix seconds. */
export type Amr = { method: string; timestamp: number }[];

/** A sign-in on one device. */
export interface AuthSession {
  id: string;
  userId: string;
  /** The HMAC key of its refresh tokens, sealed under `auth_session:<id>`. */
  refreshKey: Buffer;
  /** Counter of the current refresh token. */
  refreshCounter: number;
  amr: Amr;
}

/** A session locked for a refresh. Times are by the database's clock. */
export interface LockedSession extends AuthSession {
  /** Milliseconds since the last refresh. */
  sinceRefreshMs: number;
  /** Milliseconds since the last activity. A refresh does not count as activity. */
  sinceActiveMs: number;
  /** Whether the session is past its maximum life. */
  isPastEnd: boolean;
}

/** A session as its owner sees it in a list. */
interface ListedSession {
  id: string;
  createdAt: Date;
  lastActiveAt: Date;
  /** Null if it cannot be read: the session can still be ended. */
  client: Client | null;
}

/** The account of an active session, and its user; `person` is null until the account's user is created. */
interface SignedIn {
  person: Person | null;
  sinceActiveMs: number;
  /** Decrypts the account's text. */
  account: () => AccountText;
}

const columns = `id, user_id as "userId", refresh_key as "refreshKey", refresh_counter as "refreshCounter", amr`;

/**
 * SQL condition for an active session `s` of the account `a`: within its maximum life, not idle for too long, and the
 * account is not banned.
 * @param idle the placeholder of the idle limit in milliseconds, whose value is null for no limit.
 */
const isActiveSql = (idle: string): string =>
  `(s.not_after is null or s.not_after > now()) and (a.banned_until is null or a.banned_until <= now())
   and (${idle}::float8 is null or s.last_active_at > now() - ${idle}::float8 * interval '1 ms')`;

const clientContext = (id: string): string => `session client:${id}`;

/** Owns the `auth_sessions` table. */
export class AuthSessionsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** @param lifeMs the session's maximum life in milliseconds. */
  async create(session: AuthSession, client: Client, lifeMs: number): Promise<void> {
    const { id, userId, refreshKey, refreshCounter, amr } = session;
    await this.db.query(
      `insert into auth_sessions (id, user_id, refresh_key, refresh_counter, amr, client, not_after)
       values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 ms')`,
      [id, userId, refreshKey, refreshCounter, JSON.stringify(amr), client.seal(clientContext(id)), lifeMs],
    );
  }

  /** Locks a session for this transaction. Null if there is none. @throws PostgreSQL's 55P03 after waiting for 5 s. */
  async lock(id: string): Promise<LockedSession | null> {
    await this.db.query("set local lock_timeout = '5s'");
    const { rows } = await this.db.query<LockedSession>(
      `select ${columns}, extract(epoch from clock_timestamp() - refreshed_at)::float8 * 1000 as "sinceRefreshMs",
         extract(epoch from clock_timestamp() - last_active_at)::float8 * 1000 as "sinceActiveMs",
         coalesce(not_after <= clock_timestamp(), false) as "isPastEnd"
       from auth_sessions where id = $1 for update`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Makes the next refresh token the current one. */
  async rotate(id: string): Promise<void> {
    await this.db.query(
      "update auth_sessions set refresh_counter = refresh_counter + 1, refreshed_at = clock_timestamp() where id = $1",
      [id],
    );
  }

  /** Whether a session is active, whichever account it belongs to. @param idleMs see `idleLimitMs`. */
  async isLive(id: string, idleMs: number | null): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `select from auth_sessions s join auth_users a on a.id = s.user_id where s.id = $1 and ${isActiveSql("$2")}`,
      [id, idleMs],
    );
    return rowCount > 0;
  }

  /**
   * Returns the session of that account, with the milliseconds since its sign-in; null if there is none within its
   * maximum life. Neither inactivity nor a ban is checked.
   */
  async ofAccount(id: string, userId: string): Promise<{ amr: Amr; ageMs: number } | null> {
    const { rows } = await this.db.query<{ amr: Amr; ageMs: number }>(
      `select amr, extract(epoch from now() - created_at)::float8 * 1000 as "ageMs" from auth_sessions
       where id = $1 and user_id = $2 and (not_after is null or not_after > now())`,
      [id, userId],
    );
    return rows[0] ?? null;
  }

  /** Records that a session is active now. */
  async recordActivity(id: string): Promise<void> {
    await this.db.query("update auth_sessions set last_active_at = clock_timestamp() where id = $1", [id]);
  }

  /**
   * Returns the active sessions of a user of the embedded accounts, most recently active first.
   * @param idleMs see `idleLimitMs`.
   */
  async ofPerson(personId: string, idleMs: number | null): Promise<ListedSession[]> {
    const { rows } = await this.db.query<Omit<ListedSession, "client"> & { client: Buffer }>(
      `select s.id, s.created_at as "createdAt", s.last_active_at as "lastActiveAt", s.client
       from users u join auth_users a on a.id = u.subject join auth_sessions s on s.user_id = a.id
       where u.id = $1 and u.issuer = $3 and ${isActiveSql("$2")} order by s.last_active_at desc, s.id`,
      [personId, idleMs, embeddedIssuer],
    );
    return rows.map(({ client, ...row }) => ({
      ...row,
      client: this.readClient(row.id, client),
    }));
  }

  /** Ends a session if it belongs to that user. @returns whether it did. */
  async endOfPerson(id: string, personId: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `delete from auth_sessions s using users u
       where s.id = $1 and u.id = $2 and u.issuer = $3 and u.subject = s.user_id`,
      [id, personId, embeddedIssuer],
    );
    return rowCount > 0;
  }

  /** Ends all sessions of a user of the embedded accounts. */
  async endAllOfPerson(personId: string): Promise<void> {
    await this.db.query(
      "delete from auth_sessions s using users u where u.id = $1 and u.issuer = $2 and u.subject = s.user_id",
      [personId, embeddedIssuer],
    );
  }

  /** Ends a session; its access tokens are no longer accepted. */
  async end(id: string): Promise<void> {
    await this.db.query("delete from auth_sessions where id = $1", [id]);
  }

  /** Ends all sessions of an account. @param except id of a session to keep. */
  async endAll(userId: string, except: string | null = null): Promise<void> {
    await this.db.query("delete from auth_sessions where user_id = $1 and id is distinct from $2", [userId, except]);
  }

  /** Deletes an account's sessions that are past their maximum life. */
  async endExpired(userId: string): Promise<void> {
    await this.db.query("delete from auth_sessions where user_id = $1 and not_after <= now()", [userId]);
  }

  /** Ends an account's sessions except the `maxKept` most recently active ones. */
  async endOldest(userId: string, maxKept: number): Promise<void> {
    await this.db.query(
      `delete from auth_sessions where id in (
         select id from auth_sessions where user_id = $1 order by last_active_at desc, id offset $2)`,
      [userId, maxKept],
    );
  }

  /**
   * Returns the account and user of an active session; null if it is not active or belongs to another account.
   * @param subject id of the account.
   * @param idleMs see `idleLimitMs`.
   */
  async signedIn(id: string, subject: string, idleMs: number | null): Promise<SignedIn | null> {
    const { rows } = await this.db.query<
      Omit<PersonRow, "id"> & { personId: string | null; accountSealed: Buffer; sinceActiveMs: number }
    >(
      `select a.sealed as "accountSealed", u.id as "personId",
         extract(epoch from clock_timestamp() - s.last_active_at)::float8 * 1000 as "sinceActiveMs", ${personColumns("u")}
       from auth_sessions s join auth_users a on a.id = s.user_id
         left join users u on u.issuer = $3 and u.subject = a.id
       where s.id = $1 and a.id = $2 and ${isActiveSql("$4")}`,
      [id, subject, embeddedIssuer, idleMs],
    );
    const row = rows[0];
    if (!row) return null;
    const { personId, accountSealed, sinceActiveMs, ...person } = row;
    return {
      sinceActiveMs,
      person: personId === null ? null : toPerson(this.vault, { ...person, id: personId }),
      account: () => openAccount(this.vault, { id: subject, sealed: accountSealed }),
    };
  }

  private readClient(id: string, sealed: Buffer): Client | null {
    try {
      return Client.open(this.vault, sealed, clientContext(id));
    } catch {
      return null;
    }
  }
}
