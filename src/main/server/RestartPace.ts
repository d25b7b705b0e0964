/** A server that was ready for this long before it exited is restarted after the first delay, in milliseconds. */
const wellAfterMs = 60_000;
const firstMs = 100;
const longestMs = 10_000;

/**
 * Computes the delay before a server that exited is restarted: `firstMs` after the first exit, doubled after each
 * further exit up to `longestMs`.
 */
export class RestartPace {
  private ends = 0;

  /** @param ranMs how long the server was ready before it exited; 0 if it never was. @returns milliseconds. */
  next(ranMs: number): number {
    this.ends = ranMs >= wellAfterMs ? 1 : this.ends + 1;
    return Math.min(firstMs * 2 ** (this.ends - 1), longestMs);
  }
}
