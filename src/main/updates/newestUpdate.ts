import type { AppUpdater, UpdateCheckResult } from "electron-updater";
import semver from "semver";
import { z } from "zod";
import type { UpdateInfo } from "../../shared/bridge/updatesBridge";
import { releaseNotesSchema, releaseNotesText } from "../../shared/downloads/releaseNotesText";

interface Offer {
  info: UpdateInfo;
  cancellationToken: UpdateCheckResult["cancellationToken"] | undefined;
}

/** Maximum length of the release notes, in characters. */
const maxNotesLength = 20_000;

/**
 * Returns the newest update of the feed and selects it for `downloadUpdate`; null if there is nothing newer. Stable
 * versions are listed in `latest*.yml`, pre-releases in `beta*.yml`, which may be missing.
 * @throws {Error} if the feed cannot be reached or is invalid.
 */
export async function newestUpdate(updater: AppUpdater, allowPrerelease: boolean): Promise<Offer | null> {
  const stable = await checkChannel(updater, "latest");
  if (!allowPrerelease) return stable;
  const beta = await checkChannel(updater, "beta").catch(ifAbsent);
  if (!stable || (beta && semver.gt(beta.info.version, stable.info.version))) return beta;
  return beta ? checkChannel(updater, "latest") : stable; // `downloadUpdate` fetches the result of the last check
}

async function checkChannel(updater: AppUpdater, channel: string): Promise<Offer | null> {
  updater.channel = channel;
  updater.allowDowngrade = false; // setting the channel turns it on
  const result = await updater.checkForUpdates();
  if (!result) throw new Error("Updates are available in the installed app only.");
  return result.isUpdateAvailable
    ? { info: infoOf(result.updateInfo), cancellationToken: result.cancellationToken }
    : null;
}

function ifAbsent(error: unknown): null {
  if ((error as { code?: unknown }).code === "ERR_UPDATER_CHANNEL_FILE_NOT_FOUND") return null;
  throw error;
}

/** Reads version and notes. Notes are untrusted: anything but text counts as missing. */
function infoOf({ version, releaseNotes }: { version: string; releaseNotes?: unknown }): UpdateInfo {
  const notes = z.nullish(releaseNotesSchema).catch(null).parse(releaseNotes);
  return { version, releaseNotes: releaseNotesText(notes)?.slice(0, maxNotesLength) ?? null };
}
