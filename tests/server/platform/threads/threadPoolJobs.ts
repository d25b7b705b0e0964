import { getHeapSpaceStatistics } from "node:v8";
import { threadId } from "node:worker_threads";
import { answerJobs } from "../../../../src/server/platform/threads/answerJobs";

/* The jobs of the threads that `threadPool.unit.test.ts` starts. */
answerJobs({
  double: (value: number) => value * 2,
  spin: () => {
    for (;;);
  },
  /** Holds its thread without using the processor, as a job does while other processes have it. */
  hold: (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
  thread: () => threadId,
  newObjectsBytes: () => getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size,
  hoard: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));
  },
  fail: () => {
    throw new Error("no such patient");
  },
});
