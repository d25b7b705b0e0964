/** The usual limit in milliseconds is a base plus a time for each second of audio: 9.8 s for an utterance of 12 s. */
const answerMs = 5_000;
const perSecondMs = 400;
/** Maximum multiple of the usual limit. */
const maxFactor = 8;

/**
 * Limits the duration of an attempt at a speech service by the length of the utterance, so that a hang costs little. A
 * slow service gets more time: each attempt that runs out of time doubles the limit of later attempts, up to eight
 * times the usual limit, until an answer arrives within the usual limit.
 */
export class AttemptTimeout {
  private factor = 1;
  private doubledAt = -Infinity;

  /** @param maxMs limit for any attempt. */
  constructor(private readonly maxMs: number) {}

  /** Returns the limit for an utterance of this length, in whole milliseconds as `AbortSignal.timeout` needs. */
  msFor(seconds: number): number {
    return Math.round(Math.min(this.maxMs, this.factor * usualMs(seconds)));
  }

  /** Records that an attempt begun at this time (`performance.now`) took too long. Parallel attempts count once. */
  recordTimeout(begunAt: number): void {
    if (begunAt < this.doubledAt) return;
    this.factor = Math.min(maxFactor, this.factor * 2);
    this.doubledAt = performance.now();
  }

  /**
   * Records an answer, also one that refuses the request: the service does not hang. If it took no more than the usual
   * limit, that limit applies again.
   */
  recordAnswer(seconds: number, tookMs: number): void {
    if (tookMs <= usualMs(seconds)) this.factor = 1;
  }
}

const usualMs = (seconds: number): number => answerMs + perSecondMs * seconds;
