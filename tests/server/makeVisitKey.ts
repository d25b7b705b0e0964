import type { DataKey } from "../../src/server/platform/crypto/DataKey";
import type { ServerContext } from "../../src/server/platform/ServerContext";

type Context = Pick<ServerContext, "database" | "vault">;

/** Makes the key of a visit that a test inserts straight into the table. */
export async function makeVisitKey({ database, vault }: Context, id: string, organizationId: string): Promise<DataKey> {
  const { key, store } = await vault.newKey(database, { kind: "visit", id }, organizationId);
  await store(database);
  return key;
}
