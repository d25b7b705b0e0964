import type { AppUpdater, BaseUpdater, UpdateCheckResult } from "electron-updater";
import {
  type UpdateInfo,
  updateErrorTexts,
  type UpdatesStatus,
  type UpdateState,
  type UpdateStep,
} from "../../shared/bridge/updatesBridge";
import { AppError } from "../../shared/errors";
import { isPrerelease } from "./isOffered";
import { newestUpdate } from "./newestUpdate";

export interface KeptUpdates {
  autoDownload: boolean;
  allowPrerelease: boolean;
  /** When the feed was last read, in ISO 8601. */
  checkedAt: string | null;
  /** The app ended to be updated, and nothing came of it: told at the next start. */
  hasFailed: boolean;
}

/** What a person chose and when the feed was last read, kept on this computer. */
export interface UpdateSettings {
  readonly updates: KeptUpdates;
  changeUpdates(change: Partial<KeptUpdates>): void;
}

interface UpdatesParts {
  /** Makes the updater, prepared; asked for once, at the first check. @throws {Error} where the app has no feed to use. */
  loadUpdater: () => Promise<AppUpdater>;
  settings: UpdateSettings;
  /** Version of this app. */
  installed: string;
  isRecording: () => boolean;
  /** Begins to end the app, as a person's Quit does: it asks about what is not saved, and may be called off. */
  quit: () => void;
  /** Has this version start again once it ended. */
  relaunch: () => void;
  onChange: (status: UpdatesStatus) => void;
  /** For the log: which step failed, and the code it failed with. */
  onFailure?: (step: UpdateStep, code: string) => void;
}

/**
 * Updates of the app, one step at a time. An update is downloaded by itself where the person leaves that on, and installed
 * only on a person's word or when they quit the app; while a recording runs, by neither.
 */
export class Updates {
  private state: UpdateState = { status: "idle" };
  private update: UpdateInfo | null = null;
  private cancellation: UpdateCheckResult["cancellationToken"] | undefined;
  /** The update was downloaded and verified. */
  private isReady = false;
  /** A person asked for the new version to start at the end of this one. */
  private isRestarting = false;
  /** The app began to end during a recording: nothing is installed at this end. */
  private isHeld = false;
  private isInstalling = false;
  private loading: Promise<AppUpdater> | null = null;
  private updater: AppUpdater | null = null;

  constructor(private readonly parts: UpdatesParts) {
    if (!parts.settings.updates.hasFailed) return;
    parts.settings.changeUpdates({ hasFailed: false });
    this.state = { status: "error", step: "install", text: updateErrorTexts.install, update: null };
  }

  get status(): UpdatesStatus {
    const { autoDownload, allowPrerelease, checkedAt } = this.parts.settings.updates;
    return { state: this.state, installed: this.parts.installed, autoDownload, allowPrerelease, checkedAt };
  }

  /** Whether asking the feed makes sense now: not during another step, nor once an update waits to be installed. */
  get canCheck(): boolean {
    return !["checking", "downloading", "downloaded"].includes(this.state.status);
  }

  /** Asks the feed, and begins to download what it offers where that is on. Never rejects: a failure is a state. */
  async check(): Promise<UpdatesStatus> {
    if (!this.canCheck) return this.status;
    this.forget();
    this.become({ status: "checking" });
    try {
      const offer = await newestUpdate(await this.load(), this.parts.settings.updates.allowPrerelease);
      const checkedAt = new Date().toISOString();
      this.parts.settings.changeUpdates({ checkedAt });
      const isWanted = offer !== null && this.isAllowed(offer.info.version);
      this.update = isWanted ? offer.info : null;
      this.cancellation = offer?.cancellationToken;
      this.become(this.update ? { status: "available", ...this.update } : { status: "not-available", checkedAt });
      if (this.update && this.parts.settings.updates.autoDownload) void this.download();
    } catch (error) {
      this.fail("check", error);
    }
    return this.status;
  }

  /** Downloads what the last check found; answers when that has ended. Never rejects. */
  async download(): Promise<UpdatesStatus> {
    const { update, cancellation } = this;
    if (!update || this.isReady || this.state.status === "downloading") return this.status;
    this.become({ status: "downloading", ...update, percent: 0, bytesPerSecond: 0 });
    try {
      await (await this.load()).downloadUpdate(cancellation);
      if (cancellation?.cancelled || this.update !== update) return this.status;
      this.isReady = true;
      this.become({ status: "downloaded", ...update });
    } catch (error) {
      if (this.update === update) this.fail("download", error);
    }
    return this.status;
  }

