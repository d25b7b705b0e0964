import { makeAutoObservable, observableRef } from "mobx";
import type { UpdatesStatus, UpdateStep } from "../../shared/bridge/updatesBridge";
import { AppError } from "../../shared/errors";
import { AsyncTask } from "../app/AsyncTask";
import type { Platform } from "../platform/platform";
import { showProblem } from "../ui/toaster";

/** Updates of the desktop app, as the shell tells of them. In a browser there are none. */
export class UpdatesStore {
  status: UpdatesStatus | null = null;
  /** When that was told. */
  toldAt = new Date();
  readonly loading = new AsyncTask();

  constructor(private readonly platform: Platform) {
    makeAutoObservable<this, "platform">(this, { platform: false, status: observableRef, toldAt: observableRef });
    platform.on("updates:changed", (status) => this.take(status));
  }

  get isOffered(): boolean {
    return this.platform.kind === "desktop";
  }

  load(): Promise<void> {
    return this.loading.run(
      () => this.platform.call("updates", "state"),
      (status) => this.take(status),
    );
  }

  /** Failures of the step itself are a state. */
  async run(step: UpdateStep): Promise<void> {
    await this.ask(() => this.platform.call("updates", step));
  }

  async setAutoDownload(isOn: boolean): Promise<void> {
    await this.ask(() => this.platform.call("updates", "setAutoDownload", isOn));
  }

  async setAllowPrerelease(isOn: boolean): Promise<void> {
    await this.ask(() => this.platform.call("updates", "setAllowPrerelease", isOn));
  }

  private take(status: UpdatesStatus): void {
    this.status = status;
    this.toldAt = new Date();
  }

  /** The answer is told as an event as well, before it and before what came after it. */
  private async ask(question: () => Promise<UpdatesStatus>): Promise<void> {
    try {
      await question();
    } catch (error) {
      showProblem(AppError.from(error).message);
    }
  }
}
