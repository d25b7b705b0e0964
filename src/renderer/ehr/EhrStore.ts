import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { EhrStatus } from "../../shared/bridge/ehrBridge";
import type { Platform } from "../platform/platform";

/** In milliseconds: between two looks at the browser, and until it shows what opening and closing came to. */
export const ehrPauses = { poll: 5_000, afterLaunch: 1_000, afterClose: 500 } as const;

/** What is shown where the shell does not answer: nothing is open. */
const nothing: EhrStatus = {
  isRunning: false,
  browserConnected: false,
  currentPage: null,
  currentPatient: null,
  fault: null,
};

export type EhrState = "unknown" | "starting" | "closing" | "open" | "stuck" | "closed";

/** The browser of the health record, as the desktop shell tells of it when it is asked. What fails is quiet. */
export class EhrStore {
  status: EhrStatus | null = null;
  /** What a person asked for and the status does not show yet. */
  private doing: "starting" | "closing" | null = null;

  constructor(private readonly platform: Platform) {
    makeAutoObservable<this, "platform">(this, { platform: false, status: observableRef });
  }

  get state(): EhrState {
    if (this.doing) return this.doing;
    if (!this.status) return "unknown";
    if (!this.status.isRunning) return "closed";
    return this.status.browserConnected ? "open" : "stuck";
  }

  /** Looks now and again and again. @returns ends it. */
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
    const status = await this.platform.call("ehr", "status").catch(() => nothing);
    runInAction(() => (this.status = status));
  }

  /** @param doing what is shown meanwhile, and lets nothing else begin. */
  private async run(verb: "launch" | "close", doing: EhrStore["doing"], pauseMs: number): Promise<void> {
    if (this.doing) return;
    this.doing = doing;
    const isDone = await this.platform.call("ehr", verb).catch(() => false);
    if (isDone) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await this.look(); // what failed is known at once
    if (doing) runInAction(() => (this.doing = null));
  }
}
