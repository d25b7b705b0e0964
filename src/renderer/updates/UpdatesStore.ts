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

/** Updates of the desktop app, as reported by the shell. Not available in a browser. */
export class UpdatesStore {
  status: UpdatesStatus | null = null;
  /** Time of the last report. */
  toldAt = new Date();
  readonly loading = new AsyncTask();

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable(this, { status: observableRef, toldAt: observableRef });
    platform.on("updates:changed", (status) => this.accept(status));
  }

  get isOffered(): boolean {
    return this.#platform.kind === "desktop";
  }

  load(): Promise<void> {
    return this.loading.run(
      () => this.#platform.call("updates", "state"),
      (status) => this.accept(status),
    );
  }

  /** Runs a step. If the step itself fails, `status` says so. */
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

  /** Calls the shell and ignores its answer: the same status arrives as an event, in order. */
  private async ask(question: () => Promise<UpdatesStatus>): Promise<void> {
    try {
      await question();
    } catch (error) {
      showProblem(AppError.from(error).message);
    }
  }
}
