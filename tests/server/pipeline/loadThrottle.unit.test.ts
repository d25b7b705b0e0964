import { describe, expect, test } from "vitest";
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
