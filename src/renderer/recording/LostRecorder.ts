import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { TakeState } from "../../shared/recording/takeState";
import { AppError } from "../../shared/errors";
import { serverTakeId } from "../../shared/recording/journalTake";
import type { LocalTakes } from "./LocalTakes";
import type { TakesApi } from "./upload/TakesApi";

/**
 * Milliseconds without data after which a recorder counts as lost. Longer while paused, because it then sends nothing.
 */
const silentMs = { recording: 2 * 60_000, paused: 15 * 60_000 };

/** Finds takes of a visit that another computer or browser was recording but no longer sends, and can end them. */
export class LostRecorder {
  visitId: string | null = null;
  /** The takes whose recorder is lost, as of the last `check`. */
  takes: readonly TakeState[] = [];
  isFinishing = false;
  /** Why the last `finish` failed; null if it did not. */
  problem: AppError | null = null;

  readonly #api: Pick<TakesApi, "list" | "finishIncomplete">;
  readonly #localTakes: Pick<LocalTakes, "open">;

  constructor(api: Pick<TakesApi, "list" | "finishIncomplete">, localTakes: Pick<LocalTakes, "open">) {
    this.#api = api;
    this.#localTakes = localTakes;
    makeAutoObservable(this, { takes: observableRef });
  }

  /** Whether the last `check` was for this visit and found takes. */
  hasLostTakes(visitId: string | null): boolean {
    return visitId !== null && this.visitId === visitId && this.takes.length > 0;
  }

  /** Updates `takes` for a visit. Ignores takes recorded in this browser. Unexpected errors are reported. */
  async check(visitId: string, status: "recording" | "paused"): Promise<void> {
    try {
      const { journal } = await this.#localTakes.open();
      const here = new Set((await journal.takes()).map(serverTakeId));
      const takes = (await this.#api.list(visitId)).filter(
        ({ id, state, idle_ms }) => state === "recording" && idle_ms >= silentMs[status] && !here.has(id),
      );
      runInAction(() => {
        this.visitId = visitId;
        this.takes = takes;
      });
    } catch (error) {
      if (AppError.from(error).code === "internal") reportError(error);
    }
  }

  /** Ends the takes with the parts that the server has; transcript and note follow. A failure is in `problem`. */
  async finish(): Promise<void> {
    const { visitId } = this;
    if (visitId === null || this.isFinishing) return;
    this.isFinishing = true;
    this.problem = null;
    try {
      for (const { id } of this.takes) await this.#api.finishIncomplete(visitId, id);
      runInAction(() => (this.takes = []));
    } catch (error) {
      runInAction(() => (this.problem = AppError.from(error)));
    } finally {
      runInAction(() => (this.isFinishing = false));
    }
  }
}
