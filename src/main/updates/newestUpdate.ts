import type { AppUpdater, UpdateCheckResult } from "electron-updater";
import semver from "semver";
import { z } from "zod";
import type { UpdateInfo } from "../../shared/bridge/updatesBridge";
import { releaseNotesSchema, releaseNotesText } from "../../shared/downloads/releaseNotes";

interface Offer {
  info: UpdateInfo;
  cancellationToken: UpdateCheckResult["cancellationToken"] | undefined;
}

/** Longest notes that are shown, in characters. */
const mostNotes = 20_000;

/**
 * What the feed offers, and made the one that `downloadUpdate` fetches; null where it has nothing newer. Stable versions
 * stand in `latest*.yml`, pre-releases in `beta*.yml`, which need not be there.
 * @throws {Error} when the feed cannot be reached or is none.
 */
export async function newestUpdate(updater: AppUpdater, allowPrerelease: boolean): Promise<Offer | null> {
  const stable = await ask(updater, "latest");
  if (!allowPrerelease) return stable;
  const beta = await ask(updater, "beta").catch(ifAbsent);
  if (!stable || (beta && semver.gt(beta.info.version, stable.info.version))) return beta;
  return beta ? ask(updater, "latest") : stable; // the newest answer is the one that is fetched
}

async function ask(updater: AppUpdater, channel: string): Promise<Offer | null> {
  updater.channel = channel;
  updater.allowDowngrade = false; // setting the channel switches it on
  const result = await updater.checkForUpdates();
  if (!result) throw new Error("The updater is switched off.");
  return result.isUpdateAvailable
    ? { info: infoOf(result.updateInfo), cancellationToken: result.cancellationToken }
    : null;
}

function ifAbsent(error: unknown): null {
  if ((error as { code?: unknown }).code === "ERR_UPDATER_CHANNEL_FILE_NOT_FOUND") return null;
  throw error;
}

/** The version was read before. Notes are what a stranger wrote: anything but text counts as none. */
function infoOf({ version, releaseNotes }: { version: string; releaseNotes?: unknown }): UpdateInfo {
  const notes = z.nullish(releaseNotesSchema).catch(null).parse(releaseNotes);
  return { version, releaseNotes: releaseNotesText(notes)?.slice(0, mostNotes) ?? null };
}
