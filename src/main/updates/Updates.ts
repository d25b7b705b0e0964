import type { AppUpdater, BaseUpdater, UpdateCheckResult } from "electron-updater";
import {
  type UpdateInfo,
  updateErrorTexts,
  type UpdatesStatus,
  type UpdateState,
  type UpdateStep,
} from "../../shared/bridge/updatesBridge";
import { AppError } from "../../shared/errors";
import { FeedNotSigned } from "./FeedNotSigned";
import { type FeedDates, oldFeedDate } from "./feedDates";
import { FeedOutdated } from "./FeedOutdated";
import { isPrerelease } from "./isOffered";
import { newestUpdate } from "./newestUpdate";
import type { KnownDates } from "./requireSignedFeed";

/** Settings and state of updates that are stored on this computer. */
export interface KeptUpdates {
  autoDownload: boolean;
  allowPrerelease: boolean;
  /** When the feed was last read, in ISO 8601. */
  checkedAt: string | null;
  /** Whether the installation at the last exit failed. It is reported once, at the next start. */
  hasFailed: boolean;
  /** When the feed files that were read were signed. */
  feedDates: FeedDates;
}

/** The person's update settings and the time of the last check, stored on this computer. */
export interface UpdateSettings {
  readonly updates: KeptUpdates;
  changeUpdates(change: Partial<KeptUpdates>): void;
}

/** The dates of signed feeds in the settings. */
export const datesIn = (settings: UpdateSettings): KnownDates => ({
  get: () => settings.updates.feedDates,
  set: (feedDates) => settings.changeUpdates({ feedDates }),
});

interface UpdatesDeps {
  /** Creates the configured updater; called once, at the first check. @throws {Error} if the app has no usable feed. */
  loadUpdater: () => Promise<AppUpdater>;
  settings: UpdateSettings;
  /** Version of this app. */
  installed: string;
  isRecording: () => boolean;
  /** Quits the app like the Quit menu item: it asks about unsaved work and can be canceled. */
  quit: () => void;
  /** Restarts this version after it has exited. */
  relaunch: () => void;
  onChange: (status: UpdatesStatus) => void;
  /** Called with the failed step and its error code, for the log. */
  onFailure?: (step: UpdateStep, code: string) => void;
}

/**
 * Checks for, downloads and installs updates of the app, one step at a time. Downloads are automatic unless turned off.
 * An update is installed only when the person asks for it or quits the app, and never during a recording.
 */
export class Updates {
  private state: UpdateState = { status: "idle" };
  private update: UpdateInfo | null = null;
  private cancellation: UpdateCheckResult["cancellationToken"] | undefined;
  /** The update was downloaded and verified. */
  private isReady = false;
  /** The person asked to restart into the new version. */
  private isRestarting = false;
  /** Quitting began during a recording, so nothing is installed at this exit. */
  private isHeld = false;
  private isInstalling = false;
  private loading: Promise<AppUpdater> | null = null;
  private updater: AppUpdater | null = null;

  constructor(private readonly deps: UpdatesDeps) {
    if (!deps.settings.updates.hasFailed) return;
    deps.settings.changeUpdates({ hasFailed: false });
    this.state = { status: "error", step: "install", text: updateErrorTexts.install, update: null };
  }

  get status(): UpdatesStatus {
    const { autoDownload, allowPrerelease, checkedAt, feedDates } = this.deps.settings.updates;
    const oldFeedAt = oldFeedDate(feedDates, new Date());
    return { state: this.state, installed: this.deps.installed, autoDownload, allowPrerelease, checkedAt, oldFeedAt };
  }

  /** Whether a check can start: not during a check or download, nor while a downloaded update waits to be installed. */
  get canCheck(): boolean {
    return !["checking", "downloading", "downloaded"].includes(this.state.status);
  }

  /**
   * Reads the feed and, if automatic downloads are on, starts the download of an update. Does nothing if `canCheck` is
   * false. Never rejects; a failure becomes the state.
   */
  async check(): Promise<UpdatesStatus> {
    if (!this.canCheck) return this.status;
    this.forget();
    this.setState({ status: "checking" });
    try {
      const offer = await newestUpdate(await this.load(), this.deps.settings.updates.allowPrerelease);
      const checkedAt = new Date().toISOString();
      this.deps.settings.changeUpdates({ checkedAt });
      const isWanted = offer !== null && this.isAllowed(offer.info.version);
      this.update = isWanted ? offer.info : null;
      this.cancellation = offer?.cancellationToken;
      this.setState(this.update ? { status: "available", ...this.update } : { status: "not-available", checkedAt });
      if (this.update && this.deps.settings.updates.autoDownload) void this.download();
    } catch (error) {
      this.fail("check", error);
    }
    return this.status;
  }

