import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { AppError } from "../../shared/errors";
import type { Visit } from "../../shared/visits/visit";
import type { TransferApis } from "./transferApis";

/** Loads the functions that move a visit. They are loaded on demand, because most users never move one. */
const moving = () => import("./transferVisit");

declare module "../base/useStores" {
  interface DashboardStores {
    /** Null unless signed in on the desktop. */
    readonly transfer: TransferStore | null;
  }
}

/** Moves the visits recorded on this computer into the account. */
export class TransferStore {
  /** `idle`: nothing to move, or not checked yet. */
  state: "idle" | "offered" | "moving" | "failed" | "done" = "idle";
  /** Visits that can be moved and are not yet moved, oldest first. */
  waiting: readonly Visit[] = [];
  /** Number of visits that stay, because `isTransferable` is false for them. */
  staying = 0;
  /** Number of visits moved so far. */
  moved = 0;
  /** Progress of the current visit, 0 to 1. */
  share = 0;
  /** Why the transfer failed; null if it did not. */
  error: AppError | null = null;
  #stopping = new AbortController();

  readonly #deps: { from: TransferApis; to: TransferApis; onTransferred: () => void };

  constructor(deps: { from: TransferApis; to: TransferApis; onTransferred: () => void }) {
    this.#deps = deps;
    makeAutoObservable(this, { waiting: observableRef, error: observableRef });
  }

  /** Number of visits to move, including those already moved. */
  get count(): number {
    return this.moved + this.waiting.length;
  }

  /**
   * Finds the visits that can be moved. Changes nothing if this computer's server does not answer, e.g. at its start.
   */
  async check(): Promise<void> {
    const { from } = this.#deps;
    const waiting: Visit[] = [];
    let staying = 0;
    try {
      for (const visit of (await from.visits.all()).toReversed()) {
        if (await (await moving()).isTransferable(from, visit)) waiting.push(visit);
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

  /**
   * Moves the visits one after another until `stop`. A failure is in `error`; visits already moved stay in the account.
   */
  async start(): Promise<void> {
    if (this.state === "moving") return;
    this.state = "moving";
    this.error = null;
    this.#stopping = new AbortController();
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

  /** Stops after the part that is being sent; the rest of the visit can be moved later with `start`. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Hides the banner until `check` finds visits to move. */
  dismiss(): void {
    this.state = "idle";
  }

  private async move(visit: Visit): Promise<void> {
    this.share = 0;
    const { transferVisit } = await moving();
    await transferVisit(visit, {
      ...this.#deps,
      signal: this.#stopping.signal,
      onProgress: (share) => runInAction(() => (this.share = share)),
    });
    runInAction(() => {
      this.moved++;
      this.waiting = this.waiting.slice(1);
    });
    this.#deps.onTransferred();
  }
}
