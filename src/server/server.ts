import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { FastifyBaseLogger } from "fastify";
import type { SpeechStatus } from "../shared/system/system";
import { buildServer } from "./app";
import type { PrivatePlace } from "./embeddedMessages";
import { VisitEventsRepository } from "./events/visitEventsRepository";
import { FolderAudioStore } from "./platform/audioStore/folderAudioStore";
import { checkMasterKey } from "./platform/crypto/checkMasterKey";
import { masterKey } from "./platform/crypto/masterKey";
import { Vault } from "./platform/crypto/vault";
import { isConnectionLoss } from "./platform/database/connectionLoss";
import { Database } from "./platform/database/database";
import { EmbeddedPostgres } from "./platform/database/embeddedPostgres";
import { migrate } from "./platform/database/migrate";
import { Notifications } from "./platform/events/notifications";
import { InstanceLock } from "./platform/files/instanceLock";
import { listenOnPort, listenOnSocket } from "./platform/http/listen";
import { createMailer } from "./platform/mail/createMailer";
import type { Settings } from "./platform/settings/settings";
import { StartError } from "./platform/startError";
import { StartedParts } from "./platform/startedParts";
import { repeat } from "./platform/work/repeated";
import type { Platform } from "./services";
import { speechStatus } from "./transcription/engines/chooseEngine";
import { startVisitWork } from "./transcription/startVisitWork";
import { deleteExpiredSound } from "./recording/retention";
import { purgeDeleted } from "./visits/purgeDeleted";

/** Visits deleted for good are looked for this often, in milliseconds. */
const sweepMs = 60_000;
/** Sound past its retention time, and events that later ones repeat, are looked for this often, in milliseconds. */
const hourlyMs = 3_600_000;

export interface RunningServer {
  /** `http://localhost:4600`, with the real port; `unix:` and the socket where it has none. */
  url: string;
  speech: SpeechStatus;
  /** Ends everything `startServer` began, in reverse order. */
  stop(): Promise<void>;
}

/**
 * The whole product as one process: data folder, database, engines, HTTP. What was begun is ended again when it fails.
 * @param place a private place for the desktop app alone, which shows the pages itself; without one it listens on a port.
 */
export async function startServer(
  settings: Settings,
  log: FastifyBaseLogger,
  place: PrivatePlace | null = null,
): Promise<RunningServer> {
  const parts = new StartedParts();
  try {
    const lock = await takeDataFolder(settings.dataDir);
    parts.add(() => lock.release());
    const platform = await startPlatform(settings, log, parts);
    const app = await buildServer(
      platform,
      place ? { launchToken: Buffer.from(place.token, "hex") } : { webDir: builtWebApp() },
    );
    parts.add(() => app.close());
    const work = await startVisitWork(platform);
    parts.add(() => work.stop());
    parts.add(repeat("removing deleted visits", sweepMs, () => purgeDeleted(platform), log));
    parts.add(repeat("deleting sound past its time", hourlyMs, () => deleteExpiredSound(platform), log));
    const events = new VisitEventsRepository(platform.database);
    parts.add(repeat("forgetting repeated events", hourlyMs, () => events.compact(), log));
    const url = await (place ? listenOnSocket(app, place.socketPath) : listenOnPort(app, settings));
    lock.announce(url);
    return { url, speech: speechStatus(platform), stop: () => parts.stop() };
  } catch (error) {
    await parts.stop();
    throw error;
  }
}

async function takeDataFolder(dataDir: string): Promise<InstanceLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  return InstanceLock.take(dataDir);
}

async function startPlatform(settings: Settings, log: FastifyBaseLogger, parts: StartedParts): Promise<Platform> {
  const vault = new Vault(masterKey(settings.dataDir, settings.CHARTSIDE_MASTER_KEY));
  const connection = await databaseConnection(settings, log, parts);
  const database = new Database(connection, (err) => log.warn({ err }, "A database connection broke"));
  parts.add(() => database.close());
  await reach(database, settings);
  await migrate(database);
  await checkMasterKey(database, vault);
  const notifications = new Notifications(database, (err) => log.warn({ err }, "Listening for changes again"));
  await notifications.start();
  parts.add(() => notifications.close());
  const audioStore = new FolderAudioStore(join(settings.dataDir, "audio"));
  await audioStore.removeLeftovers();
  return { settings, database, vault, audioStore, notifications, mail: createMailer(settings, log), log };
}

/** The database of the setting, else our own. */
async function databaseConnection(
  { DATABASE_URL, dataDir }: Settings,
  log: FastifyBaseLogger,
  parts: StartedParts,
): Promise<pg.PoolConfig> {
  if (DATABASE_URL) return { connectionString: DATABASE_URL };
  const postgres = new EmbeddedPostgres(join(dataDir, "postgres"), (message) => log.warn(message));
  parts.add(() => postgres.stop());
  await postgres.start();
  return postgres.connection;
}

/** @throws {StartError} when the database of the setting cannot be used. */
async function reach(database: Database, { DATABASE_URL }: Settings): Promise<void> {
  try {
    await database.query("select 1");
  } catch (cause) {
    if (!DATABASE_URL) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    const fault = isConnectionLoss(cause) ? "the database does not answer" : "the database refuses this connection";
    throw new StartError(`DATABASE_URL: ${fault} (${code ?? message}). Check address, user and password.`, { cause });
  }
}

/** The web app built beside this file (`out/web` next to `out/server`). */
function builtWebApp(): string | null {
  const folder = join(import.meta.dirname, "..", "web");
  return existsSync(folder) ? folder : null;
}
