import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { SpeechStatus } from "../shared/system/speechStatus";
import { buildServer } from "./buildServer";
import { AuthUsersRepository } from "./auth/accounts/AuthUsersRepository";
import { SetUpCode } from "./auth/accounts/SetUpCode";
import type { SocketEndpoint } from "./embeddedMessages";
import { VisitEventsRepository } from "./visits/VisitEventsRepository";
import { FolderAudioStore } from "./platform/audioStore/FolderAudioStore";
import { forgetDestroyedKeys, keyChannel } from "./platform/crypto/forgetDestroyedKeys";
import { startVault } from "./platform/crypto/startVault";
import { openDatabase } from "./platform/database/openDatabase";
import { Notifications } from "./platform/Notifications";
import { InstanceLock } from "./platform/files/InstanceLock";
import { listenOnPort } from "./platform/http/listenOnPort";
import { listenOnSocket } from "./platform/http/listenOnSocket";
import { Jobs } from "./platform/jobs/Jobs";
import { createMailer } from "./platform/mail/createMailer";
import { QueuedMailer } from "./platform/mail/QueuedMailer";
import { publicRisks } from "./platform/settings/publicRisks";
import { isReachable, type Settings } from "./platform/settings/settings";
import { CleanupStack } from "./platform/CleanupStack";
import { chooseNoteEngine } from "./notes/model/chooseNoteEngine";
import { PracticeModels } from "./notes/model/PracticeModels";
import { NoteThreads } from "./notes/thread/NoteThreads";
import type { PipelineContext } from "./pipeline/PipelineContext";
import { sessionChannels } from "./auth/sessions/sessionChannels";
import { visitChannels } from "./visits/visitChannels";
import { SpeechService } from "./transcription/SpeechService";
import { startVisitWork } from "./pipeline/startVisitWork";
import { deleteExpiredAudio } from "./recording/deleteExpiredAudio";
import { renewSearchTokens } from "./pipeline/renewSearchTokens";
import { purgeDeleted } from "./pipeline/purgeDeleted";

/** A started server. */
export interface RunningServer {
  /** Address with the actual port, such as `http://localhost:4600`, or `unix:` and the path of the socket. */
  url: string;
  speech: SpeechStatus;
  /** The code that the first sign-up requires; null if none is required (see `setUpCodeFor`). */
  setUpCode: string | null;
  /** Stops everything that `startServer` started, in reverse order. Rejects with the first failure. */
  stop(): Promise<void>;
}

/**
 * Starts the whole server in this process: data folder, database, engines, background work and HTTP. If a step fails,
 * everything started before it is stopped again.
 * @param endpoint the private socket of the desktop app, which serves the pages itself; null to listen on a port.
 * @throws {StartError} with a sentence for the user if the data folder, a key or the database cannot be used.
 */
export async function startServer(
  settings: Settings,
  log: FastifyBaseLogger,
  endpoint: SocketEndpoint | null = null,
): Promise<RunningServer> {
  const cleanup = new CleanupStack();
  try {
    const lock = await lockDataFolder(settings.dataDir);
    cleanup.add(() => lock.release());
    const { context, jobs } = await startPlatform(settings, log, cleanup);
    const setUpCode = await setUpCodeFor(context, endpoint);
    const app = await buildServer(
      context,
      endpoint
        ? { launchToken: Buffer.from(endpoint.token, "hex") }
        : { webDir: builtWebApp(), accounts: { setUpCode } },
    );
    cleanup.add(() => app.close());
    const work = await startVisitWork(context);
    cleanup.add(() => work.stop());
    await context.noteEngine.download?.start();
    await scheduleCleanups(jobs, context);
    const url = await (endpoint ? listenOnSocket(app, endpoint.socketPath) : listenOnPort(app, settings));
    lock.announce(url);
    context.noteThreads.warm();
    if (!endpoint) {
      warnIfNoTrustedProxy(settings, log);
      for (const risk of publicRisks(settings)) log.warn(risk);
    }
    return { url, speech: context.speech.status, setUpCode: setUpCode?.text ?? null, stop: () => cleanup.stop() };
  } catch (error) {
    await cleanup.stop();
    throw error;
  }
}

