import { app } from "electron";
import { join } from "node:path";
import type { Emit } from "../bridge/registerBridge";
import type { AppLog } from "../log/AppLog";
import { prepareUpdater } from "./prepareUpdater";
import { checkPeriodically } from "./checkPeriodically";
import { updateKey } from "./updateKey";
import { updateFeed } from "./updateFeed";
import { datesIn, Updates, type UpdateSettings } from "./Updates";

interface UpdatesContext {
  settings: UpdateSettings;
  isRecording: () => boolean;
  emit: Emit;
  log: AppLog;
}

/**
 * Creates the app's updates. They come from the feed in `CHARTSIDE_UPDATE_FEED_URL` or, without it, the feed that the
 * app was packaged with. With a feed, checks run periodically. On Windows and Linux, a downloaded update is installed
 * when the app exits without an error, unless a recording runs or ran when quitting began.
 */
export function createUpdates({ settings, isRecording, emit, log }: UpdatesContext): Updates {
  const installed = app.getVersion();
  const feed = () =>
    updateFeed({
      address: process.env["CHARTSIDE_UPDATE_FEED_URL"] || undefined,
      packagedPath: join(process.resourcesPath, "app-update.yml"),
      ownPath: join(app.getPath("userData"), "update-feed.yml"),
    });
  const updates = new Updates({
    settings,
    isRecording,
    installed,
    quit: () => app.quit(),
    relaunch: () => app.relaunch(),
    onFailure: (step, code) => log.error("Update failed", { step, code }),
    onChange: (status) => emit("updates:changed", status),
    loadUpdater: async () => {
      const found = await feed();
      // imported late so that the window opens first
      const { default: electronUpdater } = await import("electron-updater");
      return prepareUpdater(electronUpdater.autoUpdater, found, {
        installed,
        allowPrerelease: () => settings.updates.allowPrerelease,
        key: updateKey(app.getAppPath()),
        dates: datesIn(settings),
      });
    },
  });
  app.on("before-quit", () => updates.beforeQuit());
  app.once("quit", (_event, exitCode) => exitCode === 0 && updates.installAtExit());
  const begin = () => checkPeriodically(updates, isRecording);
  feed().then(begin, () => undefined); // without a feed only a manual check reports the error
  return updates;
}
