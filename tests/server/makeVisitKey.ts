import type { DataKey } from "../../src/server/platform/crypto/DataKey";
import type { Queryable } from "../../src/server/platform/database/Database";
import type { ServerContext } from "../../src/server/platform/ServerContext";

/** `database` can be a transaction. */
type Context = Pick<ServerContext, "vault"> & { database: Queryable };

/** Makes the key of a visit that a test inserts into the table itself. */
export async function makeVisitKey({ database, vault }: Context, id: string, organizationId: string): Promise<DataKey> {
  const { key, store } = await vault.newKey(database, { kind: "visit", id }, organizationId);
  await store(database);
  return key;
}
