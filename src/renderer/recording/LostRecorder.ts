import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { TakeState } from "../../shared/recording/takeState";
import { AppError } from "../../shared/errors";
import { sentAsOf } from "../../shared/recording/keptTake";
import type { KeptRecordings } from "./KeptRecordings";
import type { TakesApi } from "./upload/takesApi";

/** Nothing came for so long, in milliseconds: the recorder may be lost. A paused one sends nothing for as long as it likes. */
const silentMs = { recording: 2 * 60_000, paused: 15 * 60_000 };

/** Takes of a session that some other computer was recording and sends nothing of any more. */
export class LostRecorder {
  visitId: string | null = null;
  /** As the practice knew them when it was last asked. */
  takes: readonly TakeState[] = [];
  isFinishing = false;
  problem: AppError | null = null;

  constructor(
    private readonly api: Pick<TakesApi, "takes" | "finishWithoutRest">,
    private readonly kept: Pick<KeptRecordings, "open">,
  ) {
    makeAutoObservable<this, "api" | "kept">(this, { api: false, kept: false, takes: observableRef });
  }

  isOf(visitId: string | null): boolean {
    return visitId !== null && this.visitId === visitId && this.takes.length > 0;
  }

  /** Looks whether the session waits for a recorder that is not this browser. Not reached, it is looked at the next time. */
  async look(visitId: string, status: "recording" | "paused"): Promise<void> {
    try {
      const { journal } = await this.kept.open();
      const here = new Set((await journal.takes()).map(sentAsOf));
      const takes = (await this.api.takes(visitId)).filter(
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

  /** Ends those takes with what the practice has of them; transcript and note follow. */
  async finish(): Promise<void> {
    const { visitId } = this;
    if (visitId === null || this.isFinishing) return;
    this.isFinishing = true;
    this.problem = null;
    try {
      for (const { id } of this.takes) await this.api.finishWithoutRest(visitId, id);
      runInAction(() => (this.takes = []));
    } catch (error) {
      runInAction(() => (this.problem = AppError.from(error)));
    } finally {
      runInAction(() => (this.isFinishing = false));
    }
  }
}
