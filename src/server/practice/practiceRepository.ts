import type { AccountType } from "../../shared/access/accountType";
import type { Organization, PracticeMember } from "../../shared/practice/practice";
import { embeddedIssuer } from "../auth/people";
import type { Queryable } from "../platform/database/database";

type MemberRow = Omit<PracticeMember, "created_at" | "last_active_at"> & {
  created_at: Date;
  last_active_at: Date | null;
};
type OrganizationRow = Omit<Organization, "created_at"> & { created_at: Date };

/** Somebody as the rules about account types need them. */
export interface MemberType {
  id: string;
  accountType: AccountType;
}

/** `$1` must be the issuer of the embedded accounts: only of those do we know when they were last active. */
const selectMembers = `
  select u.id, u.first_name, u.last_name, u.username, u.email, u.account_type, u.created_at,
    greatest(a.last_sign_in_at, s.last_active_at) as last_active_at
  from users u
    left join auth_users a on u.issuer = $1 and a.id = u.subject
    left join lateral (select max(last_active_at) as last_active_at from auth_sessions where user_id = a.id) s on true`;

/** People and practice as an admin sees and changes them. Every query is scoped to one organization. */
export class PracticeRepository {
  constructor(private readonly db: Queryable) {}

  /** Everybody of the practice, in the order they joined. */
  async members(organizationId: string): Promise<PracticeMember[]> {
    const { rows } = await this.db.query<MemberRow>(
      `${selectMembers} where u.organization_id = $2 order by u.created_at, u.id`,
      [embeddedIssuer, organizationId],
    );
    return rows.map(toMember);
  }

  async member(organizationId: string, id: string): Promise<PracticeMember | null> {
    const { rows } = await this.db.query<MemberRow>(`${selectMembers} where u.organization_id = $2 and u.id = $3`, [
      embeddedIssuer,
      organizationId,
      id,
    ]);
    return rows[0] ? toMember(rows[0]) : null;
  }

  /** Everybody's type, held until the transaction ends: two changes at once see each other. */
  async holdTypes(organizationId: string): Promise<MemberType[]> {
    const { rows } = await this.db.query<MemberType>(
      `select id, account_type as "accountType" from users where organization_id = $1 order by id for update`,
      [organizationId],
    );
    return rows;
  }

  async setType(id: string, type: AccountType): Promise<void> {
    await this.db.query("update users set account_type = $2, updated_at = now() where id = $1", [id, type]);
  }

  async organization(id: string): Promise<Organization | null> {
    const { rows } = await this.db.query<OrganizationRow>(
      "select id, name, created_at from organizations where id = $1",
      [id],
    );
    return rows[0] ? { ...rows[0], created_at: rows[0].created_at.toISOString() } : null;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.query("update organizations set name = $2 where id = $1", [id, name]);
  }
}

function toMember(row: MemberRow): PracticeMember {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    last_active_at: row.last_active_at?.toISOString() ?? null,
  };
}
