import { Refusal } from "../page/Refusal";

/** Runs commands one at a time, each with a deadline. */
export class CommandQueue {
  private last: Promise<unknown> = Promise.resolve();
  private readonly running = new Set<AbortController>();

  /**
   * Runs a command after the ones before it. Its waiting time counts.
   * @param work must not act any more once its signal is aborted.
   * @throws {Refusal} `timeout`, `cancelled`
   */
  run<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const cancel = new AbortController();
    this.running.add(cancel);
    const signal = AbortSignal.any([cancel.signal, AbortSignal.timeout(timeoutMs)]);
    const before = this.last;
    const result = unlessAborted(signal, before).then(() => unlessAborted(signal, work(signal)));
    this.last = result.then(
      () => undefined,
      () => undefined,
    );
    return result.finally(() => this.running.delete(cancel));
  }

  /** Cancels the running command and those that wait. */
  cancelAll(): void {
    for (const controller of this.running) controller.abort();
  }
}

/** @throws {Refusal} if the command was cancelled or its time is over. */
export function requireTime(signal: AbortSignal): void {
  if (!signal.aborted) return;
  const isTimeout = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
  throw isTimeout
    ? new Refusal("timeout", "The EHR did not answer in time. Check its window, then try again.")
    : new Refusal("cancelled", "Stopped.");
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      try {
        requireTime(signal);
      } catch (error) {
        reject(error as Error);
      }
    };
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
