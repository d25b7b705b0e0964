import { makeAutoObservable, runInAction } from "mobx";
import { AppError } from "../../../shared/errors";
import { type BulkAct, failureWords, progressWords } from "./bulkWords";
import type { LocalTake } from "./localTake";
import type { TakeSelection } from "./TakeSelection";

interface Parts {
  selection: TakeSelection;
  /** The take as it stands at this moment; null where it is gone. */
  current: (takeId: string) => LocalTake | null;
  fits: (act: BulkAct, local: LocalTake) => boolean;
  /** Reads the list anew. */
  look: () => Promise<void>;
}

/**
 * Does one thing to several recordings, one after another: what fails with one keeps nothing from the others. What was done is
 * selected no longer, what failed still is, so that it can be tried again.
 */
export class BulkActs {
  /** What goes on: "1 of 3 recordings exported so far"; null while nothing does. */
  progress: string | null = null;
  /** What the last act did not do, and why; null where it did all. */
  failure: string | null = null;

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, "parts">(this, { parts: false });
  }

  get isRunning(): boolean {
    return this.progress !== null;
  }

  /** @returns those it was done to. */
  async run(
    act: BulkAct,
    takes: readonly LocalTake[],
    work: (local: LocalTake) => Promise<void>,
  ): Promise<LocalTake[]> {
    if (this.isRunning) return [];
    const done: LocalTake[] = [];
    const errors: AppError[] = [];
    this.begin(act, takes.length);
    for (const { take } of takes) {
      try {
        await work(this.fitting(act, take.id));
        done.push(...takes.filter((each) => each.take.id === take.id));
        runInAction(() => (this.progress = progressWords(act, done.length, takes.length)));
      } catch (error) {
        errors.push(AppError.from(error));
      }
    }
    await this.parts.look();
    this.end(done, errors.length === 0 ? null : failureWords(act, takes.length, errors));
    return done;
  }

  forgetFailure(): void {
    this.failure = null;
  }

  private begin(act: BulkAct, total: number): void {
    this.failure = null;
    this.progress = progressWords(act, 0, total);
  }

  private end(done: readonly LocalTake[], failure: string | null): void {
    this.progress = null;
    this.failure = failure;
    this.parts.selection.drop(done);
  }

  /** While it was asked about it may have been sent, or deleted in another window. */
  private fitting(act: BulkAct, takeId: string): LocalTake {
    const local = this.parts.current(takeId);
    if (!local) throw new AppError("not_found", "This recording is not on this computer any more.");
    if (!this.parts.fits(act, local)) throw new AppError("conflict", "This recording was changed meanwhile.");
    return local;
  }
}
