import { setImmediate } from "node:timers/promises";

/** Time in milliseconds that work runs before other requests are handled. */
const maxRunMs = 5;

/**
 * Returns a function to await between the steps of long work: if the work has run for 5 ms, the requests that wait are
 * handled before it continues.
 */
export function yieldToRequests(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < maxRunMs) return;
    await setImmediate();
    began = performance.now();
  };
}
