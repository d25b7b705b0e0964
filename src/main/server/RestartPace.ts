/** Run time after which a server counts as healthy and the delay starts over, in milliseconds. */
const wellAfterMs = 60_000;
const firstMs = 100;
const longestMs = 10_000;

/**
 * Computes the delay before a server that exited is restarted: short after the first exit, doubling while it keeps
 * exiting.
 */
export class RestartPace {
  private ends = 0;

  /** @param ranMs how long it ran; 0 if it was never ready. @returns milliseconds. */
  next(ranMs: number): number {
    this.ends = ranMs >= wellAfterMs ? 1 : this.ends + 1;
    return Math.min(firstMs * 2 ** (this.ends - 1), longestMs);
  }
}
