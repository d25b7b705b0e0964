import type { AxiosInstance } from "axios";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { AdminStatus } from "../../shared/admin/adminStatus";
import { AppError } from "../../shared/errors";
import { AdminApi } from "./AdminApi";

/** Interval of status refreshes in milliseconds while the page is visible. */
export const refreshIntervalMs = 10_000;

/** Loads the server status for admins and refreshes it. */
export class AdminStore {
  /** The last status loaded; null until loaded, kept if a refresh fails. */
  status: AdminStatus | null = null;
  /** The error of the last refresh, or null. Kept during the next refresh, to prevent flicker. */
  failure: AppError | null = null;
  /** The component that caused `failure`: the server or its database; null without a failure or for another cause. */
  cause: "database" | "server" | null = null;
  /** Number of the last refresh started, so that answers to earlier ones are ignored. */
  #newest = 0;
  readonly #api: AdminApi;

  constructor(http: AxiosInstance) {
    this.#api = new AdminApi(http);
    makeAutoObservable(this, { status: observableRef, failure: observableRef });
  }

  /** Whether the server rejected the last refresh because this account is not an admin's. */
  get isRefused(): boolean {
    return this.failure?.code === "forbidden";
  }

  /** Refreshes the status. Never rejects; errors are kept in `failure` and `cause`. */
  async refresh(): Promise<void> {
    const run = ++this.#newest;
    let write: () => void;
    try {
      const status = await this.#api.status();
      write = () => {
        this.status = status;
        this.failure = this.cause = null;
      };
    } catch (error) {
      const failure = AppError.from(error);
      const cause = failure.code === "forbidden" ? null : await this.#api.failedComponent();
      write = () => {
        this.failure = failure;
        this.cause = cause;
      };
    }
    if (run === this.#newest) runInAction(write);
  }

  /**
   * Refreshes now, periodically while the page is visible, and when it becomes visible; no more once the account is
   * rejected.
   * @returns a function that stops refreshing.
   */
  watch(): () => void {
    const refreshIfVisible = (): void => {
      if (!document.hidden && !this.isRefused) void this.refresh();
    };
    refreshIfVisible();
    const timer = setInterval(refreshIfVisible, refreshIntervalMs);
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refreshIfVisible);
    };
  }
}
