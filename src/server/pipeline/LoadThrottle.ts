import { performance } from "node:perf_hooks";

/** Interval in milliseconds at which the load is measured. */
const measureIntervalMs = 1_000;
/** Share of time for which the event loop is busy above which the pause grows. */
const busyAbove = 0.85;
/** Share of time for which the event loop is busy below which the pause shrinks. */
const calmBelow = 0.6;
const firstPauseMs = 500;
const longestPauseMs = 8_000;

/**
 * Decides how long the work on a visit that is still being recorded pauses after each turn. The pause grows on a busy
 * server, so that requests, the receipt of parts and stopped visits come first; live transcripts then follow later, in
 * larger steps.
 */
export class LoadThrottle {
  private pause = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param load returns the share of time, 0 to 1, for which the event loop was busy since the last call. */
  constructor(private readonly load: () => number = eventLoopLoad()) {}

  /** The pause in milliseconds; 0 unless the server is busy or was until recently. */
  get pauseMs(): number {
    return this.pause;
  }

  start(): void {
    this.timer = setInterval(() => this.measure(), measureIntervalMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Adapts the pause to the load since the last call. `start` calls it at an interval. */
  measure(): void {
    const load = this.load();
    if (load > busyAbove) this.pause = Math.min(longestPauseMs, Math.max(firstPauseMs, this.pause * 2));
    else if (load < calmBelow) this.pause = this.pause > firstPauseMs ? this.pause / 2 : 0;
  }
}

function eventLoopLoad(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
