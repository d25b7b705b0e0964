import { describe, expect, test } from "vitest";
import { Lease } from "../../../src/server/pipeline/Lease";
import { LoadThrottle } from "../../../src/server/pipeline/LoadThrottle";

describe("LoadThrottle", () => {
  test("pauses live visits longer the longer the server is busy", () => {
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

  test("pauses until an urgent change", async () => {
    const { lease } = newLease();
    let isPaused = true;
    const pause = lease.pause(hour).then(() => (isPaused = false));
    lease.wake({ isUrgent: false });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isPaused).toBe(true);
    lease.wake();
    await pause;
    expect(await lease.waitForChange(hour)).toBe(true); // the change is still reported
  });

  test("does not pause if an urgent change came before", async () => {
    const { lease } = newLease();
    lease.wake();
    expect(await lease.waitForChange(hour)).toBe(true);
    await lease.pause(hour);
    expect(await lease.waitForChange(1)).toBe(false);
  });

  test("ends its pause when it is lost", async () => {
    const { lease, ending } = newLease();
    const pause = lease.pause(hour);
    ending.abort();
    await pause;
  });
});
