import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { EhrStatus } from "../../shared/bridge/ehrBridge";
import type { Platform } from "../base/Platform";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly ehr: EhrStore;
  }
}

/** Milliseconds between polls, and before polling after opening and closing. */
const ehrPauses = { poll: 5_000, afterLaunch: 1_000, afterClose: 500 } as const;

/** Status shown if the shell does not answer. */
const nothing: EhrStatus = {
  isRunning: false,
  browserConnected: false,
  currentPage: null,
  currentPatient: null,
  fault: null,
};

export type EhrState = "unknown" | "starting" | "closing" | "open" | "stuck" | "closed";

/** The health record browser, polled from the desktop shell. Errors are not shown. */
export class EhrStore {
  status: EhrStatus | null = null;
  /** The requested change that the status does not show yet. */
  private doing: "starting" | "closing" | null = null;

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable(this, { status: observableRef });
  }

  get state(): EhrState {
    if (this.doing) return this.doing;
    if (!this.status) return "unknown";
    if (!this.status.isRunning) return "closed";
    return this.status.browserConnected ? "open" : "stuck";
  }

  /** Polls the status, starting now. @returns a function that stops polling. */
  watch(everyMs: number = ehrPauses.poll): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), everyMs);
    return () => clearInterval(timer);
  }

  /** Opens the browser, or shows the one that is open. */
  launch(): Promise<void> {
    return this.run("launch", this.status?.isRunning ? null : "starting", ehrPauses.afterLaunch);
  }

  close(): Promise<void> {
    return this.run("close", "closing", ehrPauses.afterClose);
  }

  private async look(): Promise<void> {
    const status = await this.#platform.call("ehr", "status").catch(() => nothing);
    runInAction(() => (this.status = status));
  }

  /** @param doing the state shown meanwhile, which blocks other changes. */
  private async run(verb: "launch" | "close", doing: EhrStore["doing"], pauseMs: number): Promise<void> {
    if (this.doing) return;
    this.doing = doing;
    const isDone = await this.#platform.call("ehr", verb).catch(() => false);
    if (isDone) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await this.look();
    if (doing) runInAction(() => (this.doing = null));
  }
}
