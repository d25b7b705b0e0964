/** Time in milliseconds for the answer itself, and for each second of audio: under 10 s for utterances up to 12 s. */
const answerMs = 5_000;
const perSecondMs = 400;
const mostPatient = 8;

/**
 * How long one attempt at a speech service can take: by the length of the utterance, so that a hang costs little. A
 * service that is slow but works is given longer: each attempt that was too short doubles the time of those begun after
 * it, until an answer comes in the usual time.
 */
export class AttemptTimeout {
  private factor = 1;
  private doubledAt = -Infinity;

  /** @param maxMs limit for the longest attempt. */
  constructor(private readonly maxMs: number) {}

  /** @returns whole milliseconds (as `AbortSignal.timeout` needs them) for an utterance of that length. */
  msFor(seconds: number): number {
    return Math.round(Math.min(this.maxMs, this.factor * usualMs(seconds)));
  }

  /** An attempt begun at that time (`performance.now`) took too long. Attempts made in parallel count once. */
  missed(begunAt: number): void {
    if (begunAt < this.doubledAt) return;
    this.factor = Math.min(mostPatient, this.factor * 2);
    this.doubledAt = performance.now();
  }

  answered(seconds: number, tookMs: number): void {
    if (tookMs <= usualMs(seconds)) this.factor = 1;
  }
}

const usualMs = (seconds: number): number => answerMs + perSecondMs * seconds;
