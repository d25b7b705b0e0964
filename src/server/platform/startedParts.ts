/** What a process began and must end, last begun first. */
export class StartedParts {
  private readonly endings: (() => unknown)[] = [];
  private stopped: Promise<void> | null = null;

  /** @param end ends the part; may return a promise. */
  add(end: () => unknown): void {
    this.endings.push(end);
  }

  /** Ends each part even where an earlier one failed to; a second call waits for the first. @throws the first failure. */
  stop(): Promise<void> {
    this.stopped ??= this.endAll();
    return this.stopped;
  }

  private async endAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const end of this.endings.reverse()) {
      try {
        await end();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
