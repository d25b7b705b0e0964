import type { Queryable } from "../database/database";

/** Thrown by `Lease.hold` in a worker whose visit another worker took over: stop, change nothing. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** The right to work on a visit, held by one worker at a time and renewed while it works. */
export class Lease {
  private isWoken = false;
  private wakeUp: (() => void) | null = null;

  /** @param signal aborts when the lease is lost or the server stops. */
  constructor(
    readonly visitId: string,
    readonly epoch: number,
    readonly signal: AbortSignal,
  ) {}

  /**
   * First statement of every transaction of a worker: locks the visit's work row and fails when the lease has passed to
   * another, so that a slow or revived worker writes nothing.
   * @throws {LeaseLost}
   */
  async hold(tx: Queryable): Promise<void> {
    const { rowCount } = await tx.query("select 1 from visit_work where visit_id = $1 and epoch = $2 for update", [
      this.visitId,
      this.epoch,
    ]);
    if (rowCount === 0) throw new LeaseLost("Another worker has this visit");
  }

  /** Something about the visit changed: whoever waits in `woken`, or waits next, goes on at once. */
  wake(): void {
    this.isWoken = true;
    this.wakeUp?.();
  }

  /** Waits for the next change of the visit. @returns false when none came within `ms` or the lease ended. */
  async woken(ms: number): Promise<boolean> {
    if (!this.isWoken && !this.signal.aborted) {
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
    const woken = this.isWoken && !this.signal.aborted;
    this.isWoken = false;
    return woken;
  }
}
