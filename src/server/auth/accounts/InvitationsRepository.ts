import { randomUUID } from "node:crypto";
import type { AccountType } from "../../../shared/access/accountType";
import { type Invitation, invitationDays, invitationSchema } from "../../../shared/practice/invitation";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";
import type { Owner } from "../../platform/http/currentUser";
import { readableRows, type RowLog } from "../../platform/database/readableRows";
import { hashOfToken } from "../../platform/crypto/hashOfToken";

/** What `invitations.sealed` holds. */
interface InvitationText {
  email: string;
  message: string | null;
}

/** The content of an invitation to be sent. `email` is in lower case. */
export interface NewInvitation extends InvitationText {
  organizationId: string;
  accountType: AccountType;
  invitedBy: string;
  token: string;
}

/** An invitation whose link was opened. */
export interface OpenedInvitation {
  id: string;
  organizationId: string;
  organization: string;
  accountType: AccountType;
  email: string;
}

interface Row {
  id: string;
  sealed: Buffer;
  account_type: AccountType;
  sent_at: Date;
  expires_at: Date;
}

const columns = "id, sealed, account_type, sent_at, expires_at";
/** SQL condition on invitation `i`: its sender is still an admin of the practice and can sign in. */
const byAdminCondition = `exists (select from users u where u.id = i.invited_by and u.organization_id = i.organization_id
  and u.account_type = 'admin' and u.disabled_at is null)`;
const context = (id: string): string => `invitation:${id}`;
const expiry = `now() + interval '${invitationDays} days'`;

/** Owns the `invitations` table. */
export class InvitationsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /**
   * Returns the organization's pending invitations, newest first, including expired ones and those that expired early
   * because their sender is no longer an admin. Unreadable rows are logged.
   */
  async list(organizationId: string, log: RowLog): Promise<Invitation[]> {
    const { rows } = await this.db.query<Row>(
      `select id, sealed, account_type, sent_at,
         case when ${byAdminCondition} then expires_at else least(expires_at, now()) end as expires_at
       from invitations i where organization_id = $1 order by sent_at desc, id`,
      [organizationId],
    );
    return readableRows(rows, (row) => this.toInvitation(row), { kind: "invitation", schema: invitationSchema, log });
  }

  async count(organizationId: string): Promise<number> {
    const sql = "select count(*)::int as count from invitations where organization_id = $1";
    return (await this.db.query<{ count: number }>(sql, [organizationId])).rows[0]?.count ?? 0;
  }

  /** Stores an invitation, in place of an earlier one of that organization to the same address. */
  async put({ organizationId, accountType, invitedBy, token, ...text }: NewInvitation): Promise<Invitation> {
    const key = this.keyOf(text.email);
    await this.db.query("delete from invitations where organization_id = $1 and email_key = $2", [organizationId, key]);
    const id = randomUUID();
    const sealed = this.vault.sealJson(text, context(id));
    const { rows } = await this.db.query<Row>(
      `insert into invitations
         (id, organization_id, sealed, email_key, account_type, token_hash, invited_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, ${expiry}) returning ${columns}`,
      [id, organizationId, sealed, key, accountType, hashOfToken(token), invitedBy],
    );
    return this.toInvitation(rows[0] as Row);
  }

  /**
   * Replaces the token and the sender, and restarts the time until the invitation expires.
   * @returns the invitation with its message; null if there is none.
   */
  async renew(
    { organizationId, id: sender }: Owner,
    id: string,
    token: string,
  ): Promise<(Invitation & InvitationText) | null> {
    const { rows } = await this.db.query<Row>(
      `update invitations set token_hash = $3, invited_by = $4, sent_at = now(), expires_at = ${expiry}
       where organization_id = $1 and id = $2 returning ${columns}`,
      [organizationId, id, hashOfToken(token), sender],
    );
    return rows[0] ? { ...this.toInvitation(rows[0]), message: this.textOf(rows[0]).message } : null;
  }

  /** Deletes an invitation. @returns the invited address; null if the organization has no such invitation. */
  async revoke(organizationId: string, id: string): Promise<string | null> {
    const { rows } = await this.db.query<{ id: string; sealed: Buffer }>(
      "delete from invitations where organization_id = $1 and id = $2 returning id, sealed",
      [organizationId, id],
    );
    return rows[0] ? this.textOf(rows[0]).email : null;
  }

  /**
   * Returns the invitation of a link; null if it was used or revoked, has expired, its organization is archived or its
   * sender is no longer an admin there.
   * @param lock locks it until the transaction ends, so that it is accepted once. Call it after locks on organizations
   * and people.
   */
  async byToken(token: string, { lock = false } = {}): Promise<OpenedInvitation | null> {
    const { rows } = await this.db.query<Omit<OpenedInvitation, "email"> & { sealed: Buffer }>(
      `select i.id, i.organization_id as "organizationId", o.name as organization, i.account_type as "accountType", i.sealed
       from invitations i join organizations o on o.id = i.organization_id
       where i.token_hash = $1 and i.expires_at > now() and o.archived_at is null and ${byAdminCondition}
       ${lock ? "for update of i" : ""}`,
      [hashOfToken(token)],
    );
    const { sealed, ...row } = rows[0] ?? { sealed: null };
    return (
      sealed && { ...(row as Omit<OpenedInvitation, "email">), email: this.textOf({ id: rows[0]!.id, sealed }).email }
    );
  }

  private keyOf(email: string): string {
    return this.vault.token(`invitation email ${email}`);
  }

  private textOf({ id, sealed }: Pick<Row, "id" | "sealed">): InvitationText {
    return this.vault.openJson<InvitationText>(sealed, context(id));
  }

  private toInvitation(row: Row): Invitation {
    const { id, account_type, sent_at, expires_at } = row;
    const times = { sent_at: sent_at.toISOString(), expires_at: expires_at.toISOString() };
    return { id, email: this.textOf(row).email, account_type, ...times };
  }
}
