import type { FastifyBaseLogger } from "fastify";

/**
 * Runs `work` now and again `everyMs` after each end, never concurrently. A failure is logged and does not stop it.
 * @returns stops it; resolves when the current run is over.
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
