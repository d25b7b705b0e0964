import { performance } from "node:perf_hooks";

/** Maximum duration of a request, and maximum time that it blocks others such as a health check, in milliseconds. */
const longestRequestMs = 2_000;
const longestBlockMs = 100;
/** Time of `referenceWork` on the machine that the limits are for, in milliseconds: two otherwise idle cores. */
const referenceMs = 8;
/** How often a request over a limit is repeated, because other work on the machine can delay a single request. */
const repetitions = 4;
/** Interval in milliseconds at which the thread's CPU time is read. */
const everyMs = 5;

interface Times {
  requestMs: number;
  blockedMs: number;
}

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** A fixed piece of work like that of a request: arithmetic, objects and JSON. */
function referenceWork(): void {
  let sum = 0;
  for (let index = 0; index < 1_000_000; index += 1) sum = (Math.imul(sum, 31) + index) | 0;
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ index, text: `word ${index + sum}` }));
  JSON.parse(JSON.stringify(rows));
}

/** Returns the limits on this machine at this moment: they grow with the time, and the CPU time, of `referenceWork`. */
function limitsNow(requestMs: number): Times {
  const runs = 10;
  const [started, cpuBefore] = [performance.now(), cpuMs()];
  for (let run = 0; run < runs; run += 1) referenceWork();
  const [slower, cpuSlower] = [performance.now() - started, cpuMs() - cpuBefore].map((ms) =>
    Math.max(1, ms / runs / referenceMs),
  ) as [number, number];
  return { requestMs: requestMs * slower, blockedMs: longestBlockMs * cpuSlower };
}

/**
 * Measures `work`: how long it took, and the longest CPU time that this thread, which runs the server's event loop,
 * spent without a break. It is CPU time, because on a busy machine other processes run in between.
 */
async function measured<T>(work: () => Promise<T>): Promise<Times & { value: T }> {
  let blockedMs = 0;
  let last = cpuMs();
  const read = (): void => {
    const now = cpuMs();
    blockedMs = Math.max(blockedMs, now - last);
    last = now;
  };
  const timer = setInterval(read, everyMs);
  const started = performance.now();
  const value = await work();
  const requestMs = performance.now() - started;
  clearInterval(timer);
  read();
  return { value, requestMs, blockedMs };
}

/**
 * Runs a request and checks that it takes at most two seconds and blocks its event loop for at most 100 ms. If not,
 * repeats it with the limits of this machine at that moment, so that the check fails neither on a slow nor on a busy
 * machine.
 * @param requestMs another limit; `Infinity` for work that no one waits for.
 * @returns the first result.
 * @throws if the request exceeds a limit every time.
 */
export async function withinBounds<T>(
  name: string,
  request: () => Promise<T>,
  { requestMs = longestRequestMs } = {},
): Promise<T> {
  const { value, ...first } = await measured(request);
  let taken: Times = first;
  let limits: Times = { requestMs, blockedMs: longestBlockMs };
  for (let again = 0; isOver(taken, limits); again += 1) {
    if (again === repetitions) throw new Error(`${name} took ${inText(taken)}; the limits were ${inText(limits)}`);
    const before = limitsNow(requestMs);
    const { value: _, ...next } = await measured(request);
    const after = limitsNow(requestMs);
    taken = next;
    limits = {
      requestMs: Math.max(before.requestMs, after.requestMs),
      blockedMs: Math.max(before.blockedMs, after.blockedMs),
    };
  }
  return value;
}

const isOver = (taken: Times, limits: Times): boolean =>
  taken.requestMs > limits.requestMs || taken.blockedMs > limits.blockedMs;

const inText = ({ requestMs, blockedMs }: Times): string =>
  `${requestMs.toFixed(0)} ms, blocking others for ${blockedMs.toFixed(0)} ms`;
