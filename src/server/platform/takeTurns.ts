import { setImmediate } from "node:timers/promises";

/** Time in milliseconds after which other requests get their turn. */
const turnMs = 5;

/**
 * Returns a function to await between the steps of long work: other requests get their turn first if the work has run
 * for 5 ms since their last one.
 */
export function takeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await setImmediate();
    began = performance.now();
  };
}
