import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OpenedValues } from "../../../src/server/platform/crypto/OpenedValues";

const megabyte = 1024 * 1024;
const values = new Map([["digest", "text"]]);

describe("OpenedValues", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("returns the values that were last kept for a key", () => {
    const opened = new OpenedValues();
    opened.keep("visit:1", values, 10);
    opened.keep("visit:1", new Map([["later", "other"]]), 10);
    expect([...opened.of("visit:1")]).toEqual([["later", "other"]]);
    expect(opened.of("visit:2").size).toBe(0);
  });

  test("drops the least recently used values when all together exceed 16 MB", () => {
    const opened = new OpenedValues();
    for (const name of ["visit:1", "visit:2"]) opened.keep(name, values, 7 * megabyte);
    opened.of("visit:1");
    opened.keep("visit:3", values, 7 * megabyte);
    expect(["visit:1", "visit:2", "visit:3"].map((name) => opened.of(name).size)).toEqual([1, 0, 1]);
  });

  test("does not keep values that exceed the limit alone", () => {
    const opened = new OpenedValues();
    opened.keep("visit:1", values, 10);
    opened.keep("visit:2", values, 17 * megabyte);
    expect([opened.of("visit:1").size, opened.of("visit:2").size]).toEqual([1, 0]);
  });

  test("drops values that were not used for ten minutes", () => {
    const opened = new OpenedValues();
    opened.keep("visit:1", values, 10);
    vi.advanceTimersByTime(9 * 60_000);
    opened.of("visit:1");
    vi.advanceTimersByTime(9 * 60_000);
    expect(opened.of("visit:1").size).toBe(1);
    vi.advanceTimersByTime(10 * 60_000);
    expect(opened.of("visit:1").size).toBe(0);
  });

  test("drops the values of one key or of all keys on request", () => {
    const opened = new OpenedValues();
    for (const name of ["visit:1", "visit:2", "visit:3"]) opened.keep(name, values, 10);
    opened.forget("visit:1");
    expect([opened.of("visit:1").size, opened.of("visit:2").size]).toEqual([0, 1]);
    opened.forget(null);
    expect(opened.of("visit:3").size).toBe(0);
  });
});
