/** A server that ran for so long counts as well: its next end is the first again. In milliseconds. */
const wellAfterMs = 60_000;
const firstMs = 100;
const longestMs = 10_000;

/** How long to wait before a server that ended is started again: at once after a first end, ever longer when it keeps ending. */
export class RestartPace {
  private ends = 0;

  /** @param ranMs how long it ran, 0 where it never came up. @returns milliseconds. */
  next(ranMs: number): number {
    this.ends = ranMs >= wellAfterMs ? 1 : this.ends + 1;
    return Math.min(firstMs * 2 ** (this.ends - 1), longestMs);
  }
}
