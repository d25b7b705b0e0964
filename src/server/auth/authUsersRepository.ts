import type { Queryable } from "../platform/database/database";

/** An account of the embedded sign-in. */
export interface AuthUser {
  id: string;
  /** Lower case. */
  email: string;
  passwordHash: string | null;
  emailConfirmedAt: Date | null;
  confirmationSentAt: Date | null;
  recoverySentAt: Date | null;
  lastSignInAt: Date | null;
  bannedUntil: Date | null;
  /** Writable by the user: never a ground for any right. */
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
  createdAt: Date;
  updatedAt: Date;
}

const columns = `id, email, password_hash as "passwordHash", email_confirmed_at as "emailConfirmedAt",
  confirmation_sent_at as "confirmationSentAt", recovery_sent_at as "recoverySentAt", last_sign_in_at as "lastSignInAt",
  banned_until as "bannedUntil", user_metadata as "userMetadata", app_metadata as "appMetadata",
  created_at as "createdAt", updated_at as "updatedAt"`;

/** The only code that writes the `auth_users` table. */
export class AuthUsersRepository {
  constructor(private readonly db: Queryable) {}

  byEmail(email: string): Promise<AuthUser | null> {
    return this.one("email = $1", [email.toLowerCase()]);
  }

  byId(id: string): Promise<AuthUser | null> {
    return this.one("id = $1", [id]);
  }

  async isEmpty(): Promise<boolean> {
    const { rows } = await this.db.query<{ empty: boolean }>("select not exists (select from auth_users) as empty");
    return rows[0]?.empty ?? true;
  }

  /** A confirmed account that signs in now; null where the address is taken. */
  async create(user: {
    id: string;
    email: string;
    passwordHash: string;
    userMetadata: Record<string, unknown>;
  }): Promise<AuthUser | null> {
    const { rows } = await this.db.query<AuthUser>(
      `insert into auth_users (id, email, password_hash, email_confirmed_at, last_sign_in_at, user_metadata)
       values ($1, $2, $3, now(), now(), $4) on conflict (email) do nothing returning ${columns}`,
      [user.id, user.email, user.passwordHash, user.userMetadata],
    );
    return rows[0] ?? null;
  }

  /** Moves `last_sign_in_at`, and replaces the hash where a new one is given. */
  async signedIn(id: string, newHash: string | null): Promise<void> {
    await this.db.query(
      `update auth_users set last_sign_in_at = now(), password_hash = coalesce($2, password_hash), updated_at = now()
       where id = $1`,
      [id, newHash],
    );
  }

  /** Replaces the hash where one is given. @param data merged key by key at the top level; null deletes a key. */
  async update(id: string, data: Record<string, unknown>, passwordHash: string | null): Promise<void> {
    const gone = Object.keys(data).filter((key) => data[key] === null);
    await this.db.query(
      `update auth_users set user_metadata = (user_metadata || $2::jsonb) - $3::text[],
         password_hash = coalesce($4, password_hash), updated_at = now() where id = $1`,
      [id, data, gone, passwordHash],
    );
  }

  private async one(where: string, values: unknown[]): Promise<AuthUser | null> {
    const { rows } = await this.db.query<AuthUser>(`select ${columns} from auth_users where ${where}`, values);
    return rows[0] ?? null;
  }
}