  /**
   * Downloads the update that the last check found and resolves when the download has ended. Does nothing without an
   * update, or if it is being or was downloaded. Never rejects; a failure becomes the state.
   */
  async download(): Promise<UpdatesStatus> {
    const { update, cancellation } = this;
    if (!update || this.isReady || this.state.status === "downloading") return this.status;
    this.setState({ status: "downloading", ...update, percent: 0, bytesPerSecond: 0 });
    try {
      await (await this.load()).downloadUpdate(cancellation);
      if (cancellation?.cancelled || this.update !== update) return this.status;
      this.isReady = true;
      this.setState({ status: "downloaded", ...update });
    } catch (error) {
      if (this.update === update) this.fail("download", error);
    }
    return this.status;
  }

  /**
   * Quits the app to start the new version; does nothing unless an update was downloaded. On Windows and Linux the
   * installer starts only when the app exits: quitting can be canceled until then, and two versions never run
   * together.
   * @throws {AppError} `conflict` while a recording runs.
   */
  install(): UpdatesStatus {
    if (!this.isReady || !this.updater) return this.status;
    if (this.deps.isRecording()) throw new AppError("conflict", "Waits until your recording is stopped.");
    if (isInstaller(this.updater)) {
      this.isRestarting = true;
      this.isHeld = false;
      this.deps.quit();
      return this.status;
    }
    this.isInstalling = true;
    try {
      this.updater.quitAndInstall(); // on macOS this quits the app and waits for its exit
    } catch (error) {
      this.fail("install", error);
    }
    return this.status;
  }

  /** Called when quitting begins, while the recording state is still known. Quitting can still be canceled. */
  beforeQuit(): void {
    if (!this.deps.isRecording()) return;
    this.isHeld = true;
    this.isRestarting = false;
  }

  /**
   * Called when the app exits: starts the installer of a downloaded update (Windows, Linux), unless a recording runs or
   * ran when quitting began.
   */
  installAtExit(): void {
    const { updater, isRestarting } = this;
    if (!this.isReady || this.isHeld || this.deps.isRecording() || !updater || !isInstaller(updater)) return;
    this.isInstalling = true;
    if (updater.install(!isRestarting, isRestarting)) return;
    this.deps.settings.changeUpdates({ hasFailed: true });
    if (isRestarting) this.deps.relaunch();
  }

  /** Changes the setting; when turned on, it starts the download of an update that was already found. */
  setAutoDownload(autoDownload: boolean): UpdatesStatus {
    this.deps.settings.changeUpdates({ autoDownload });
    this.deps.onChange(this.status);
    if (autoDownload && this.state.status === "available") void this.download();
    return this.status;
  }

  /** Changes the setting and drops a found update that the new setting does not allow. */
  setAllowPrerelease(allowPrerelease: boolean): UpdatesStatus {
    this.deps.settings.changeUpdates({ allowPrerelease });
    const isStillAllowed = this.update ? this.isAllowed(this.update.version) : this.state.status === "checking";
    if (!isStillAllowed) this.forget();
    this.setState(isStillAllowed ? this.state : { status: "idle" });
    return this.status;
  }

  private isAllowed(version: string): boolean {
    return this.deps.settings.updates.allowPrerelease || !isPrerelease(version);
  }

  /** Drops the found update and cancels its download. */
  private forget(): void {
    this.cancellation?.cancel();
    this.cancellation = undefined;
    this.update = null;
    this.isReady = false;
  }

  private setState(state: UpdateState): void {
    this.state = state;
    this.deps.onChange(this.status);
  }

  private fail(step: UpdateStep, error: unknown): void {
    this.isInstalling = false;
    const { code } = error as { code?: unknown };
    this.deps.onFailure?.(step, typeof code === "string" ? code : (error as Error).name);
    this.setState({ status: "error", step, text: textOf(step, error), update: this.update });
  }

  private load(): Promise<AppUpdater> {
    this.loading ??= this.deps.loadUpdater().then(
      (updater) => this.listen(updater),
      (error: unknown) => {
        this.loading = null; // try again with the next check: the feed may be corrected by then
        throw error;
      },
    );
    return this.loading;
  }

  private listen(updater: AppUpdater): AppUpdater {
    this.updater = updater;
    updater.on("download-progress", ({ percent, bytesPerSecond }) => {
      if (this.state.status !== "downloading") return;
      const whole = Math.min(99, Math.floor(percent) || 0); // 100 is shown only after the file was verified
      // NaN or Infinity if no time has passed
      const speed = Number.isFinite(bytesPerSecond) ? Math.round(bytesPerSecond) : 0;
      this.setState({ ...this.state, percent: whole, bytesPerSecond: speed });
    });
    // Without a listener the event would throw. Checks and downloads also reject; an installation only emits this.
    updater.on("error", (error) => this.isInstalling && this.fail("install", error));
    return updater;
  }
}

/** Returns what the app says about a failed step. */
function textOf(step: UpdateStep, error: unknown): (typeof updateErrorTexts)[keyof typeof updateErrorTexts] {
  if (error instanceof FeedNotSigned) return updateErrorTexts.notSigned;
  if (error instanceof FeedOutdated) return error.isPersistent ? updateErrorTexts.outdated : updateErrorTexts.behind;
  return updateErrorTexts[step];
}

/** True on Windows and Linux; macOS installs updates itself. */
const isInstaller = (updater: AppUpdater): updater is BaseUpdater => "install" in updater;
