import type { Queryable } from "../../platform/database/Database";
import { embeddedIssuer } from "../accounts/findOrCreateUser";
import { type Person, personColumns } from "../accounts/UsersRepository";

/** Authentication methods of a session, newest first; `timestamp` in Unix seconds. */
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

/** A session locked for a refresh, with its ages in milliseconds by the database's clock. */
export interface HeldSession extends AuthSession {
  sinceRefreshMs: number;
  /** Since the last activity, which a refresh is not. */
  sinceActiveMs: number;
  isPastEnd: boolean;
}

/** A session as its owner sees it in a list. */
interface ListedSession {
  id: string;
  createdAt: Date;
  lastActiveAt: Date;
  userAgent: string | null;
  ip: string | null;
}

/** The account of a session, and its user if it has one. */
interface SignedIn {
  email: string;
  userMetadata: Record<string, unknown>;
  person: Person | null;
  sinceActiveMs: number;
}

const columns = `id, user_id as "userId", refresh_key as "refreshKey", refresh_counter as "refreshCounter", amr`;

/** Condition for an active session `s` of the account `a`. @param idle the placeholder of the idle limit in ms (null: none). */
const holds = (idle: string): string =>
  `(s.not_after is null or s.not_after > now()) and (a.banned_until is null or a.banned_until <= now())
   and (${idle}::float8 is null or s.last_active_at > now() - ${idle}::float8 * interval '1 ms')`;

/** The only code that writes the `auth_sessions` table. */
export class AuthSessionsRepository {
  constructor(private readonly db: Queryable) {}

  /** @param lifeMs the session's maximum life in milliseconds. */
  async create(session: AuthSession & { userAgent: string | null; ip: string }, lifeMs: number): Promise<void> {
    const { id, userId, refreshKey, refreshCounter, amr, userAgent, ip } = session;
    await this.db.query(
      `insert into auth_sessions (id, user_id, refresh_key, refresh_counter, amr, user_agent, ip, not_after)
       values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 ms')`,
      [id, userId, refreshKey, refreshCounter, JSON.stringify(amr), userAgent, ip, lifeMs],
    );
  }

  /** Locks the session for this transaction, waiting at most 5 s (then PostgreSQL's 55P03). */
  async hold(id: string): Promise<HeldSession | null> {
    await this.db.query("set local lock_timeout = '5s'");
    const { rows } = await this.db.query<HeldSession>(
      `select ${columns}, extract(epoch from clock_timestamp() - refreshed_at)::float8 * 1000 as "sinceRefreshMs",
         extract(epoch from clock_timestamp() - last_active_at)::float8 * 1000 as "sinceActiveMs",
         coalesce(not_after <= clock_timestamp(), false) as "isPastEnd"
       from auth_sessions where id = $1 for update`,
      [id],
    );
    return rows[0] ?? null;
  }

  async rotate(id: string): Promise<void> {
    await this.db.query(
      "update auth_sessions set refresh_counter = refresh_counter + 1, refreshed_at = clock_timestamp() where id = $1",
      [id],
    );
  }

  /** Whether that session is active, of any account. @param idleMs see `idleLimitMs`. */
  async isLive(id: string, idleMs: number | null): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `select from auth_sessions s join auth_users a on a.id = s.user_id where s.id = $1 and ${holds("$2")}`,
      [id, idleMs],
    );
    return rowCount > 0;
  }

  /** That session of that account unless it has ended, with its age in milliseconds. */
  async ofAccount(id: string, userId: string): Promise<{ amr: Amr; ageMs: number } | null> {
    const { rows } = await this.db.query<{ amr: Amr; ageMs: number }>(
      `select amr, extract(epoch from now() - created_at)::float8 * 1000 as "ageMs" from auth_sessions
       where id = $1 and user_id = $2 and (not_after is null or not_after > now())`,
      [id, userId],
    );
    return rows[0] ?? null;
  }

  /** Records activity. */
  async noteActivity(id: string): Promise<void> {
    await this.db.query("update auth_sessions set last_active_at = clock_timestamp() where id = $1", [id]);
  }

  /** The active sessions of a user, last used first. @param idleMs see `idleLimitMs`. */
  async ofPerson(personId: string, idleMs: number | null): Promise<ListedSession[]> {
    const { rows } = await this.db.query<ListedSession>(
      `select s.id, s.created_at as "createdAt", s.last_active_at as "lastActiveAt", s.user_agent as "userAgent", s.ip
       from users u join auth_users a on a.id = u.subject join auth_sessions s on s.user_id = a.id
       where u.id = $1 and u.issuer = $3 and ${holds("$2")} order by s.last_active_at desc, s.id`,
      [personId, idleMs, embeddedIssuer],
    );
    return rows;
  }

  /** Ends a session of that user. @returns whether there was one. */
  async endOfPerson(id: string, personId: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `delete from auth_sessions s using users u
       where s.id = $1 and u.id = $2 and u.issuer = $3 and u.subject = s.user_id`,
      [id, personId, embeddedIssuer],
    );
    return rowCount > 0;
  }

  async end(id: string): Promise<void> {
    await this.db.query("delete from auth_sessions where id = $1", [id]);
  }

  /** @param except the session to keep. */
  async endAll(userId: string, except: string | null = null): Promise<void> {
    await this.db.query("delete from auth_sessions where user_id = $1 and id is distinct from $2", [userId, except]);
  }

  async endExpired(userId: string): Promise<void> {
    await this.db.query("delete from auth_sessions where user_id = $1 and not_after <= now()", [userId]);
  }

  /** The account and user of an active session. @param idleMs see `idleLimitMs`. */
  async signedIn(id: string, subject: string, idleMs: number | null): Promise<SignedIn | null> {
    const { rows } = await this.db.query<
      Person & { accountEmail: string; userMetadata: SignedIn["userMetadata"]; sinceActiveMs: number }
    >(
      `select a.email as "accountEmail", a.user_metadata as "userMetadata",
         extract(epoch from clock_timestamp() - s.last_active_at)::float8 * 1000 as "sinceActiveMs", ${personColumns("u")}
       from auth_sessions s join auth_users a on a.id = s.user_id
         left join users u on u.issuer = $3 and u.subject = a.id
       where s.id = $1 and a.id = $2 and ${holds("$4")}`,
      [id, subject, embeddedIssuer, idleMs],
    );
    const row = rows[0];
    if (!row) return null;
    const { accountEmail, userMetadata, sinceActiveMs, ...person } = row;
    const isKnown = (person.id as string | null) !== null;
    return { email: accountEmail, userMetadata, sinceActiveMs, person: isKnown ? person : null };
  }
}
