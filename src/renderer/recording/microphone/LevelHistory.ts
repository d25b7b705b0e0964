/** The levels of the last 7 seconds, 10 values a second, oldest first; 0 to 1. */
export class LevelHistory {
  /** Number of values kept. */
  static readonly bars = 70;
  private values: number[] = new Array<number>(LevelHistory.bars).fill(0);
  private readonly listeners = new Set<() => void>();

  get levels(): readonly number[] {
    return this.values;
  }

  /** Adds levels, oldest first, and drops as many. */
  push(levels: readonly number[]): void {
    this.values = [...this.values, ...levels].slice(-LevelHistory.bars);
    for (const listener of this.listeners) listener();
  }

  /** Sets all levels to 0. */
  clear(): void {
    this.values = new Array<number>(LevelHistory.bars).fill(0);
    for (const listener of this.listeners) listener();
  }

  /** Calls `listener` after each change. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
