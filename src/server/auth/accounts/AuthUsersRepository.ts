import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import { emailKey, openAccount, sealAccount } from "./accountText";
import type { MailedKind, SignUpClaim } from "../tokens/OneTimeTokensRepository";

/** An account of the embedded sign-in. */
export interface AuthUser {
  id: string;
  /** Lower case. */
  email: string;
  /** Null until the email is confirmed, and after a confirmation that had no password. */
  passwordHash: string | null;
  emailConfirmedAt: Date | null;
  confirmationSentAt: Date | null;
  recoverySentAt: Date | null;
  reauthenticationSentAt: Date | null;
  lastSignInAt: Date | null;
  bannedUntil: Date | null;
  /** Writable by the user, so it never grants rights. */
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
  createdAt: Date;
  updatedAt: Date;
}

type AuthUserRow = Omit<AuthUser, "email" | "userMetadata"> & { sealed: Buffer };

const columns = `id, sealed, password_hash as "passwordHash", email_confirmed_at as "emailConfirmedAt",
  confirmation_sent_at as "confirmationSentAt", recovery_sent_at as "recoverySentAt",
  reauthentication_sent_at as "reauthenticationSentAt", last_sign_in_at as "lastSignInAt",
  banned_until as "bannedUntil", app_metadata as "appMetadata",
  created_at as "createdAt", updated_at as "updatedAt"`;

/** Owns the `auth_users` table. */
export class AuthUsersRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  byEmail(email: string): Promise<AuthUser | null> {
    return this.one("email_key = $1", [emailKey(this.vault, email)]);
  }

  byId(id: string): Promise<AuthUser | null> {
    return this.one("id = $1", [id]);
  }

  /** As `byId`, and locks the row until the transaction ends. */
  hold(id: string): Promise<AuthUser | null> {
    return this.one("id = $1 for update", [id]);
  }

  /** Whether there is no confirmed account. */
  async hasNoConfirmed(): Promise<boolean> {
    const { rows } = await this.db.query<{ empty: boolean }>(
      "select not exists (select from auth_users where email_confirmed_at is not null) as empty",
    );
    return rows[0]?.empty ?? true;
  }

  /** Creates an account, confirmed or to be confirmed by email. Null if the email has an account. */
  async create(user: {
    id: string;
    email: string;
    /** Null for an unconfirmed account: the confirmation sets it. */
    passwordHash: string | null;
    userMetadata: Record<string, unknown>;
    isConfirmed: boolean;
  }): Promise<AuthUser | null> {
    const { id, email, passwordHash, userMetadata, isConfirmed } = user;
    const sealed = sealAccount(this.vault, id, { email, user_metadata: userMetadata });
    const { rows } = await this.db.query<AuthUserRow>(
      `insert into auth_users
         (id, email_key, sealed, password_hash, email_confirmed_at, last_sign_in_at, confirmation_sent_at)
       values ($1, $2, $3, $4, case when $5 then now() end, case when $5 then now() end, case when not $5 then now() end)
       on conflict (email_key) do nothing returning ${columns}`,
      [id, emailKey(this.vault, email), sealed, passwordHash, isConfirmed],
    );
    return rows[0] ? this.toUser(rows[0]) : null;
  }

  /**
   * Marks the account's email as confirmed and sets the password and metadata of `claim`. If `claim` is null, the
   * password is removed and the metadata kept.
   */
  async confirm(id: string, claim: SignUpClaim | null): Promise<void> {
    const user = await this.hold(id);
    if (!user) return;
    const { email, userMetadata } = user;
    const metadata = { ...(claim?.userMetadata ?? userMetadata), email_verified: true };
    await this.db.query(
      `update auth_users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
         password_hash = $2, sealed = $3 where id = $1`,
      [id, claim?.passwordHash ?? null, sealAccount(this.vault, id, { email, user_metadata: metadata })],
    );
  }

  /** Bans an account for good, or ends its ban. A trigger then notifies every server that its sessions have ended. */
  async setBanned(id: string, isBanned: boolean): Promise<void> {
    await this.db.query(
      "update auth_users set banned_until = case when $2 then timestamptz '9999-01-01' end, updated_at = now() where id = $1",
      [id, isBanned],
    );
  }

  /** Deletes an account with its sessions, links and codes. */
  async delete(id: string): Promise<void> {
    await this.db.query("delete from auth_users where id = $1", [id]);
  }

  /** Records the time of an email of that kind. */
  async recordMail(id: string, kind: MailedKind): Promise<void> {
    const column = { signup: "confirmation", recovery: "recovery", reauthentication: "reauthentication" }[kind];
    await this.db.query(`update auth_users set ${column}_sent_at = now(), updated_at = now() where id = $1`, [id]);
  }

  /** Sets the time of the last sign-in, and the password hash unless `newHash` is null. */
  async recordSignIn(id: string, newHash: string | null): Promise<void> {
    await this.db.query(
      `update auth_users set last_sign_in_at = now(), password_hash = coalesce($2, password_hash), updated_at = now()
       where id = $1`,
      [id, newHash],
    );
  }

  /**
   * Changes an account's metadata and password. Call it in a transaction.
   * @param data merged into the metadata by top-level key; a null value deletes its key.
   * @param passwordHash null to keep the password.
   */
  async update(id: string, data: Record<string, unknown>, passwordHash: string | null): Promise<void> {
    const user = await this.hold(id);
    if (!user) return;
    const merged = Object.entries({ ...user.userMetadata, ...data }).filter(([key]) => data[key] !== null);
    const text = { email: user.email, user_metadata: Object.fromEntries(merged) };
    await this.db.query(
      "update auth_users set sealed = $2, password_hash = coalesce($3, password_hash), updated_at = now() where id = $1",
      [id, sealAccount(this.vault, id, text), passwordHash],
    );
  }

  private async one(where: string, values: unknown[]): Promise<AuthUser | null> {
    const { rows } = await this.db.query<AuthUserRow>(`select ${columns} from auth_users where ${where}`, values);
    return rows[0] ? this.toUser(rows[0]) : null;
  }

  private toUser({ sealed, ...row }: AuthUserRow): AuthUser {
    const { email, user_metadata: userMetadata } = openAccount(this.vault, { id: row.id, sealed });
    return { ...row, email, userMetadata };
  }
}
