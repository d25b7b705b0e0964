import { makeAutoObservable, runInAction } from "mobx";
import { AppError } from "../../../shared/errors";
import { type BulkAction, formatFailure, formatProgress } from "./bulkAction";
import type { LocalTake } from "./localTake";
import type { TakeSelection } from "./TakeSelection";

interface Deps {
  selection: TakeSelection;
  /** Returns the current state of a take; null if it no longer exists. */
  current: (takeId: string) => LocalTake | null;
  /** Whether an action applies to a take. */
  applies: (act: BulkAction, local: LocalTake) => boolean;
  /** Reloads the list. */
  refresh: () => Promise<void>;
}

/**
 * Runs an action on several recordings, one after another. A failure does not stop the others. Completed recordings are
 * deselected; failed ones stay selected for another attempt.
 */
export class BulkActions {
  /** Progress text, e.g. "1 of 3 recordings exported so far"; null if nothing is running. */
  progress: string | null = null;
  /** Failures of the last action with their causes; null if there were none. */
  failure: string | null = null;

  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this);
  }

  get isRunning(): boolean {
    return this.progress !== null;
  }

  /** Runs `work` on each take. @returns the takes for which it succeeded; none if another action is running. */
  async run(
    act: BulkAction,
    takes: readonly LocalTake[],
    work: (local: LocalTake) => Promise<void>,
  ): Promise<LocalTake[]> {
    if (this.isRunning) return [];
    const done: LocalTake[] = [];
    const errors: AppError[] = [];
    this.begin(act, takes.length);
    for (const { take } of takes) {
      try {
        await work(this.requireApplicable(act, take.id));
        done.push(...takes.filter((each) => each.take.id === take.id));
        runInAction(() => (this.progress = formatProgress(act, done.length, takes.length)));
      } catch (error) {
        errors.push(AppError.from(error));
      }
    }
    await this.#deps.refresh();
    this.end(done, errors.length === 0 ? null : formatFailure(act, takes.length, errors));
    return done;
  }

  forgetFailure(): void {
    this.failure = null;
  }

  private begin(act: BulkAction, total: number): void {
    this.failure = null;
    this.progress = formatProgress(act, 0, total);
  }

  private end(done: readonly LocalTake[], failure: string | null): void {
    this.progress = null;
    this.failure = failure;
    this.#deps.selection.drop(done);
  }

  /** Returns a take in its current state, which may have changed while a dialog was open. @throws {AppError} if so. */
  private requireApplicable(act: BulkAction, takeId: string): LocalTake {
    const local = this.#deps.current(takeId);
    if (!local) throw new AppError("not_found", "This recording is no longer on this computer.");
    if (!this.#deps.applies(act, local)) throw new AppError("conflict", "This recording has changed. Try again.");
    return local;
  }
}
