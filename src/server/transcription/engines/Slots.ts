/** Runs at most `count` calls at once; further calls wait in order. */
export class Slots {
  private free: number;
  private readonly queue: (() => void)[] = [];

  constructor(count: number) {
    this.free = count;
  }

  /** Runs `work` when a slot is free. @throws the signal's reason if it aborts before that. */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.enter(signal);
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  private async enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = (): void => {
        signal.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = (): void => {
        this.queue.splice(this.queue.indexOf(turn), 1);
        reject(signal.reason as Error);
      };
      this.queue.push(turn);
      signal.addEventListener("abort", giveUp, { once: true });
    });
  }
}
