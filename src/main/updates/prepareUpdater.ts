import type { AppUpdater } from "electron-updater";
import { isOffered } from "./isOffered";
import { requireHttps, type RequestMaker } from "./requireHttps";
import type { UpdateFeed } from "./updateFeed";

interface Gate {
  /** Version of this app. */
  installed: string;
  allowPrerelease: () => boolean;
}

/**
 * Configures electron-updater so that all decisions are ours: it does not download or install by itself, not even when
 * the app quits (it does not know about recordings), offers only versions that the gate allows, and requires https.
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
  updater.logger = null; // it would log addresses and whole responses
  updater.forceDevUpdateConfig = true; // an app that is not packaged may have a configured feed
  updater.updateConfigPath = feed.configPath;
  const fits = updater.isUpdateSupported; // checks the system's version
  updater.isUpdateSupported = async (update) =>
    isOffered(update.version, installed, allowPrerelease()) && (await fits(update));
  requireHttps((updater as unknown as { httpExecutor: RequestMaker }).httpExecutor);
  return updater;
}
