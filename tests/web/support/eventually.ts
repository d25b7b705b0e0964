import { expect } from "vitest";

/** Waits up to 30 s until what `read` returns meets the expectation: `await eventually(count).toBe(2)`. */
export const eventually = <T>(read: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> =>
  expect.poll(read, { timeout: 30_000 });
