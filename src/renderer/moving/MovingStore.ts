import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import type { Visit } from "../../shared/visits/visit";
import { isMovable, moveVisit } from "./moveVisit";
import type { MovingVisitsApi } from "./visitsApi";

/** Sessions that were recorded on this computer before somebody signed in, and their way into the account. */
export class MovingStore {
  /** `idle`: nothing to do, or nobody asked yet. */
  state: "idle" | "offered" | "moving" | "failed" | "done" = "idle";
  /** Those that can be moved, oldest first. */
  waiting: readonly Visit[] = [];
  /** Those that stay: something is being made of them, or their note holds words of the clinician or a signature. */
  staying = 0;
  moved = 0;
  /** Of the session that is on its way, 0 to 1. */
  share = 0;
  error: AppError | null = null;
  private stopping = new AbortController();

  constructor(private readonly parts: { from: MovingVisitsApi; to: MovingVisitsApi; onMoved: () => void }) {
    makeAutoObservable<this, "parts" | "stopping">(this, {
      waiting: observableRef,
      error: observableRef,
      parts: false,
      stopping: false,
    });
  }

  /** How many sessions there were when moving began. */
  get count(): number {
    return this.moved + this.waiting.length;
  }

  /** Looks what there is. This computer's own server may still be starting, or hold nothing: then there is nothing to offer. */
  async look(): Promise<void> {
    const { from } = this.parts;
    const waiting: Visit[] = [];
    let staying = 0;
    try {
      for (const visit of (await from.visits()).toReversed()) {
        if (await isMovable(from, visit)) waiting.push(visit);
        else staying++;
      }
    } catch {
      return;
    }
    runInAction(() => {
      this.waiting = waiting;
      this.staying = staying;
      this.state = waiting.length > 0 ? "offered" : "idle";
    });
  }

  /** Moves them one after another. Failures land in `error`; what was moved stays moved. */
  async start(): Promise<void> {
    if (this.state === "moving") return;
    this.state = "moving";
    this.error = null;
    this.stopping = new AbortController();
    try {
      for (let visit = this.waiting[0]; visit; visit = this.waiting[0]) await this.move(visit);
      runInAction(() => (this.state = "done"));
    } catch (thrown) {
      const error = AppError.from(thrown);
      runInAction(() => {
        this.error = error.code === "cancelled" ? null : error;
        this.state = error.code === "cancelled" ? "offered" : "failed";
      });
    }
  }

  /** After the part that is on its way. */
  stop(): void {
    this.stopping.abort();
  }

  /** Not now: offered again when the app starts. */
  dismiss(): void {
    this.state = "idle";
  }

  private async move(visit: Visit): Promise<void> {
    this.share = 0;
    await moveVisit(visit, {
      ...this.parts,
      signal: this.stopping.signal,
      onProgress: (share) => runInAction(() => (this.share = share)),
    });
    runInAction(() => {
      this.moved++;
      this.waiting = this.waiting.slice(1);
    });
    this.parts.onMoved();
  }
}
