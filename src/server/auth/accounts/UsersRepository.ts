import type { AccountType } from "../../../shared/access/accountType";
import type { Profile } from "../../../shared/auth/profile";
import type { Queryable } from "../../platform/database/Database";

/** A user of /api/v1, independent of where the account is. */
export interface Person {
  id: string;
  organizationId: string;
  accountType: AccountType;
  /** Whether the user manages the server's organizations. */
  isOperator: boolean;
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** A user to create. `issuer` and `subject` identify the account; `username` is null if none was chosen. */
interface NewPerson extends Omit<Person, "id"> {
  issuer: string;
  subject: string;
  username: string | null;
}

/** Returns the columns of `users` that make a `Person`. @param u name or alias of the table in the query. */
export const personColumns = (u: string): string =>
  `${u}.id, ${u}.organization_id as "organizationId", ${u}.account_type as "accountType",
   ${u}.is_operator as "isOperator", ${u}.email,
   ${u}.first_name as "firstName", ${u}.last_name as "lastName"`;

type ProfileRow = Omit<Profile, "created_at" | "updated_at"> & { created_at: Date; updated_at: Date };
const profileColumns = "id, email, first_name, last_name, username, account_type, created_at, updated_at";

function toProfile(row: ProfileRow): Profile {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}

/** The only code that writes the `users` and `organizations` tables. */
export class UsersRepository {
  constructor(private readonly db: Queryable) {}

  /** Waits for and holds the lock on creating users, which all servers share, until the transaction ends. */
  async holdAdmissions(): Promise<void> {
    await this.db.query("select pg_advisory_xact_lock(4601)");
  }

  /** Returns the user of an account; null if there is none yet. */
  async bySubject(issuer: string, subject: string): Promise<Person | null> {
    const { rows } = await this.db.query<Person>(
      `select ${personColumns("users")} from users where issuer = $1 and subject = $2`,
      [issuer, subject],
    );
    return rows[0] ?? null;
  }

  async byId(id: string): Promise<Person | null> {
    const { rows } = await this.db.query<Person>(`select ${personColumns("users")} from users where id = $1`, [id]);
    return rows[0] ?? null;
  }

  /** Whether there are no users. */
  async isEmpty(): Promise<boolean> {
    const { rows } = await this.db.query<{ empty: boolean }>("select not exists (select from users) as empty");
    return rows[0]?.empty ?? true;
  }

  /** Creates an organization. @returns its id. */
  async newOrganization(name: string): Promise<string> {
    const { rows } = await this.db.query<{ id: string }>("insert into organizations (name) values ($1) returning id", [
      name,
    ]);
    return rows[0]?.id ?? "";
  }

  async create(person: NewPerson): Promise<Person> {
    const { organizationId, issuer, subject, email, firstName, lastName, username } = person;
    const { accountType, isOperator } = person;
    const { rows } = await this.db.query<{ id: string }>(
      `insert into users (organization_id, issuer, subject, email, first_name, last_name, username, account_type,
         is_operator)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [organizationId, issuer, subject, email, firstName, lastName, username, accountType, isOperator],
    );
    return { id: rows[0]?.id ?? "", organizationId, accountType, isOperator, email, firstName, lastName };
  }

  /** Changes the stored email of a user. */
  async updateEmail(id: string, email: string): Promise<void> {
    await this.db.query("update users set email = $2, updated_at = now() where id = $1", [id, email]);
  }

  /** Returns the email of the user with that username, ignoring case; null if there is none. */
  async emailByUsername(username: string): Promise<string | null> {
    const { rows } = await this.db.query<{ email: string }>(
      "select email from users where lower(username) = lower($1)",
      [username],
    );
    return rows[0]?.email ?? null;
  }

  /** Returns the profile that the user can read and edit; null if there is no such user. */
  async profile(id: string): Promise<Profile | null> {
    const { rows } = await this.db.query<ProfileRow>(`select ${profileColumns} from users where id = $1`, [id]);
    return rows[0] ? toProfile(rows[0]) : null;
  }

  /**
   * Changes the given fields and returns the profile; null if there is no such user.
   * @throws PostgreSQL's 23505 if the username is taken.
   */
  async updateProfile(
    id: string,
    change: { first_name?: string; last_name?: string; username?: string },
  ): Promise<Profile | null> {
    const given = Object.entries(change);
    const sets = given.map(([column], index) => `${column} = $${index + 2}`);
    const { rows } = await this.db.query<ProfileRow>(
      `update users set ${[...sets, "updated_at = now()"].join(", ")} where id = $1 returning ${profileColumns}`,
      [id, ...given.map(([, value]) => value)],
    );
    return rows[0] ? toProfile(rows[0]) : null;
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

  async renameOrganization(id: string, name: string): Promise<void> {
    await this.db.query("update organizations set name = $2 where id = $1", [id, name]);
  }
}
