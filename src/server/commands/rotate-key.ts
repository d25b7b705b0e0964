import { randomBytes } from "node:crypto";
import { join } from "node:path";
import {
  hasMasterKey,
  keepNextMasterKey,
  masterKey,
  nextMasterKey,
  switchToNextMasterKey,
} from "../platform/crypto/masterKey";
import { changeMasterKey } from "../platform/crypto/openVault";
import { Database } from "../platform/database/Database";
import { EmbeddedPostgres } from "../platform/database/EmbeddedPostgres";
import { CleanupStack } from "../platform/CleanupStack";
import { InstanceLock, InUseError } from "../platform/files/InstanceLock";
import { readSettings, type Settings, SettingsError } from "../platform/settings/settings";
import { StartError } from "../platform/StartError";

/**
 * `npm run rotate-key`: replaces the master key. Only the server's key is wrapped again, so this is quick however much
 * is stored, and servers keep running. If it is interrupted, run it again.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, CHARTSIDE_MASTER_KEY: setting, CHARTSIDE_NEW_MASTER_KEY: newSetting } = settings;
  if (setting && !newSetting)
    throw new SettingsError("CHARTSIDE_NEW_MASTER_KEY: the new key is needed. Create one: openssl rand -base64 32");
  if (!setting && !hasMasterKey(dataDir))
    throw new StartError(`There is no master.key in ${dataDir}. Set CHARTSIDE_DATA_DIR or CHARTSIDE_MASTER_KEY.`);
  const to = newSetting ?? nextMasterKey(dataDir) ?? randomBytes(32);
  const cleanup = new CleanupStack();
  try {
    const database = await connect(settings, cleanup);
    if (!setting) keepNextMasterKey(dataDir, to);
    const isChanged = await changeMasterKey(database, masterKey(dataDir, setting), to);
    if (!setting) switchToNextMasterKey(dataDir);
    console.log(isChanged ? "The master key was changed. The former key opens nothing." : "The new key is in use.");
    console.log(
      setting
        ? "Set CHARTSIDE_MASTER_KEY to the new key for every server, and remove CHARTSIDE_NEW_MASTER_KEY."
        : `The new key is in ${join(dataDir, "master.key")}. Back it up.`,
    );
  } finally {
    await cleanup.stop();
  }
}

/** Connects to the configured database, or to the embedded one, which is started if no server runs it. */
async function connect({ DATABASE_URL, dataDir }: Settings, cleanup: CleanupStack): Promise<Database> {
  if (DATABASE_URL) return open({ connectionString: DATABASE_URL }, cleanup);
  const postgres = new EmbeddedPostgres(join(dataDir, "postgres"), (message) => console.error(message));
  try {
    const lock = await InstanceLock.acquire(dataDir);
    cleanup.add(() => lock.release());
    cleanup.add(() => postgres.stop());
    await postgres.start();
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    // on Windows the database has a port that only its server knows
    if (process.platform === "win32") throw new StartError("Stop Chartside first.", { cause: error });
  }
  return open(postgres.connection, cleanup);
}

function open(config: ConstructorParameters<typeof Database>[0], cleanup: CleanupStack): Database {
  const database = new Database({ ...config, max: 1 }, (error) => console.error(error.message));
  cleanup.add(() => database.close());
  return database;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
