/** Runs cleanups in the reverse of the order in which they were added. */
export class CleanupStack {
  private readonly cleanups: (() => unknown)[] = [];
  private stopped: Promise<void> | null = null;

  /** @param cleanup releases one resource; may return a promise. */
  add(cleanup: () => unknown): void {
    this.cleanups.push(cleanup);
  }

  /** Runs every cleanup, even if one fails; a second call waits for the first call. @throws the first failure. */
  stop(): Promise<void> {
    this.stopped ??= this.runAll();
    return this.stopped;
  }

  private async runAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const cleanup of this.cleanups.reverse()) {
      try {
        await cleanup();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
