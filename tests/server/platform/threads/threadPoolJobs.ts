import { answerJobs } from "../../../../src/server/platform/threads/answerJobs";

answerJobs({
  double: (value: number) => value * 2,
  spin: () => {
    for (;;);
  },
  hoard: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));
  },
  fail: () => {
    throw new Error("no such patient");
  },
});
