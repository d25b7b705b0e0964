/**
 * Yields what `source` yields until `signal` aborts, even if `source` ignores the signal: it is then closed without
 * waiting for it.
 * @throws the signal's reason.
 */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  signal.throwIfAborted();
  const iterator = source[Symbol.asyncIterator]();
  const aborted = Promise.withResolvers<never>();
  aborted.promise.catch(() => {}); // the signal can abort between two values
  const abort = (): void => aborted.reject(signal.reason as Error);
  signal.addEventListener("abort", abort, { once: true });
  try {
    for (;;) {
      const next = iterator.next();
      next.catch(() => {}); // it can fail after the abort
      const result = await Promise.race([next, aborted.promise]);
      signal.throwIfAborted();
      if (result.done) return;
      yield result.value;
    }
  } finally {
    signal.removeEventListener("abort", abort);
    void iterator.return?.().catch(() => {});
  }
}
