import { vi } from "vitest";

/*
 * `vi.waitFor` gives up after a second, which is too short on a busy machine. The files of a worker share `vi`, so that
 * it is changed once per worker.
 */
const worker = globalThis as { waitsLonger?: typeof vi };
if (worker.waitsLonger !== vi) {
  worker.waitsLonger = vi;
  const waitFor = vi.waitFor.bind(vi);
  vi.waitFor = (condition, options) => waitFor(condition, options ?? { timeout: 20_000 });
}
