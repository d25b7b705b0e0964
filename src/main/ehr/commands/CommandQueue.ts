import { Refusal } from "../page/Refusal";

/** Runs commands one at a time, each with a deadline. */
export class CommandQueue {
  private last: Promise<unknown> = Promise.resolve();
  private readonly running = new Set<AbortController>();

  /**
   * Runs a command after the ones before it. The deadline includes the waiting time. The promise settles at the
   * deadline even if the work hangs, e.g. behind a dialog; the next command waits until the work has ended, because it
   * may restore something.
   * @param work must stop acting when its signal is aborted, except to restore.
   * @throws {Refusal} `timeout`, `cancelled`, or the reason given to `cancelAll`.
   */
  run<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const cancel = new AbortController();
    this.running.add(cancel);
    const signal = AbortSignal.any([cancel.signal, AbortSignal.timeout(timeoutMs)]);
    const result = this.last.then(() => {
      throwIfAborted(signal);
      return work(signal);
    });
    this.last = result.then(
      () => undefined,
      () => undefined,
    );
    return unlessAborted(signal, result).finally(() => this.running.delete(cancel));
  }

  /** Ends the running command and those that wait. @param reason the error that their callers get. */
  cancelAll(reason: Refusal = new Refusal("cancelled", "Stopped.")): void {
    for (const controller of this.running) controller.abort(reason);
  }
}

/** @throws {Refusal} if the command was canceled or has timed out. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw reasonOf(signal);
}

const reasonOf = (signal: AbortSignal): Refusal =>
  signal.reason instanceof Refusal
    ? signal.reason
    : new Refusal("timeout", "The EHR did not answer in time. Check its window, then try again.");

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(reasonOf(signal));
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
