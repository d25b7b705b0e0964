import { describe, expect, test } from "vitest";
import { Lease } from "../../../src/server/pipeline/Lease";

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
