import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";

/** How long the end of the server waits for it, in milliseconds. */
const endPatienceMs = 2_000;

/**
 * Work whose time must not show in an answer: an address that has an account is answered as quickly as one that has none.
 * Failures are logged.
 */
export class LaterWork {
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly log: Pick<FastifyBaseLogger, "error">) {}

  begin(name: string, work: () => Promise<void>): void {
    const run = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((err: unknown) => this.log.error({ err, work: name }, "Work after an answer failed"))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  /** Resolves when all that was begun is over; a mail server that hangs is not waited for. */
  async end(): Promise<void> {
    await Promise.race([Promise.all(this.running), delay(endPatienceMs, undefined, { ref: false })]);
  }
}
