import { randomBytes } from "node:crypto";
import { recordAudit } from "../audit/recordAudit";
import type { Database, Queryable } from "../database/Database";
import { SettingsError } from "../settings/settings";
import { ServerKeyRepository } from "./ServerKeyRepository";
import { Vault } from "./Vault";
import { unwrapKey, wrapKey } from "./wrapKey";

/** What the wrapping of the server's key is bound to. */
const context = "server key";

/**
 * Opens the vault: unwraps the server's key with the master key, or creates it on an empty database.
 * @throws {SettingsError} if the database has a server key that another master key wrapped.
 */
export async function openVault(database: Queryable, masterKey: Buffer): Promise<Vault> {
  const repository = new ServerKeyRepository(database);
  await repository.insertFirst(wrapKey(randomBytes(32), masterKey, context));
  const serverKey = tryUnwrap(await repository.wrapped(), masterKey);
  if (serverKey) return new Vault(serverKey);
  throw new SettingsError(
    "CHARTSIDE_MASTER_KEY (or master.key in the data folder): not the key this database was encrypted with. " +
      "Restore the right key. Nothing was changed.",
  );
}

/** Whether the master key opens this database. */
export async function opensVault(database: Queryable, masterKey: Buffer): Promise<boolean> {
  return tryUnwrap(await new ServerKeyRepository(database).wrapped(), masterKey) !== null;
}

/**
 * Wraps the server's key with another master key, in one transaction. Running servers have the server's key in memory
 * and continue; the former master key opens nothing from then on.
 * @returns false if the new key is in use already.
 * @throws {SettingsError} if neither key is this database's.
 */
export function changeMasterKey(database: Database, from: Buffer, to: Buffer): Promise<boolean> {
  return database.transaction(async (tx) => {
    const repository = new ServerKeyRepository(tx);
    const wrapped = await repository.wrapped({ lock: true });
    if (tryUnwrap(wrapped, to)) return false;
    const serverKey = tryUnwrap(wrapped, from);
    if (!serverKey) {
      throw new SettingsError("The master key is not the one this database was encrypted with. Nothing was changed.");
    }
    await repository.replace(wrapKey(serverKey, to, context));
    await recordAudit(tx, { action: "master_key_changed" });
    return true;
  });
}

function tryUnwrap(wrapped: Buffer, masterKey: Buffer): Buffer | null {
  try {
    return unwrapKey(wrapped, masterKey, context);
  } catch {
    return null; // another master key wrapped it
  }
}
