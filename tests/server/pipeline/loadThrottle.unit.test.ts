import { describe, expect, test } from "vitest";
import { Lease } from "../../../src/server/pipeline/Lease";
import { LoadThrottle } from "../../../src/server/pipeline/LoadThrottle";

describe("LoadThrottle", () => {
  test("pauses live visits longer the longer the server is busy, and not once it is calm", () => {
    let load = 0.5;
    const throttle = new LoadThrottle(() => load);
    const after = (now: number, looks: number): number[] => {
      load = now;
      return Array.from({ length: looks }, () => {
        throttle.measure();
        return throttle.pauseMs;
      });
    };
    expect(after(0.5, 2)).toEqual([0, 0]);
    expect(after(0.95, 6)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    expect(after(0.7, 2)).toEqual([8_000, 8_000]);
    expect(after(0.3, 6)).toEqual([4_000, 2_000, 1_000, 500, 0, 0]);
  });
});

describe("Lease", () => {
  const hour = 3_600_000;
  const newLease = () => {
    const ending = new AbortController();
    return { ending, lease: new Lease("visit", 1, ending.signal) };
  };

  test("rests until an urgent change; others do not end the rest", async () => {
    const { lease } = newLease();
    let isResting = true;
    const rest = lease.rest(hour).then(() => (isResting = false));
    lease.wake({ isUrgent: false });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isResting).toBe(true);
    lease.wake();
    await rest;
    expect(await lease.woken(hour)).toBe(true); // the change is still reported
  });

  test("does not rest if an urgent change came before", async () => {
    const { lease } = newLease();
    lease.wake();
    expect(await lease.woken(hour)).toBe(true);
    await lease.rest(hour);
    expect(await lease.woken(1)).toBe(false);
  });

  test("ends its rest when it is lost", async () => {
    const { lease, ending } = newLease();
    const rest = lease.rest(hour);
    ending.abort();
    await rest;
  });
});
