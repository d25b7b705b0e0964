import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { BridgeOutput } from "../../../shared/bridge/contract";
import type { EhrSession } from "../../../shared/ehr/ehrData";
import type { Platform } from "../../base/Platform";

declare module "../../base/useStores" {
  interface DashboardStores {
    readonly ehrRecords: EhrRecordsStore;
  }
}

export type EhrAudit = BridgeOutput<"ehr", "audit">;

/** Number of entries of the log that are shown. */
const auditLimit = 200;

/** What was captured from the EHR, and the log of what automation did there. */
export class EhrRecordsStore {
  query = "";
  /** Captured sessions that contain the query, newest first; null until they are read. */
  sessions: EhrSession[] | null = null;
  /** Null until it is read. */
  audit: EhrAudit | null = null;
  private newest = 0;

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    makeAutoObservable<this, "newest">(this, { sessions: observableRef, audit: observableRef, newest: false });
  }

  /** Reads the sessions and the log. Never rejects. */
  async load(): Promise<void> {
    await Promise.all([this.search(this.query), this.loadAudit()]);
  }

  /** Shows the sessions that contain all words; an older search that answers later is ignored. */
  async search(query: string): Promise<void> {
    this.query = query;
    const run = ++this.newest;
    const sessions = await this.#platform.call("ehr", "searchSessions", { query }).catch(() => []);
    if (run === this.newest) runInAction(() => (this.sessions = sessions));
  }

  /** Reads the data of the chart that is open in the EHR. @returns whether there was something to read. */
  async capture(): Promise<boolean> {
    const session = await this.#platform.call("ehr", "extractPageData", { whole: false }).catch(() => null);
    if (session) await this.load();
    return session !== null;
  }

  private async loadAudit(): Promise<void> {
    const audit = await this.#platform.call("ehr", "audit", { limit: auditLimit }).catch(() => null);
    runInAction(() => (this.audit = audit));
  }
}
