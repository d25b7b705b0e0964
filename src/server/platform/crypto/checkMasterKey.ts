import type { Queryable } from "../database/Database";
import { SettingsError } from "../settings/settings";
import type { Vault } from "./Vault";

const context = "master key check";

/**
 * Checks that this server's master key is the one the database was encrypted with: opens a value that the first server
 * on this database sealed and stored.
 * @throws {SettingsError} if it is another key.
 */
export async function checkMasterKey(database: Queryable, vault: Vault): Promise<void> {
  const sealed = vault.seal(Buffer.from("chartside"), context);
  await database.query("insert into master_key_check (sealed) values ($1) on conflict do nothing", [sealed]);
  const { rows } = await database.query<{ sealed: Buffer }>("select sealed from master_key_check");
  try {
    vault.open(rows[0]?.sealed ?? Buffer.alloc(0), context);
  } catch (cause) {
    const fault =
      "CHARTSIDE_MASTER_KEY (or master.key in the data folder): not the key this database was encrypted with.";
    throw new SettingsError(`${fault} Restore the right key. Nothing was changed.`, { cause });
  }
}
