import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { EhrStatus } from "../../shared/bridge/ehrBridge";
import type { Platform } from "../base/Platform";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly ehr: EhrStore;
  }
}

/** Milliseconds between polls, and milliseconds to wait after opening or closing before the status is read. */
const ehrPauses = { poll: 5_000, afterLaunch: 1_000, afterClose: 500 } as const;

/** Status shown if the shell does not answer. */
const nothing: EhrStatus = {
  isRunning: false,
  browserConnected: false,
  currentPage: null,
  currentPatient: null,
  dialog: null,
  chart: null,
  fault: null,
};

/** State of the browser; `stuck` means that it runs but Chartside is not connected to it. */
export type EhrState = "unknown" | "starting" | "closing" | "open" | "stuck" | "closed";

/** The health record browser, whose status is polled from the desktop shell. A failed poll counts as not running. */
export class EhrStore {
  /** The last status polled; null until the first answer. */
  status: EhrStatus | null = null;
  /** The requested change that `status` does not show yet. */
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

  /** Opens the browser or, if it is open, shows it. Never rejects. */
  launch(): Promise<void> {
    return this.run("launch", this.status?.isRunning ? null : "starting", ehrPauses.afterLaunch);
  }

  /** Closes the browser with all its pages. Never rejects. */
  close(): Promise<void> {
    return this.run("close", "closing", ehrPauses.afterClose);
  }

  private async look(): Promise<void> {
    const status = await this.#platform.call("ehr", "status").catch(() => nothing);
    runInAction(() => (this.status = status));
  }

  /**
   * Runs a change and polls; does nothing while another change runs.
   * @param doing the state shown meanwhile; null to keep the current state.
   */
  private async run(verb: "launch" | "close", doing: EhrStore["doing"], pauseMs: number): Promise<void> {
    if (this.doing) return;
    this.doing = doing;
    const isDone = await this.#platform.call("ehr", verb).catch(() => false);
    if (isDone) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await this.look();
    if (doing) runInAction(() => (this.doing = null));
  }
}
