import type { Queryable } from "../platform/database/Database";
import { VisitWorkRepository, type WorkTable } from "../visits/VisitWorkRepository";

/**
 * Thrown by `Lease.hold` if the worker no longer has the visit or the server stops; also the reason with which the
 * lease's signal aborts. The worker stops without further changes.
 */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** The exclusive right of one worker to one kind of work on a visit, renewed while it works. */
export class Lease {
  private isWoken = false;
  private isUrgent = false;
  private wakeUp: (() => void) | null = null;

  /**
   * @param epoch number of the lease: each new lease of the visit has a higher one.
   * @param signal aborts when the lease is lost or the server stops.
   */
  constructor(
    readonly visitId: string,
    readonly epoch: number,
    readonly signal: AbortSignal,
    private readonly table: WorkTable = "visit_work",
  ) {}

  /**
   * First statement of every transaction in a worker: locks the visit's work row and fails if the lease has passed to
   * another worker, so that a slow or revived worker writes nothing.
   * @throws {LeaseLost} if another worker has the visit.
   */
  async hold(tx: Queryable): Promise<void> {
    if (!(await new VisitWorkRepository(tx, this.table).lockLease(this.visitId, this.epoch)))
      throw new LeaseLost("Another worker has this visit");
  }

  /**
   * Reports a change of the visit. The current or next call of `waitForChange` then returns immediately; that of
   * `pause` too, if the change is urgent.
   */
  wake({ isUrgent = true } = {}): void {
    this.isWoken = true;
    this.isUrgent ||= isUrgent;
    this.wakeUp?.();
  }

  /** Waits for the next change of the visit. @returns false if there was none within `ms` or the lease ended. */
  async waitForChange(ms: number): Promise<boolean> {
    if (!this.isWoken && !this.signal.aborted) await this.nextWake(ms);
    const isWoken = this.isWoken && !this.signal.aborted;
    this.isWoken = false;
    return isWoken;
  }

  /** Waits for `ms`, but only until the next urgent change or the end of the lease. */
  async pause(ms: number): Promise<void> {
    const end = performance.now() + ms;
    for (let left = ms; left > 0 && !this.isUrgent && !this.signal.aborted; left = end - performance.now()) {
      await this.nextWake(left);
    }
    this.isUrgent = false;
  }

  private async nextWake(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
      this.signal.addEventListener("abort", this.wakeUp, { once: true });
    });
    if (this.wakeUp) this.signal.removeEventListener("abort", this.wakeUp);
    this.wakeUp = null;
  }
}
