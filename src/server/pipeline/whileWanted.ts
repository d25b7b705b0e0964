import type { Lease } from "./Lease";

/** Interval in milliseconds at which `isWanted` is called without a notification, in case one was lost. */
const checkMs = 500;

/** The abort reason of the signal of `whileWanted` when the work is no longer wanted. */
export class Unwanted extends Error {
  override readonly name = "Unwanted";
}

/**
 * Runs `work`. Its signal aborts when the lease ends, and with the reason `Unwanted` when `isWanted` returns false.
 * `isWanted` is called after each change of the visit and at least every half second; if it rejects, the work
 * continues.
 * @throws what `work` throws, or `Unwanted` in its place once `isWanted` has returned false.
 */
export async function whileWanted(
  lease: Lease,
  isWanted: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const ending = new AbortController();
  let isDone = false;
  const running = work(AbortSignal.any([lease.signal, ending.signal])).finally(() => {
    isDone = true;
    lease.wake();
  });
  running.catch(() => {}); // thrown below
  while (!isDone && !lease.signal.aborted && !ending.signal.aborted) {
    await lease.waitForChange(checkMs);
    if (!isDone && !(await isWanted().catch(() => true))) ending.abort(new Unwanted("The work is not wanted any more"));
  }
  try {
    await running;
  } catch (error) {
    ending.signal.throwIfAborted();
    throw error;
  }
}
