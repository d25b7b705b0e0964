import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";

/** How long a shutdown waits for running tasks, in milliseconds. */
const endTimeoutMs = 2_000;

/**
 * Runs tasks that no response waits for, so that the time of a response does not reveal whether an email has an
 * account. Failures are logged.
 */
export class BackgroundTasks {
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly log: Pick<FastifyBaseLogger, "error">) {}

  /** Starts `work` in the next turn of the event loop. @param name for the log if it fails. */
  begin(name: string, work: () => Promise<void>): void {
    const run = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((err: unknown) => this.log.error({ err, work: name }, "Background task failed"))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  /** Resolves when all tasks are done, or after a time limit, because a mail server can hang. */
  async end(): Promise<void> {
    await Promise.race([Promise.all(this.running), delay(endTimeoutMs, undefined, { ref: false })]);
  }
}
