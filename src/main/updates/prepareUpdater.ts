import type { KeyObject } from "node:crypto";
import type { AppUpdater } from "electron-updater";
import { isOffered } from "./isOffered";
import { requireHttps, type RequestMaker } from "./requireHttps";
import { type FeedReader, type KnownDates, requireSignedFeed } from "./requireSignedFeed";
import type { UpdateFeed } from "./updateFeed";

interface UpdateRules {
  /** Version of this app. */
  installed: string;
  allowPrerelease: () => boolean;
  /** Verifies the feed; null for an app that was packaged without a key. */
  key: KeyObject | null;
  dates: KnownDates;
}

/**
 * Configures electron-updater so that the app makes all decisions. The updater does not download or install anything on
 * its own, not even when the app quits, because it does not know about recordings. It offers only versions that
 * `isOffered` allows. It requires https (except on this computer) and, if there is a key, a signed feed that is not
 * older than one read before.
 * @returns the same updater.
 */
export function prepareUpdater(
  updater: AppUpdater,
  feed: UpdateFeed,
  { installed, allowPrerelease, key, dates }: UpdateRules,
): AppUpdater {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.autoRunAppAfterInstall = true;
  updater.disableWebInstaller = true;
  updater.allowDowngrade = false;
  updater.logger = null; // it would log addresses and whole responses
  updater.forceDevUpdateConfig = true; // an app that is not packaged may have a configured feed
  updater.updateConfigPath = feed.configPath;
  const isSystemSupported = updater.isUpdateSupported; // checks the system's version
  updater.isUpdateSupported = async (update) =>
    isOffered(update.version, installed, allowPrerelease()) && (await isSystemSupported(update));
  const { httpExecutor } = updater as unknown as { httpExecutor: RequestMaker & FeedReader };
  requireHttps(httpExecutor);
  if (key) requireSignedFeed(httpExecutor, key, dates);
  return updater;
}
