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
  toldAt = new Date();
  readonly loading = new AsyncTask();

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable(this, { status: observableRef, toldAt: observableRef });
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
    await this.ask(() => this.#platform.call("updates", step));
  }

  async setAutoDownload(isOn: boolean): Promise<void> {
    await this.ask(() => this.#platform.call("updates", "setAutoDownload", isOn));
  }

  async setAllowPrerelease(isOn: boolean): Promise<void> {
    await this.ask(() => this.#platform.call("updates", "setAllowPrerelease", isOn));
  }

  private accept(status: UpdatesStatus): void {
    this.status = status;
    this.toldAt = new Date();
  }

  /** Calls the shell and ignores its answer, because the same status arrives as an event, in order. Shows a failure. */
  private async ask(question: () => Promise<UpdatesStatus>): Promise<void> {
    try {
      await question();
    } catch (error) {
      showProblem(AppError.from(error).message);
    }
  }
}
