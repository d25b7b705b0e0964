import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import { emailKey, openAccount, sealAccount } from "./accountText";
import type { MailedKind, SignUpClaim } from "../tokens/OneTimeTokensRepository";

/** One of the two addresses in an email change. */
export type EmailSide = "current" | "new";

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
  /** The email that both addresses have to confirm, in lower case; null if no change is pending. */
  newEmail: string | null;
  emailChangeSentAt: Date | null;
  /** The address that has confirmed the pending change; null if neither has. */
  emailChangeConfirmed: EmailSide | null;
  lastSignInAt: Date | null;
  bannedUntil: Date | null;
  /** Writable by the user, so it never grants rights. */
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
  createdAt: Date;
  updatedAt: Date;
}

type AuthUserRow = Omit<AuthUser, "email" | "newEmail" | "userMetadata"> & { sealed: Buffer };

const columns = `id, sealed, password_hash as "passwordHash", email_confirmed_at as "emailConfirmedAt",
  confirmation_sent_at as "confirmationSentAt", recovery_sent_at as "recoverySentAt",
  reauthentication_sent_at as "reauthenticationSentAt", last_sign_in_at as "lastSignInAt",
  email_change_sent_at as "emailChangeSentAt", email_change_confirmed as "emailChangeConfirmed",
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

  /** Returns an account whose pending change is to that email; the newest if there are several. */
  byNewEmail(email: string): Promise<AuthUser | null> {
    const newest = "email_change_key = $1 order by email_change_sent_at desc limit 1";
    return this.one(newest, [emailKey(this.vault, email)]);
  }

  byId(id: string): Promise<AuthUser | null> {
    return this.one("id = $1", [id]);
  }

  /** As `byId`, and locks the row until the transaction ends. */
  lock(id: string): Promise<AuthUser | null> {
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
    const user = await this.lock(id);
    if (!user) return;
    const metadata = { ...(claim?.userMetadata ?? user.userMetadata), email_verified: true };
    await this.db.query(
      `update auth_users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
         password_hash = $2, sealed = $3 where id = $1`,
      [id, claim?.passwordHash ?? null, this.seal({ ...user, userMetadata: metadata })],
    );
  }

  /**
   * Bans an account permanently, or ends its ban. A trigger notifies every server of a ban, which ends the sessions of
   * the account.
   */
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

  /** Records when an email of that kind was sent. */
  async recordMail(id: string, kind: MailedKind): Promise<void> {
    const column = {
      signup: "confirmation",
      recovery: "recovery",
      reauthentication: "reauthentication",
      email_change_current: "email_change",
      email_change_new: "email_change",
    }[kind];
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
    const user = await this.lock(id);
    if (!user) return;
    const merged = Object.entries({ ...user.userMetadata, ...data }).filter(([key]) => data[key] !== null);
    const sealed = this.seal({ ...user, userMetadata: Object.fromEntries(merged) });
    await this.db.query(
      "update auth_users set sealed = $2, password_hash = coalesce($3, password_hash), updated_at = now() where id = $1",
      [id, sealed, passwordHash],
    );
  }

  /** Stores the email that both addresses have to confirm, in place of any other; null to give up the change. */
  async setNewEmail(id: string, newEmail: string | null): Promise<void> {
    const user = await this.lock(id);
    if (!user) return;
    await this.db.query(
      `update auth_users set sealed = $2, email_change_key = $3, email_change_confirmed = null, updated_at = now(),
         email_change_sent_at = case when $3::bigint is not null then now() end where id = $1`,
      [id, this.seal({ ...user, newEmail }), newEmail && emailKey(this.vault, newEmail)],
    );
  }

  /** Records the address that was first to confirm a change. */
  async confirmEmailSide(id: string, side: EmailSide): Promise<void> {
    await this.db.query("update auth_users set email_change_confirmed = $2, updated_at = now() where id = $1", [
      id,
      side,
    ]);
  }

  /** Replaces the email of an account by its new one. @throws PostgreSQL's 23505 if another account has it. */
  async finishEmailChange(id: string): Promise<void> {
    const user = await this.lock(id);
    if (!user?.newEmail) return;
    const email = user.newEmail;
    const changed = { ...user, email, newEmail: null, userMetadata: { ...user.userMetadata, email } };
    await this.db.query(
      `update auth_users set sealed = $2, email_key = $3, email_change_key = null, email_change_sent_at = null,
         email_change_confirmed = null, updated_at = now() where id = $1`,
      [id, this.seal(changed), emailKey(this.vault, email)],
    );
  }

  private seal({ id, email, newEmail, userMetadata }: AuthUser): Buffer {
    const text = { email, user_metadata: userMetadata, ...(newEmail !== null && { new_email: newEmail }) };
    return sealAccount(this.vault, id, text);
  }

  private async one(where: string, values: unknown[]): Promise<AuthUser | null> {
    const { rows } = await this.db.query<AuthUserRow>(`select ${columns} from auth_users where ${where}`, values);
    return rows[0] ? this.toUser(rows[0]) : null;
  }

  private toUser({ sealed, ...row }: AuthUserRow): AuthUser {
    const text = openAccount(this.vault, { id: row.id, sealed });
    return { ...row, email: text.email, newEmail: text.new_email ?? null, userMetadata: text.user_metadata };
  }
}
