import type { AccountType } from "../../shared/access/accountType";
import type { Profile } from "../../shared/auth/profile";
import type { Queryable } from "../platform/database/database";

/** A person as the rest of the server knows them. */
export interface Person {
  id: string;
  organizationId: string;
  accountType: AccountType;
  email: string;
  firstName: string | null;
  lastName: string | null;
}

export interface NewPerson extends Omit<Person, "id"> {
  issuer: string;
  subject: string;
  username: string | null;
}

/** Columns of `users` that make a Person. @param u the table's name in the query. */
export const personColumns = (u: string): string =>
  `${u}.id, ${u}.organization_id as "organizationId", ${u}.account_type as "accountType", ${u}.email,
   ${u}.first_name as "firstName", ${u}.last_name as "lastName"`;

type ProfileRow = Omit<Profile, "created_at" | "updated_at"> & { created_at: Date; updated_at: Date };
const profileColumns = "id, email, first_name, last_name, username, account_type, created_at, updated_at";

function toProfile(row: ProfileRow): Profile {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}

/** The only code that writes the `users` and `organizations` tables. */
export class UsersRepository {
  constructor(private readonly db: Queryable) {}

  /** Only one at a time may admit somebody new, on any server, until the transaction ends. */
  async holdAdmissions(): Promise<void> {
    await this.db.query("select pg_advisory_xact_lock(4601)");
  }

  async bySubject(issuer: string, subject: string): Promise<Person | null> {
    const { rows } = await this.db.query<Person>(
      `select ${personColumns("users")} from users where issuer = $1 and subject = $2`,
      [issuer, subject],
    );
    return rows[0] ?? null;
  }

  async isEmpty(): Promise<boolean> {
    const { rows } = await this.db.query<{ empty: boolean }>("select not exists (select from users) as empty");
    return rows[0]?.empty ?? true;
  }

  /** The practice everybody belongs to, made with that name when there is none yet. */
  async organization(name: string): Promise<string> {
    const { rows } = await this.db.query<{ id: string }>(
      "select id from organizations order by created_at, id limit 1",
    );
    return rows[0]?.id ?? this.newOrganization(name);
  }

  async newOrganization(name: string): Promise<string> {
    const { rows } = await this.db.query<{ id: string }>("insert into organizations (name) values ($1) returning id", [
      name,
    ]);
    return rows[0]?.id ?? "";
  }

  async create(person: NewPerson): Promise<Person> {
    const { organizationId, issuer, subject, email, firstName, lastName, username, accountType } = person;
    const { rows } = await this.db.query<{ id: string }>(
      `insert into users (organization_id, issuer, subject, email, first_name, last_name, username, account_type)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [organizationId, issuer, subject, email, firstName, lastName, username, accountType],
    );
    return { id: rows[0]?.id ?? "", organizationId, accountType, email, firstName, lastName };
  }

  /** The account of a person has another address now. */
  async updateEmail(id: string, email: string): Promise<void> {
    await this.db.query("update users set email = $2, updated_at = now() where id = $1", [id, email]);
  }

  async emailByUsername(username: string): Promise<string | null> {
    const { rows } = await this.db.query<{ email: string }>(
      "select email from users where lower(username) = lower($1)",
      [username],
    );
    return rows[0]?.email ?? null;
  }

  async profile(id: string): Promise<Profile | null> {
    const { rows } = await this.db.query<ProfileRow>(`select ${profileColumns} from users where id = $1`, [id]);
    return rows[0] ? toProfile(rows[0]) : null;
  }

  /** Absent fields stay, null clears. Fails with PostgreSQL's 23505 where the username is another's. */
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
}