  /**
   * Ends the app and starts the new version. Where an installer is started it waits for the very end: until then the person
   * can still call it off, and two versions never run at once.
   * @throws {AppError} `conflict` while a recording runs.
   */
  install(): UpdatesStatus {
    if (!this.isReady || !this.updater) return this.status;
    if (this.parts.isRecording()) throw new AppError("conflict", "Waits until your recording is stopped.");
    if (isInstaller(this.updater)) {
      this.isRestarting = true;
      this.isHeld = false;
      this.parts.quit();
      return this.status;
    }
    this.isInstalling = true;
    try {
      this.updater.quitAndInstall(); // macOS ends the app itself, and waits for its end
    } catch (error) {
      this.fail("install", error);
    }
    return this.status;
  }

  /** The app begins to end, while its window still tells of a recording. It may yet be called off. */
  beginEnd(): void {
    if (!this.parts.isRecording()) return;
    this.isHeld = true;
    this.isRestarting = false;
  }

  /** For the very end of the app: puts a waiting update in place, where the system has an installer for it. */
  installAtEnd(): void {
    const { updater, isRestarting } = this;
    if (!this.isReady || this.isHeld || this.parts.isRecording() || !updater || !isInstaller(updater)) return;
    this.isInstalling = true;
    if (updater.install(!isRestarting, isRestarting)) return;
    this.parts.settings.changeUpdates({ hasFailed: true });
    if (isRestarting) this.parts.relaunch();
  }

  setAutoDownload(autoDownload: boolean): UpdatesStatus {
    this.parts.settings.changeUpdates({ autoDownload });
    this.parts.onChange(this.status);
    if (autoDownload && this.state.status === "available") void this.download();
    return this.status;
  }

  /** What was found under the other choice counts no more, unless it may be had under this one too. */
  setAllowPrerelease(allowPrerelease: boolean): UpdatesStatus {
    this.parts.settings.changeUpdates({ allowPrerelease });
    const isStill = this.update ? this.isAllowed(this.update.version) : this.state.status === "checking";
    if (!isStill) this.forget();
    this.become(isStill ? this.state : { status: "idle" });
    return this.status;
  }

  private isAllowed(version: string): boolean {
    return this.parts.settings.updates.allowPrerelease || !isPrerelease(version);
  }

  /** An update that is on its way comes no further. */
  private forget(): void {
    this.cancellation?.cancel();
    this.cancellation = undefined;
    this.update = null;
    this.isReady = false;
  }

  private become(state: UpdateState): void {
    this.state = state;
    this.parts.onChange(this.status);
  }

  private fail(step: UpdateStep, error: unknown): void {
    this.isInstalling = false;
    const { code } = error as { code?: unknown };
    this.parts.onFailure?.(step, typeof code === "string" ? code : (error as Error).name);
    this.become({ status: "error", step, text: updateErrorTexts[step], update: this.update });
  }

  private load(): Promise<AppUpdater> {
    this.loading ??= this.parts.loadUpdater().then(
      (updater) => this.listen(updater),
      (error: unknown) => {
        this.loading = null; // a feed that is set right later counts
        throw error;
      },
    );
    return this.loading;
  }

  private listen(updater: AppUpdater): AppUpdater {
    this.updater = updater;
    updater.on("download-progress", ({ percent, bytesPerSecond }) => {
      if (this.state.status !== "downloading") return;
      const whole = Math.min(99, Math.floor(percent) || 0); // 100 is said once the file was verified
      const speed = Number.isFinite(bytesPerSecond) ? Math.round(bytesPerSecond) : 0; // it divides by no time at all
      this.become({ ...this.state, percent: whole, bytesPerSecond: speed });
    });
    // Without a listener it would throw. Checks and downloads reject as well; installing has only this.
    updater.on("error", (error) => this.isInstalling && this.fail("install", error));
    return updater;
  }
}

/** Windows and Linux; on macOS the system does it. */
const isInstaller = (updater: AppUpdater): updater is BaseUpdater => "install" in updater;
