import type { AppUpdater } from "electron-updater";
import { isOffered } from "./isOffered";
import { refuseOpenWires, type RequestMaker } from "./safeRequests";
import type { UpdateFeed } from "./updateFeed";

interface Gate {
  /** Version of this app. */
  installed: string;
  allowPrerelease: () => boolean;
}

/**
 * Takes electron-updater every decision of its own: it neither downloads nor installs by itself, not when the app quits
 * either (it could not know of a recording), offers only what the gate lets through, and asks the feed over safe addresses.
 */
export function prepareUpdater(
  updater: AppUpdater,
  feed: UpdateFeed,
  { installed, allowPrerelease }: Gate,
): AppUpdater {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.autoRunAppAfterInstall = true;
  updater.disableWebInstaller = true;
  updater.allowDowngrade = false;
  updater.logger = null; // it writes addresses and whole answers
  updater.forceDevUpdateConfig = true; // an app that is not packaged has a feed where somebody set one
  updater.updateConfigPath = feed.configPath;
  const fits = updater.isUpdateSupported; // the system is new enough
  updater.isUpdateSupported = async (update) =>
    isOffered(update.version, installed, allowPrerelease()) && (await fits(update));
  refuseOpenWires((updater as unknown as { httpExecutor: RequestMaker }).httpExecutor);
  return updater;
}