/**
 * Warns if the public address is https, which implies a proxy in front of this server, but no trusted proxy is set: all
 * clients then have the proxy's IP address in rate limits and the audit log.
 */
function warnIfNoTrustedProxy(settings: Settings, log: FastifyBaseLogger): void {
  const { CHARTSIDE_PUBLIC_URL: url, CHARTSIDE_TRUSTED_PROXIES: proxies } = settings;
  if (url?.startsWith("https:") && proxies.length === 0)
    log.warn(
      "CHARTSIDE_TRUSTED_PROXIES names no proxy: all users behind a proxy share one IP address in the rate limits.",
    );
}

/** Schedules the regular cleanups. If there are several servers, one of them does each run. */
async function scheduleCleanups(jobs: Jobs, context: PipelineContext): Promise<void> {
  const [everyMinute, hourly] = ["* * * * *", "0 * * * *"];
  const events = new VisitEventsRepository(context.database);
  await jobs.schedule("purge-deleted-visits", everyMinute, () => purgeDeleted(context));
  await jobs.schedule("renew-search-tokens", everyMinute, (signal) => renewSearchTokens(context, signal));
  await jobs.schedule("delete-expired-audio", hourly, () => deleteExpiredAudio(context));
  await jobs.schedule("delete-superseded-events", hourly, () => events.compact());
}

/**
 * Returns a new code for the first sign-up, or null if none is required: in the desktop app, with a hosted project, on
 * a server that only this machine can reach, or if there is a confirmed account.
 */
async function setUpCodeFor(
  { settings, database, vault }: PipelineContext,
  endpoint: SocketEndpoint | null,
): Promise<SetUpCode | null> {
  if (endpoint || settings.SUPABASE_URL || !isReachable(settings)) return null;
  return (await new AuthUsersRepository(database, vault).hasNoConfirmed()) ? new SetUpCode() : null;
}

/** Creates the data folder, readable by its owner only, and locks it for this server. */
async function lockDataFolder(dataDir: string): Promise<InstanceLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  return InstanceLock.acquire(dataDir);
}

/** Opens database, storage, mail and engines, and adds to `cleanup` how each is closed. */
async function startPlatform(
  settings: Settings,
  log: FastifyBaseLogger,
  cleanup: CleanupStack,
): Promise<{ context: PipelineContext; jobs: Jobs }> {
  const database = await openDatabase(settings, log, cleanup);
  const vault = await startVault(database, settings);
  const channels = [...visitChannels, ...sessionChannels, keyChannel];
  const notifications = new Notifications(database, channels, (err) =>
    log.warn({ err }, "LISTEN connection lost; reconnecting"),
  );
  forgetDestroyedKeys(vault, notifications);
  await notifications.start();
  cleanup.add(() => notifications.close());
  const audioStore = new FolderAudioStore(join(settings.dataDir, "audio"));
  await audioStore.removeLeftovers();
  const noteThreads = new NoteThreads();
  cleanup.add(() => noteThreads.stop());
  const jobs = new Jobs(database, log);
  await jobs.start();
  cleanup.add(() => jobs.stop());
  const mail = createMailer(settings, log);
  const noteEngine = chooseNoteEngine(settings, noteThreads, log);
  cleanup.add(() => noteEngine.stop?.());
  const context: PipelineContext = {
    settings,
    database,
    vault,
    audioStore,
    notifications,
    mail,
    queuedMail: await QueuedMailer.start(jobs, { vault, mail, log }),
    log,
    speech: new SpeechService(settings, log),
    noteEngine,
    noteThreads,
    practiceModels: new PracticeModels({ settings, vault, log }, noteThreads),
  };
  return { context, jobs };
}

/** Returns the folder of the built web app (`out/web` next to `out/server`); null if it is not built. */
function builtWebApp(): string | null {
  const folder = join(import.meta.dirname, "..", "web");
  return existsSync(folder) ? folder : null;
}
