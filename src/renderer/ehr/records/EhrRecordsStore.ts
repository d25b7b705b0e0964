import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { BridgeOutput } from "../../../shared/bridge/contract";
import type { EhrSession } from "../../../shared/ehr/ehrData";
import type { Platform } from "../../base/Platform";

declare module "../../base/useStores" {
  interface DashboardStores {
    readonly ehrRecords: EhrRecordsStore;
  }
}

/** The newest entries of the EHR's audit log, and whether it is intact. */
export type EhrAudit = BridgeOutput<"ehr", "audit">;

/** Maximum number of log entries shown. */
const auditLimit = 200;

/** Data captured from the EHR, and the log of what Chartside did there. */
export class EhrRecordsStore {
  query = "";
  /** Captures that contain all words of the query, newest first; null until loaded. */
  sessions: EhrSession[] | null = null;
  /** The log; null until loaded. */
  audit: EhrAudit | null = null;
  private newest = 0;

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable<this, "newest">(this, { sessions: observableRef, audit: observableRef, newest: false });
  }

  /** Loads captures and log. Never rejects. */
  async load(): Promise<void> {
    await Promise.all([this.search(this.query), this.loadAudit()]);
  }

  /**
   * Loads the captures that contain all words of `query`. The result of an earlier search is ignored. Never rejects.
   */
  async search(query: string): Promise<void> {
    this.query = query;
    const run = ++this.newest;
    const sessions = await this.#platform.call("ehr", "searchSessions", { query }).catch(() => []);
    if (run === this.newest) runInAction(() => (this.sessions = sessions));
  }

  /** Captures the chart that is open in the EHR. @returns false if none is open. */
  async capture(): Promise<boolean> {
    const captured = await this.#platform.call("ehr", "extractPageData", { whole: false }).catch(() => null);
    if (captured) await this.load();
    return captured !== null;
  }

  private async loadAudit(): Promise<void> {
    const audit = await this.#platform.call("ehr", "audit", { limit: auditLimit }).catch(() => null);
    runInAction(() => (this.audit = audit));
  }
}
