import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";

/** One asynchronous operation as observable state. Only the newest run may write, so a slow older answer changes nothing. */
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

  /** Back to the beginning; an answer still under way is ignored. */
  reset(): void {
    this.newest++;
    this.status = "idle";
    this.error = null;
  }
}
