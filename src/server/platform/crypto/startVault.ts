import type { Queryable } from "../database/Database";
import type { Settings } from "../settings/settings";
import { masterKey, nextMasterKey, switchToNextMasterKey } from "./masterKey";
import { opensVault, openVault } from "./openVault";
import type { Vault } from "./Vault";

/** The settings that a master key can come from. */
type KeySettings = Pick<Settings, "dataDir" | "CHARTSIDE_MASTER_KEY" | "CHARTSIDE_NEW_MASTER_KEY">;

/**
 * Opens the vault with the master key or, while it is being changed, with the new one. A change in the data folder that
 * was interrupted after the database was changed is completed.
 * @throws {SettingsError} if neither key is this database's.
 */
export async function startVault(database: Queryable, settings: KeySettings): Promise<Vault> {
  const { dataDir, CHARTSIDE_MASTER_KEY: setting, CHARTSIDE_NEW_MASTER_KEY: newSetting } = settings;
  const ofFolder = setting ? null : nextMasterKey(dataDir);
  if (ofFolder && (await opensVault(database, ofFolder))) switchToNextMasterKey(dataDir);
  const key = masterKey(dataDir, setting);
  return openVault(database, newSetting && (await opensVault(database, newSetting)) ? newSetting : key);
}
