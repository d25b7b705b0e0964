import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { EhrStatus } from "../../shared/bridge/ehrBridge";
import type { EhrExport } from "../../shared/ehr/ehrData";
import type { EhrProfileSummary, ProfileImport } from "../../shared/ehr/ehrProfileSummary";
import type { Platform } from "../base/Platform";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly ehr: EhrStore;
  }
}

/** Milliseconds between polls, and between a change and the next poll. */
const delaysMs = { poll: 5_000, afterLaunch: 1_000, afterClose: 500, afterData: 500 } as const;

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

/**
 * The state of the EHR's browser and the profiles of EHRs. The status is polled from the desktop shell, which also
 * sends it after events. A failed poll counts as not running.
 */
export class EhrStore {
  /** The last status; null until the first answer. */
  status: EhrStatus | null = null;
  /** The EHRs that are set up; null until loaded. */
  profiles: EhrProfileSummary[] | null = null;
  /** The change in progress, which `status` does not show yet. */
  private doing: "starting" | "closing" | null = null;

  readonly #platform: Platform;
  /** Number of components that show the status; they share one poll. */
  #watchers = 0;
  #stop: () => void = () => undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable(this, { status: observableRef, profiles: observableRef });
  }

  get state(): EhrState {
    if (this.doing) return this.doing;
    if (!this.status) return "unknown";
    if (!this.status.isRunning) return "closed";
    return this.status.browserConnected ? "open" : "stuck";
  }

  /** Polls the status, starting now, and listens to the shell's status events. @returns a function that stops both. */
  watch(everyMs: number = delaysMs.poll): () => void {
    void this.refresh();
    if (this.#watchers++ === 0) this.#stop = this.follow(everyMs);
    return () => {
      if (--this.#watchers === 0) this.#stop();
    };
  }

  /** Opens the browser or, if it is open, shows it. Never rejects. */
  launch(): Promise<void> {
    return this.run("launch", this.status?.isRunning ? null : "starting", delaysMs.afterLaunch);
  }

  /** Closes the browser with all its pages. Never rejects. */
  close(): Promise<void> {
    return this.run("close", "closing", delaysMs.afterClose);
  }

  /** Loads the profiles; an empty list if that fails. Never rejects. */
  async loadProfiles(): Promise<void> {
    const profiles = await this.#platform.call("ehr", "profiles").catch(() => []);
    runInAction(() => (this.profiles = profiles));
  }

  /**
   * Checks a profile, and stores it if `acceptOrigins` has all its origins. Never rejects.
   * @param text content of the profile's file.
   */
  async importProfile(text: string, acceptOrigins: string[] = []): Promise<ProfileImport> {
    const failed = { accepted: false, profile: null, faults: [{ field: "", message: "The file could not be read." }] };
    const result = await this.#platform
      .call("ehr", "importProfile", { profile: text, acceptOrigins })
      .catch(() => failed);
    if (result.accepted) await this.loadProfiles();
    return result;
  }

  /** Returns a profile as JSON text; null if there is none. */
  exportProfile(id: string): Promise<string | null> {
    return this.#platform.call("ehr", "exportProfile", { id }).catch(() => null);
  }

  async removeProfile(id: string): Promise<void> {
    await this.#platform.call("ehr", "removeProfile", { id }).catch(() => false);
    await this.loadProfiles();
  }

  /** Returns all captured data; null if it cannot be read. */
  exportData(): Promise<EhrExport | null> {
    return this.#platform.call("ehr", "export").catch(() => null);
  }

  /** Imports captured data from the text of an export. @returns whether it succeeded: false e.g. for another text. */
  async importData(text: string): Promise<boolean> {
    const isDone = await this.#platform.call("ehr", "import", { data: parseJson(text) }).catch(() => false);
    await this.refreshLater();
    return isDone;
  }

  /**
   * Deletes captured data.
   * @param browserProfile also deletes the browser's sign-ins.
   * @returns whether it succeeded.
   */
  async clear(browserProfile: boolean): Promise<boolean> {
    const isDone = await this.#platform.call("ehr", "clear", { browserProfile }).catch(() => false);
    await this.refreshLater();
    return isDone;
  }

  private follow(everyMs: number): () => void {
    const timer = setInterval(() => void this.refresh(), everyMs);
    const off = this.#platform.on("ehr:changed", (status) => runInAction(() => (this.status = status)));
    return () => {
      clearInterval(timer);
      off();
    };
  }

  private async refreshLater(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delaysMs.afterData));
    await this.refresh();
  }

  private async refresh(): Promise<void> {
    const status = await this.#platform.call("ehr", "status").catch(() => nothing);
    runInAction(() => (this.status = status));
  }

  /**
   * Runs a change and polls; does nothing while another change runs.
   * @param doing the state shown in the meantime; null to keep the current state.
   */
  private async run(verb: "launch" | "close", doing: EhrStore["doing"], pauseMs: number): Promise<void> {
    if (this.doing) return;
    this.doing = doing;
    const isDone = await this.#platform.call("ehr", verb).catch(() => false);
    if (isDone) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await this.refresh();
    if (doing) runInAction(() => (this.doing = null));
  }
}

/** Parses JSON; null if it is not valid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
