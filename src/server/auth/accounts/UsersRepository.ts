import { randomUUID } from "node:crypto";
import type { AccountType } from "../../../shared/access/accountType";
import type { Profile } from "../../../shared/auth/profile";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import { openPerson, type PersonText, sealPerson, usernameKey } from "./personText";

/** A user of /api/v1. The account that they sign in with can be here or at a hosted project. */
export interface Person {
  id: string;
  organizationId: string;
  accountType: AccountType;
  /** Whether the user manages the server's organizations. */
  isOperator: boolean;
  /** Whether an admin has disabled the user: they cannot sign in. */
  isDisabled: boolean;
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** Identifies the account that a user signs in with. */
interface Account {
  issuer: string;
  subject: string;
}

/** A user to create; `username` is null if none was chosen. */
interface NewPerson extends Omit<Person, "id" | "isDisabled">, Account {
  username: string | null;
}

/** The columns of `users` that make a `Person`. */
export interface PersonRow extends Omit<Person, "email" | "firstName" | "lastName"> {
  sealed: Buffer;
}

/** Returns the columns of a `PersonRow`. @param u name or alias of the table in the query. */
export const personColumns = (u: string): string =>
  `${u}.id, ${u}.organization_id as "organizationId", ${u}.account_type as "accountType",
   ${u}.is_operator as "isOperator", ${u}.disabled_at is not null as "isDisabled", ${u}.sealed`;

/** Decrypts a row. @throws as `Vault.open`. */
export function toPerson(vault: Vault, { sealed, ...row }: PersonRow): Person {
  const { email, first_name: firstName, last_name: lastName } = openPerson(vault, { id: row.id, sealed });
  return { ...row, email, firstName, lastName };
}

type ProfileRow = Omit<Profile, "created_at" | "updated_at" | keyof PersonText> & {
  sealed: Buffer;
  created_at: Date;
  updated_at: Date;
};
const profileColumns = "id, sealed, account_type, is_operator, created_at, updated_at";

/** A user's organization and rights. */
type Rights = Pick<Person, "organizationId" | "accountType" | "isOperator" | "isDisabled">;

/** Owns the `users` table. */
export class UsersRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** Locks the creation of users, on all servers, until the transaction ends. */
  async lockUserCreation(): Promise<void> {
    await this.db.query("select pg_advisory_xact_lock(4601)"); // a number that no other lock has
  }

  /** Returns the user of an account; null if there is none yet. */
  async bySubject(issuer: string, subject: string): Promise<Person | null> {
    return this.person("issuer = $1 and subject = $2", [issuer, subject]);
  }

  async byId(id: string): Promise<Person | null> {
    return this.person("id = $1", [id]);
  }

  /** Whether there are no users. */
  async isEmpty(): Promise<boolean> {
    const { rows } = await this.db.query<{ empty: boolean }>("select not exists (select from users) as empty");
    return rows[0]?.empty ?? true;
  }

