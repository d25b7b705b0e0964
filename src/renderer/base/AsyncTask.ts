import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";

/** An asynchronous operation as observable state. Only the newest run writes; a late result of an older one is ignored. */
export class AsyncTask {
  status: "idle" | "running" | "done" | "failed" = "idle";
  error: AppError | null = null;
  private newest = 0;

  constructor() {
    makeAutoObservable<this, "newest">(this, { error: observableRef, newest: false });
  }

  get isRunning(): boolean {
    return this.status === "running";
  }

  /** Runs `work`, then `commit` in an action. Failures land in `error`: this never rejects. */
  async run<T>(work: () => Promise<T>, commit: (value: T) => void): Promise<void> {
    const run = ++this.newest;
    this.status = "running";
    this.error = null;
    try {
      const value = await work();
      if (run !== this.newest) return;
      runInAction(() => {
        commit(value);
        this.status = "done";
      });
    } catch (error) {
      if (run !== this.newest) return;
      runInAction(() => {
        this.error = AppError.from(error);
        this.status = "failed";
      });
    }
  }

  /** Resets to idle; the result of a running operation is ignored. */
  reset(): void {
    this.newest++;
    this.status = "idle";
    this.error = null;
  }
}
