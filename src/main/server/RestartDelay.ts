/** Milliseconds for which a server must have been ready to be restarted after `firstMs` again. */
const stableAfterMs = 60_000;
/** Delay in milliseconds after the first exit. */
const firstMs = 100;
/** Maximum delay in milliseconds. */
const maxMs = 10_000;

/**
 * Computes the delay before a server that exited is restarted: `firstMs` after the first exit, doubled after each
 * further exit up to `maxMs`.
 */
export class RestartDelay {
  private exits = 0;

  /** @param ranMs how long the server was ready before it exited; 0 if it never was. @returns milliseconds. */
  next(ranMs: number): number {
    this.exits = ranMs >= stableAfterMs ? 1 : this.exits + 1;
    return Math.min(firstMs * 2 ** (this.exits - 1), maxMs);
  }
}
