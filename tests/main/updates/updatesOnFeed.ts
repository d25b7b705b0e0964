import { HttpExecutor, configureRequestOptions, configureRequestUrl, type DownloadOptions } from "builder-util-runtime";
import electronUpdater, { type AppUpdater } from "electron-updater";
import type { KeyObject } from "node:crypto";
import { EventEmitter } from "node:events";
import { mkdtempSync } from "node:fs";
import { type ClientRequest, request as httpRequest, type RequestOptions } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareUpdater } from "../../../src/main/updates/prepareUpdater";
import { updateFeed } from "../../../src/main/updates/updateFeed";
import { datesIn, type KeptUpdates, Updates, type UpdateSettings } from "../../../src/main/updates/Updates";
import { updatesSchema, type UpdatesStatus, type UpdateState } from "../../../src/shared/bridge/updatesBridge";

/**
 * macOS's own updater, and what electron-updater needs of Electron; importing the package itself would download its
 * program.
 */
export const macUpdater = Object.assign(new EventEmitter(), {
  asked: [] as string[],
  setFeedURL: () => void macUpdater.asked.push("setFeedURL"),
  checkForUpdates: () => void macUpdater.asked.push("checkForUpdates"),
  quitAndInstall: () => void macUpdater.asked.push("quitAndInstall"),
});
const require = createRequire(import.meta.url);
const electronPath = require.resolve("electron");
require.cache[electronPath] = Object.assign(
  new (require("node:module") as typeof import("node:module"))(electronPath),
  {
    exports: { autoUpdater: macUpdater },
    loaded: true,
  },
);

/** What Electron's network does for the updater, by node:http. */
class NodeRequests extends HttpExecutor<ClientRequest> {
  override createRequest(options: RequestOptions, callback: (response: never) => void): ClientRequest {
    return httpRequest(options, callback as never);
  }

  async download(url: URL, destination: string, options: DownloadOptions): Promise<string> {
    return options.cancellationToken.createPromise<string>((resolve, reject, onCancel) => {
      const asked: RequestOptions = { ...(options.headers && { headers: options.headers }) };
      configureRequestUrl(url, asked);
      configureRequestOptions(asked);
      const callback = (error: Error | null) => (error ? reject(error) : resolve(destination));
      this.doDownload(asked, { destination, options, onCancel, callback, responseHandler: null }, 0);
    });
  }
}

interface Options {
  /** How the app was installed: by the Windows installer, as an AppImage, on a Mac. */
  kind?: keyof typeof systems;
  installed?: string;
  choices?: Partial<KeptUpdates>;
  key?: KeyObject | null;
}

export interface UpdatesOnFeed {
  updates: Updates;
  /** Every state, in order. */
  states: UpdateState[];
  /** The name of every state, in order, without repeats. */
  stateNames: () => string[];
  settings: UpdateSettings;
  recording: { isRunning: boolean };
  failures: string[];
  folder: string;
  /** How often the app was asked to quit. */
  quits: () => number;
  /** How often it was asked to start again after its exit. */
  relaunches: () => number;
}

/** The app's updates with electron-updater itself, on a feed, without Electron. */
export function updatesOn(
  feedUrl: string,
  { kind = "windows", installed = "1.5.1", choices, key = null }: Options = {},
): UpdatesOnFeed {
  const folder = mkdtempSync(join(tmpdir(), "chartside-updates-"));
  const settings = settingsInMemory(choices);
  const recording = { isRunning: false };
  const states: UpdateState[] = [];
  const failures: string[] = [];
  let quits = 0;
  let relaunches = 0;
  const adapter = adapterOf(folder, installed);
  const updates = new Updates({
    settings,
    installed,
    isRecording: () => recording.isRunning,
    quit: () => void quits++,
    relaunch: () => void relaunches++,
    onChange: (status: UpdatesStatus) => states.push(updatesSchema.parse(status).state),
    onFailure: (step, code) => failures.push(`${step} ${code}`),
    loadUpdater: async () => {
      const paths = { packagedPath: join(folder, "app-update.yml"), ownPath: join(folder, "own", "update-feed.yml") };
      const feed = await updateFeed({ address: feedUrl, ...paths });
      const allowPrerelease = () => settings.updates.allowPrerelease;
      return prepareUpdater(electronUpdaterOf(kind, adapter), feed, {
        installed,
        allowPrerelease,
        key,
        dates: datesIn(settings),
      });
    },
  });
  const stateNames = () => states.map(({ status }) => status).filter((name, at, all) => name !== all[at - 1]);
  return {
    updates,
    states,
    stateNames,
    settings,
    recording,
    failures,
    folder,
    quits: () => quits,
    relaunches: () => relaunches,
  };
}

const systems = {
  windows: { Updater: electronUpdater.NsisUpdater, platform: "win32" },
  appImage: { Updater: electronUpdater.AppImageUpdater, platform: "linux" },
  mac: { Updater: electronUpdater.MacUpdater, platform: "darwin" },
} as const;

function electronUpdaterOf(kind: keyof typeof systems, adapter: ReturnType<typeof adapterOf>): AppUpdater {
  const { Updater, platform } = systems[kind];
  return Object.assign(new Updater(undefined, adapter as never), {
    httpExecutor: new NodeRequests(),
    _testOnlyOptions: { platform, isUseDifferentialDownload: false },
  }) as never;
}

const adapterOf = (folder: string, version: string) => ({
  version,
  name: "chartside",
  isPackaged: true,
  appUpdateConfigPath: join(folder, "app-update.yml"),
  userDataPath: folder,
  baseCachePath: folder,
  whenReady: () => Promise.resolve(),
  relaunch: () => undefined,
  quit: () => undefined,
  onQuit: () => undefined,
});

function settingsInMemory(choices: Partial<KeptUpdates> = {}): UpdateSettings {
  let kept: KeptUpdates = {
    autoDownload: true,
    allowPrerelease: false,
    checkedAt: null,
    hasFailed: false,
    feedDates: [],
    ...choices,
  };
  return {
    get updates() {
      return kept;
    },
    changeUpdates: (change) => void (kept = { ...kept, ...change }),
  };
}
