import type { AxiosInstance } from "axios";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { AdminStatus } from "../../shared/admin/adminStatus";
import { AppError } from "../../shared/errors";
import { AdminApi } from "./adminApi";

/** Milliseconds between two looks while the page is seen. */
export const lookEveryMs = 10_000;

/** How the server does, as an admin sees it. */
export class AdminStore {
  /** What the last look that succeeded saw; a failed one leaves it. */
  status: AdminStatus | null = null;
  /** Why the last look failed; null when it did not. It stays while the next one is under way, so that nothing flickers. */
  failure: AppError | null = null;
  /** What does not answer: the server, or its database; null where that is not it. */
  cause: "database" | "server" | null = null;
  private newest = 0;
  private readonly api: AdminApi;

  constructor(http: AxiosInstance) {
    this.api = new AdminApi(http);
    makeAutoObservable<this, "api" | "newest">(this, {
      api: false,
      newest: false,
      status: observableRef,
      failure: observableRef,
    });
  }

  /** The server says that this account is no admin's. */
  get isRefused(): boolean {
    return this.failure?.code === "forbidden";
  }

  /** Never rejects: what went wrong lands in `failure` and `cause`. */
  async look(): Promise<void> {
    const look = ++this.newest;
    let write: () => void;
    try {
      const status = await this.api.status();
      write = () => {
        this.status = status;
        this.failure = this.cause = null;
      };
    } catch (error) {
      const failure = AppError.from(error);
      const cause = failure.code === "forbidden" ? null : await this.api.brokenPart();
      write = () => {
        this.failure = failure;
        this.cause = cause;
      };
    }
    if (look === this.newest) runInAction(write);
  }

  /** Looks now and every ten seconds while the page is seen; at once when it is seen again. @returns what ends it. */
  watch(): () => void {
    const lookIfSeen = (): void => {
      if (!document.hidden && !this.isRefused) void this.look();
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, lookEveryMs);
    document.addEventListener("visibilitychange", lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfSeen);
    };
  }
}
