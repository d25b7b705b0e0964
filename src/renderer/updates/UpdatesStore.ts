import { makeAutoObservable, observableRef } from "mobx";
import type { UpdatesStatus, UpdateStep } from "../../shared/bridge/updatesBridge";
import { AppError } from "../../shared/errors";
import { AsyncTask } from "../base/AsyncTask";
import type { Platform } from "../base/Platform";
import { showProblem } from "../ui/showToast";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly updates: UpdatesStore;
  }
}

/** Updates of the desktop app, as reported by the shell. Not for browsers, where `isOffered` is false. */
export class UpdatesStore {
  /** The last status that the shell reported; null until loaded. */
  status: UpdatesStatus | null = null;
  /** When `status` was last received. */
  receivedAt = new Date();
  readonly loading = new AsyncTask();

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable(this, { status: observableRef, receivedAt: observableRef });
    platform.on("updates:changed", (status) => this.accept(status));
  }

  /** Whether this app has updates: only the desktop app does. */
  get isOffered(): boolean {
    return this.#platform.kind === "desktop";
  }

  /** Loads the status. Never rejects; a failure is kept in `loading.error`. */
  load(): Promise<void> {
    return this.loading.run(
      () => this.#platform.call("updates", "state"),
      (status) => this.accept(status),
    );
  }

  /** Runs a step. A failure of the step is reported in `status`; a failed call is shown as a toast. Never rejects. */
  async run(step: UpdateStep): Promise<void> {
    await this.send(() => this.#platform.call("updates", step));
  }

  async setAutoDownload(isOn: boolean): Promise<void> {
    await this.send(() => this.#platform.call("updates", "setAutoDownload", isOn));
  }

  async setAllowPrerelease(isOn: boolean): Promise<void> {
    await this.send(() => this.#platform.call("updates", "setAllowPrerelease", isOn));
  }

  private accept(status: UpdatesStatus): void {
    this.status = status;
    this.receivedAt = new Date();
  }

  /**
   * Calls the shell. Ignores the returned status, which also arrives as an event, in order. Shows a failure as a toast.
   */
  private async send(call: () => Promise<UpdatesStatus>): Promise<void> {
    try {
      await call();
    } catch (error) {
      showProblem(AppError.from(error).message);
    }
  }
}