  async create(person: NewPerson): Promise<Person> {
    const { organizationId, issuer, subject, email, firstName, lastName, username } = person;
    const { accountType, isOperator } = person;
    const id = randomUUID();
    const text = { email, first_name: firstName, last_name: lastName, username };
    await this.db.query(
      `insert into users (id, organization_id, issuer, subject, sealed, username_key, account_type, is_operator)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        organizationId,
        issuer,
        subject,
        sealPerson(this.vault, id, text),
        usernameKey(this.vault, username),
        accountType,
        isOperator,
      ],
    );
    return { id, organizationId, accountType, isOperator, isDisabled: false, email, firstName, lastName };
  }

  /** Returns the email of the user with that username, ignoring case; null if there is none. */
  async emailByUsername(username: string): Promise<string | null> {
    const { rows } = await this.db.query<{ id: string; sealed: Buffer }>(
      "select id, sealed from users where username_key = $1",
      [usernameKey(this.vault, username)],
    );
    return rows[0] ? openPerson(this.vault, rows[0]).email : null;
  }

  /** Returns the profile that the user can read and edit; null if there is no such user. */
  async profile(id: string): Promise<Profile | null> {
    const { rows } = await this.db.query<ProfileRow>(`select ${profileColumns} from users where id = $1`, [id]);
    return rows[0] ? this.toProfile(rows[0]) : null;
  }

  /**
   * Changes the given texts and returns the profile; null if there is no such user. Call it in a transaction.
   * @throws PostgreSQL's 23505 if the username is taken.
   */
  async updateText(id: string, change: Partial<PersonText>): Promise<Profile | null> {
    const { rows: held } = await this.db.query<{ id: string; sealed: Buffer }>(
      "select id, sealed from users where id = $1 for update",
      [id],
    );
    if (!held[0]) return null;
    const text = { ...openPerson(this.vault, held[0]), ...change };
    const { rows } = await this.db.query<ProfileRow>(
      `update users set sealed = $2, username_key = $3, updated_at = now() where id = $1 returning ${profileColumns}`,
      [id, sealPerson(this.vault, id, text), usernameKey(this.vault, text.username)],
    );
    return rows[0] ? this.toProfile(rows[0]) : null;
  }

  async setAccountType(id: string, type: AccountType): Promise<void> {
    await this.db.query("update users set account_type = $2, updated_at = now() where id = $1", [id, type]);
  }

  /** Returns the user's encrypted vocabulary; null if there is none. */
  async vocabulary(id: string): Promise<Buffer | null> {
    const { rows } = await this.db.query<{ vocabulary: Buffer | null }>("select vocabulary from users where id = $1", [
      id,
    ]);
    return rows[0]?.vocabulary ?? null;
  }

  async setVocabulary(id: string, sealed: Buffer): Promise<void> {
    await this.db.query("update users set vocabulary = $2, updated_at = now() where id = $1", [id, sealed]);
  }

  /** Returns the user's encrypted snippets; null if there are none. */
  async snippets(id: string): Promise<Buffer | null> {
    const sql = "select snippets from users where id = $1";
    return (await this.db.query<{ snippets: Buffer | null }>(sql, [id])).rows[0]?.snippets ?? null;
  }

  async setSnippets(id: string, sealed: Buffer): Promise<void> {
    await this.db.query("update users set snippets = $2, updated_at = now() where id = $1", [id, sealed]);
  }

  /**
   * Returns the user's encrypted writing style; null if nothing was learned.
   * @param lock locks the user until the transaction ends.
   */
  async writingStyle(id: string, { lock = false } = {}): Promise<Buffer | null> {
    const { rows } = await this.db.query<{ writing_style: Buffer | null }>(
      `select writing_style from users where id = $1 ${lock ? "for update" : ""}`,
      [id],
    );
    return rows[0]?.writing_style ?? null;
  }

  async setWritingStyle(id: string, sealed: Buffer): Promise<void> {
    await this.db.query("update users set writing_style = $2, updated_at = now() where id = $1", [id, sealed]);
  }

  /** Returns whether the user's notes are drafted while they record; null if the user did not choose. */
  async draftsLive(id: string): Promise<boolean | null> {
    const sql = 'select drafts_live as "on" from users where id = $1';
    return (await this.db.query<{ on: boolean | null }>(sql, [id])).rows[0]?.on ?? null;
  }

  async setDraftsLive(id: string, on: boolean): Promise<void> {
    await this.db.query("update users set drafts_live = $2, updated_at = now() where id = $1", [id, on]);
  }

  async setOperator(id: string, isOperator: boolean): Promise<void> {
    await this.db.query("update users set is_operator = $2, updated_at = now() where id = $1", [id, isOperator]);
  }

  /** Disables or enables a user. @returns issuer and subject of their account; null if there is no such user. */
  async setDisabled(id: string, isDisabled: boolean): Promise<Account | null> {
    const { rows } = await this.db.query<Account>(
      `update users set disabled_at = case when $2 then coalesce(disabled_at, now()) end, updated_at = now()
       where id = $1 returning issuer, subject`,
      [id, isDisabled],
    );
    return rows[0] ?? null;
  }

  /**
   * Deletes a user.
   * @returns issuer and subject of their account; null if there is no such user.
   * @throws PostgreSQL's 23503 if the user owns visits, appointments or templates.
   */
  async delete(id: string): Promise<Account | null> {
    const sql = "delete from users where id = $1 returning issuer, subject";
    const { rows } = await this.db.query<Account>(sql, [id]);
    return rows[0] ?? null;
  }

  async setOrganization(id: string, organizationId: string): Promise<void> {
    await this.db.query("update users set organization_id = $2, updated_at = now() where id = $1", [
      id,
      organizationId,
    ]);
  }

  /**
   * Returns the rights that a user has now, and locks them until the transaction ends; null if there is no such user.
   */
  async lockRights(id: string): Promise<Rights | null> {
    const { rows } = await this.db.query<Rights>(
      `select organization_id as "organizationId", account_type as "accountType", is_operator as "isOperator",
         disabled_at is not null as "isDisabled"
       from users where id = $1 for share`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Locks the operators who can sign in until the transaction ends. @returns their ids. */
  async lockOperators(): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      "select id from users where is_operator and disabled_at is null order by id for update",
    );
    return rows.map(({ id }) => id);
  }

  private async person(where: string, values: unknown[]): Promise<Person | null> {
    const { rows } = await this.db.query<PersonRow>(
      `select ${personColumns("users")} from users where ${where}`,
      values,
    );
    return rows[0] ? toPerson(this.vault, rows[0]) : null;
  }

  private toProfile({ sealed, is_operator, ...row }: ProfileRow): Profile {
    const text = openPerson(this.vault, { id: row.id, sealed });
    const times = { created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
    return { ...row, ...text, ...times, ...(is_operator && { is_operator }) };
  }
}
