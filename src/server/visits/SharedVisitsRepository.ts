import type { Queryable } from "../platform/database/Database";
import type { Owner } from "../platform/http/currentUser";
import type { QueryToken } from "./searchTokens";

/**
 * Returns the SQL condition that a visit belongs to an organization that shares signed notes, is signed and is not
 * deleted.
 * @param organization SQL of the organization's id: a placeholder or column.
 */
export const sharedIn = (organization: string): string =>
  `visits.organization_id = ${organization} and visits.status = 'signed' and visits.deleted_at is null
   and exists (select from organizations o where o.id = visits.organization_id and o.share_signed_notes)`;

/**
 * Returns the SQL conditions that a shared visit matches all tokens.
 * @param value adds a value and returns its placeholder.
 */
export function sharedMatches(
  tokens: readonly QueryToken[],
  organization: string,
  value: (item: unknown) => string,
): string[] {
  if (tokens.length === 0) return [];
  const all = value(tokens.map(({ prefix }) => prefix));
  return [
    `id in (select visit_id from shared_visits where organization_id = ${organization} and tokens @> ${all}::bigint[])`,
  ];
}

/** Owns `shared_visits`, the search tokens of shared visits, and finds shared visits. */
export class SharedVisitsRepository {
  constructor(private readonly db: Queryable) {}

  /** Returns the id of the visit's owner; null unless the visit is shared with the members of this organization. */
  async ownerOf(organizationId: string, id: string): Promise<string | null> {
    const { rows } = await this.db.query<{ ownerId: string }>(
      `select owner_id as "ownerId" from visits where id = $2 and ${sharedIn("$1")}`,
      [organizationId, id],
    );
    return rows[0]?.ownerId ?? null;
  }

  /** Returns the organization with which a visit is shared; null if it is shared with none. */
  async organizationOf(id: string): Promise<string | null> {
    const { rows } = await this.db.query<{ organizationId: string }>(
      `select organization_id as "organizationId" from visits where id = $1 and ${sharedIn("visits.organization_id")}`,
      [id],
    );
    return rows[0]?.organizationId ?? null;
  }

  /** Returns those of the visits that are this owner's. */
  async ownOf(owner: Owner, ids: readonly string[]): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      "select id from visits where id = any($3::uuid[]) and owner_id = $1 and organization_id = $2",
      [owner.id, owner.organizationId, ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Stores the tokens by which the members of the organization find a visit, in place of earlier ones. */
  async setTokens(id: string, organizationId: string, tokens: readonly string[]): Promise<void> {
    await this.db.query(
      `insert into shared_visits (visit_id, organization_id, tokens) values ($1, $2, $3)
       on conflict (visit_id) do update set organization_id = excluded.organization_id, tokens = excluded.tokens`,
      [id, organizationId, tokens],
    );
  }

  /** Removes the tokens of all visits that an organization shared. */
  async removeTokens(organizationId: string): Promise<void> {
    await this.db.query("delete from shared_visits where organization_id = $1", [organizationId]);
  }

  /** Removes the tokens of these visits. */
  async removeTokensOf(visitIds: readonly string[]): Promise<void> {
    await this.db.query("delete from shared_visits where visit_id = any($1::uuid[])", [visitIds]);
  }

  /**
   * Returns ids, in order, of shared visits without tokens of their organization.
   * @param organizationId null for those of every organization.
   * @param after the last id of the previous call.
   */
  async withoutTokens(organizationId: string | null, after: string | null, limit: number): Promise<string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      `select id from visits where ($1::uuid is null or id > $1) and ($3::uuid is null or visits.organization_id = $3)
         and ${sharedIn("visits.organization_id")}
         and not exists (select from shared_visits s where s.visit_id = visits.id and s.organization_id = visits.organization_id)
       order by id limit $2`,
      [after, limit, organizationId],
    );
    return rows.map(({ id }) => id);
  }
}
