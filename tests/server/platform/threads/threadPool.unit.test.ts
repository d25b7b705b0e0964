import { afterEach, describe, expect, test } from "vitest";
import { ThreadLimit, ThreadPool } from "../../../../src/server/platform/threads/ThreadPool";

const file = new URL("./threadPoolJobs.ts", import.meta.url);
const limits = { runMs: 60_000 };
let pool: ThreadPool;
afterEach(() => pool.stop());

describe("ThreadPool", () => {
  test("replaces the thread of a job that takes too long", async () => {
    pool = new ThreadPool({ file, size: 1, memoryMb: 128 });
    await expect(pool.run("spin", null, { runMs: 200 })).rejects.toBeInstanceOf(ThreadLimit);
    expect(await pool.run("double", 21, limits)).toBe(42);
  });

  test("limits the processor time of a background job but the elapsed time of a job that a person waits for", async () => {
    pool = new ThreadPool({ file, size: 1, memoryMb: 128 });
    await pool.run("double", 1, limits);
    expect(await pool.run("hold", 600, { runMs: 200 })).toBe("timed-out");
    const asked = { runMs: 200, waitMs: 60_000 };
    await expect(pool.run("hold", 60_000, asked)).rejects.toBeInstanceOf(ThreadLimit);
    await expect(pool.run("hold", 60_000, { runMs: 200 })).rejects.toBeInstanceOf(ThreadLimit);
  });

  test("replaces the thread of a job that takes too much memory", async () => {
    pool = new ThreadPool({ file, size: 1, memoryMb: 32 });
    await expect(pool.run("hoard", null, limits)).rejects.toBeInstanceOf(ThreadLimit);
    expect(await pool.run("double", 21, limits)).toBe(42);
  });

  test("keeps the memory for new objects at its full size in each thread", async () => {
    pool = new ThreadPool({ file, size: 1, memoryMb: 128 });
    expect(await pool.run("newObjectsBytes", null, limits)).toBe(16 * 1024 * 1024);
  });

  test("runs other jobs while one spins", async () => {
    pool = new ThreadPool({ file, size: 2, memoryMb: 128 });
    const spinning = pool.run("spin", null, { runMs: 1_500 }).catch((error: unknown) => error);
    expect(await pool.run("double", 21, limits)).toBe(42);
    expect(await spinning).toBeInstanceOf(ThreadLimit);
  });

  test("rejects a job for which no thread becomes free", async () => {
    pool = new ThreadPool({ file, size: 1, memoryMb: 128 });
    const spinning = pool.run("spin", null, { runMs: 1_500, waitMs: 60_000 }).catch((error: unknown) => error);
    await expect(pool.run("double", 21, { ...limits, waitMs: 100 })).rejects.toBeInstanceOf(ThreadLimit);
    expect(await spinning).toBeInstanceOf(ThreadLimit);
  });

  test("reports a job's own failure", async () => {
    pool = new ThreadPool({ file, size: 1, memoryMb: 128 });
    await expect(pool.run("fail", null, limits)).rejects.toThrow("no such patient");
    expect(await pool.run("double", 21, limits)).toBe(42);
  });

  test("rejects an aborted job immediately", async () => {
    pool = new ThreadPool({ file, size: 1, memoryMb: 128 });
    await pool.run("double", 1, limits);
    const [running, queued] = [new AbortController(), new AbortController()];
    const jobs = [
      pool.run("spin", null, { ...limits, signal: running.signal }),
      pool.run("spin", null, { ...limits, signal: queued.signal }),
    ].map((job) => job.catch((error: unknown) => error));
    queued.abort(new Error("not wanted"));
    running.abort(new Error("superseded"));
    expect(await Promise.all(jobs)).toEqual([new Error("superseded"), new Error("not wanted")]);
    expect(await pool.run("double", 21, limits)).toBe(42); // in the new thread: the spinning one never ends
    await expect(pool.run("double", 1, { ...limits, signal: running.signal })).rejects.toThrow("superseded");
  });

  test("runs jobs about the same visit in one thread, which background jobs wait for", async () => {
    pool = new ThreadPool({ file, size: 2, memoryMb: 128 });
    const thread = () => pool.run("thread", null, limits);
    while (new Set(await Promise.all([thread(), thread()])).size < 2); // until both threads are loaded
    const of = (about: string) => pool.run("thread", null, { ...limits, about });
    const [visit, other] = await Promise.all([of("visit"), of("other visit")]);
    expect([await of("visit"), await of("other visit")]).toEqual([visit, other]);

    const holding = pool.run("hold", 300, { ...limits, about: "visit" });
    const waiting = of("visit");
    expect(await of("other visit")).toBe(other);
    expect([await holding, await waiting]).toEqual(["timed-out", visit]);
  });

  test("runs jobs whose wait is limited first, except for every fourth", async () => {
    pool = new ThreadPool({ file, size: 1, memoryMb: 128 });
    const order: number[] = [];
    const run = async (value: number, waitMs?: number) => {
      await pool.run("double", value, { ...limits, ...(waitMs !== undefined && { waitMs }) });
      order.push(value);
    };
    const drafts = [0, 1, 2].map((value) => run(value));
    const runs = [10, 11, 12, 13].map((value) => run(value, 60_000));
    await Promise.all([...drafts, ...runs]);
    expect(order).toEqual([10, 11, 12, 0, 13, 1, 2]);
  });

  test("leaves a thread to others when one person's jobs are long", async () => {
    pool = new ThreadPool({ file, size: 2, memoryMb: 128 });
    const long = { runMs: 1_500, person: "a" };
    const spins = [1, 2].map(() => pool.run("spin", null, long).catch((error: unknown) => error));
    expect(await pool.run("double", 21, { ...limits, person: "b" })).toBe(42);
    expect(await pool.run("double", 4, { ...limits, waitMs: 60_000 })).toBe(8);
    for (const spin of await Promise.all(spins)) expect(spin).toBeInstanceOf(ThreadLimit);
  });
});
