/**
 * Runs at most `count` calls at the same time. Further calls wait: those of each person in order, and the persons in
 * turn, so that many calls of one person do not delay those of others.
 */
export class Slots {
  private free: number;
  /** The waiting calls by person; the person who is next comes first. */
  private readonly queues = new Map<string, (() => void)[]>();

  constructor(count: number) {
    this.free = count;
  }

  /**
   * Runs `work` when a slot is free.
   * @param person id of the person for whom it runs.
   * @throws the signal's reason if it aborts before that.
   */
  async run<T>(signal: AbortSignal, work: () => Promise<T>, person = ""): Promise<T> {
    await this.enter(signal, person);
    try {
      return await work();
    } finally {
      const next = this.next();
      if (next) next();
      else this.free += 1;
    }
  }

  private async enter(signal: AbortSignal, person: string): Promise<void> {
    signal.throwIfAborted();
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const queue = this.queues.get(person) ?? [];
      this.queues.set(person, queue);
      const start = (): void => {
        signal.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = (): void => {
        queue.splice(queue.indexOf(start), 1);
        if (queue.length === 0 && this.queues.get(person) === queue) this.queues.delete(person);
        reject(signal.reason as Error);
      };
      queue.push(start);
      signal.addEventListener("abort", giveUp, { once: true });
    });
  }

  /** Removes and returns the next call. Further calls of its person then wait behind those of all other persons. */
  private next(): (() => void) | undefined {
    for (const [person, queue] of this.queues) {
      const start = queue.shift();
      this.queues.delete(person);
      if (queue.length > 0) this.queues.set(person, queue);
      return start;
    }
    return undefined;
  }
}
