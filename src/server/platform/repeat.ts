import type { FastifyBaseLogger } from "fastify";

/**
 * Runs `work` now and again `everyMs` milliseconds after each run has ended. A failure is logged and does not stop the
 * repetition.
 * @param name of the work in the log.
 * @returns a function that stops the repetition and resolves when the current run has ended.
 */
export function repeat(
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
  log: Pick<FastifyBaseLogger, "warn">,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (err) {
      log.warn({ err, work: name }, "Periodic task failed; will retry");
    }
    if (!isStopped) timer = setTimeout(begin, everyMs);
  };
  const begin = (): void => void (running = run());
  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
