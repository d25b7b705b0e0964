import type { AccountType } from "../../shared/access/accountType";
import { type PracticeMember, practiceMemberSchema } from "../../shared/practice/practiceMember";
import { embeddedIssuer } from "../auth/accounts/findOrCreateUser";
import { openPerson, type PersonText } from "../auth/accounts/personText";
import { UnreadableError } from "../platform/crypto/UnreadableError";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { readableRows, type RowLog } from "../platform/database/readableRows";

type MemberRow = Omit<PracticeMember, "created_at" | "disabled_at" | "last_active_at" | keyof PersonText> & {
  sealed: Buffer;
  created_at: Date;
  disabled_at: Date | null;
  last_active_at: Date | null;
};

/** A user's id and account type; `canSignIn` is false if they are disabled. */
interface MemberType {
  id: string;
  accountType: AccountType;
  canSignIn: boolean;
}

/** `$1` must be the issuer of the embedded accounts; only their last activity is known. */
const selectMembers = `
  select u.id, u.sealed, u.account_type, u.is_operator, u.disabled_at, u.created_at,
    greatest(a.last_sign_in_at, s.last_active_at) as last_active_at
  from users u
    left join auth_users a on u.issuer = $1 and a.id = u.subject
    left join lateral (select max(last_active_at) as last_active_at from auth_sessions where user_id = a.id) s on true`;

/** Reads users and practice for an admin; `UsersRepository` changes them. Every query is scoped to one organization. */
export class PracticeRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** Returns the users of the practice in the order in which they joined. Rows that cannot be read are logged. */
  async members(organizationId: string, log: RowLog): Promise<PracticeMember[]> {
    const { rows } = await this.db.query<MemberRow>(
      `${selectMembers} where u.organization_id = $2 order by u.created_at, u.id`,
      [embeddedIssuer, organizationId],
    );
    return readableRows(rows, (row) => this.toMember(row), { kind: "user", schema: practiceMemberSchema, log });
  }

  /** Returns a user of the practice, without a name and email if they are damaged; null if the id is unknown. */
  async member(organizationId: string, id: string): Promise<PracticeMember | null> {
    const { rows } = await this.db.query<MemberRow>(`${selectMembers} where u.organization_id = $2 and u.id = $3`, [
      embeddedIssuer,
      organizationId,
      id,
    ]);
    const [row] = rows;
    if (!row) return null;
    try {
      return this.toMember(row);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      return withText(row, { email: "", first_name: null, last_name: null, username: null });
    }
  }

  /**
   * Returns the users' account types, and locks them until the transaction ends, so that changes do not overlap. The
   * server's operators are locked with them, in the same order: one who acts on another practice causes no deadlock.
   */
  async lockAccountTypes(organizationId: string): Promise<MemberType[]> {
    const { rows } = await this.db.query<MemberType & { isMember: boolean }>(
      `select id, account_type as "accountType", disabled_at is null as "canSignIn", organization_id = $1 as "isMember"
       from users where organization_id = $1 or is_operator order by id for update`,
      [organizationId],
    );
    return rows.filter(({ isMember }) => isMember);
  }

  /** Returns the id of a user's organization; null if there is no such user. */
  async organizationOf(userId: string): Promise<string | null> {
    const { rows } = await this.db.query<{ id: string }>("select organization_id as id from users where id = $1", [
      userId,
    ]);
    return rows[0]?.id ?? null;
  }

  private toMember(row: MemberRow): PracticeMember {
    return withText(row, openPerson(this.vault, row));
  }
}

function withText(row: MemberRow, text: PersonText): PracticeMember {
  const { sealed: _sealed, created_at, disabled_at, last_active_at, ...rest } = row;
  return {
    ...rest,
    ...text,
    created_at: created_at.toISOString(),
    disabled_at: disabled_at?.toISOString() ?? null,
    last_active_at: last_active_at?.toISOString() ?? null,
  };
}
