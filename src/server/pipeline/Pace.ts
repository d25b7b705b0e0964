import { performance } from "node:perf_hooks";

const lookMs = 1_000;
/** Share of time the event loop works: above the first the server is busy, below the second it is not. */
const busyAbove = 0.85;
const calmBelow = 0.6;
const firstPauseMs = 500;
const longestPauseMs = 8_000;

/**
 * How long the work on visits that are still being recorded pauses after each turn. On a busy server it grows, so that
 * receiving parts, stopped visits and answers to people come first and live transcripts follow later, in larger steps.
 */
export class Pace {
  private pause = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param load returns the share of time, 0 to 1, for which the server worked since the last call. */
  constructor(private readonly load: () => number = eventLoopLoad()) {}

  /** Zero unless the server is busy. */
  get pauseMs(): number {
    return this.pause;
  }

  start(): void {
    this.timer = setInterval(() => this.measure(), lookMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Adapts the pause to the load since the last call. */
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
