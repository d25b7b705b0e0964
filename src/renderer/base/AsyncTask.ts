import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";

/** Observable state of an asynchronous operation. Only the newest run counts; results of earlier runs are ignored. */
export class AsyncTask {
  status: "idle" | "running" | "done" | "failed" = "idle";
  /** Why the newest run failed; null unless `status` is `failed`. */
  error: AppError | null = null;
  private newest = 0;

  constructor() {
    makeAutoObservable<this, "newest">(this, { error: observableRef, newest: false });
  }

  get isRunning(): boolean {
    return this.status === "running";
  }

  /** Runs `work`, then `commit` with its result in a MobX action. Never rejects: failures are stored in `error`. */
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

  /**
   * Does what `run` does.
   * @returns whether `work` succeeded, even if its result was ignored because of a newer run or `reset`.
   */
  async attempt<T>(work: () => Promise<T>, commit: (value: T) => void): Promise<boolean> {
    let isDone = false;
    const counted = async (): Promise<T> => {
      const value = await work();
      isDone = true;
      return value;
    };
    await this.run(counted, commit);
    return isDone;
  }

  /** Resets to idle; the result of a running operation is ignored. */
  reset(): void {
    this.newest++;
    this.status = "idle";
    this.error = null;
  }
}
