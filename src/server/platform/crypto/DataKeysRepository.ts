import type { Queryable } from "../database/Database";
import type { KeyRef } from "./sealedHeader";

/** A key as stored. */
export interface WrappedKey extends KeyRef {
  /** The organization whose key wraps it; null for an organization's key, which the server's wraps. */
  organizationId: string | null;
  wrapped: Buffer;
}

/** A key with the one that wraps it. */
export interface FoundKey extends WrappedKey {
  organizationWrapped: Buffer | null;
  /** Whether the key was committed before the running transaction began. */
  isSettled: boolean;
}

/**
 * Owns `data_keys`: wrapped keys of organizations, visits and patients. Deleting a record deletes its key (triggers).
 */
export class DataKeysRepository {
  constructor(private readonly db: Queryable) {}

  /** Returns the keys that exist, in any order. */
  async find(refs: readonly KeyRef[]): Promise<FoundKey[]> {
    const { rows } = await this.db.query<FoundKey>(
      `select k.kind, k.id, k.organization_id as "organizationId", k.wrapped, o.wrapped as "organizationWrapped",
         k.created_at < now() as "isSettled"
       from unnest($1::text[], $2::uuid[]) as wanted (kind, id) join data_keys k using (kind, id)
         left join data_keys o on o.kind = 'organization' and o.id = k.organization_id`,
      [refs.map(({ kind }) => kind), refs.map(({ id }) => id)],
    );
    return rows;
  }

  /** Inserts a key. @returns false if the record has one. */
  async insert({ kind, id, organizationId, wrapped }: WrappedKey): Promise<boolean> {
    const { rowCount } = await this.db.query(
      "insert into data_keys (kind, id, organization_id, wrapped) values ($1, $2, $3, $4) on conflict do nothing",
      [kind, id, organizationId, wrapped],
    );
    return rowCount > 0;
  }

  /** Replaces the wrapping of keys that move to another organization. */
  async rewrap(keys: readonly WrappedKey[]): Promise<void> {
    await this.db.query(
      `update data_keys set organization_id = moved.organization_id, wrapped = moved.wrapped
       from unnest($1::text[], $2::uuid[], $3::uuid[], $4::bytea[]) as moved (kind, id, organization_id, wrapped)
       where data_keys.kind = moved.kind and data_keys.id = moved.id`,
      [
        keys.map(({ kind }) => kind),
        keys.map(({ id }) => id),
        keys.map(({ organizationId }) => organizationId),
        keys.map(({ wrapped }) => wrapped),
      ],
    );
  }
}
