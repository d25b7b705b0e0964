import { makeAutoObservable } from "mobx";

/** Level (root mean square) below which audio counts as silence. */
const silenceLevel = 0.0008;
/** Milliseconds of silence after which the microphone is suspected to be muted. */
const silentAfterMs = 10_000;
/** A take of `longMs`, or silence of `quietMs`, suggests that the visit is over. */
const forgotten = { longMs: 3 * 3_600_000, quietMs: 15 * 60_000 };

/** Measures how long a take and its current silence are by the audio, independent of the computer's clock. */
export class SilenceMonitor {
  /** Length of the take in milliseconds. */
  elapsedMs = 0;
  /** Length of the current silence in milliseconds. */
  quietMs = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /**
   * Adds a measurement.
   * @param level root mean square of the newest audio.
   * @param elapsedMs end of that audio in milliseconds of the take.
   */
  measure(level: number, elapsedMs: number): void {
    this.quietMs = level < silenceLevel ? this.quietMs + Math.max(0, elapsedMs - this.elapsedMs) : 0;
    this.elapsedMs = elapsedMs;
  }

  /** Resets for a new take. */
  begin(): void {
    this.elapsedMs = this.quietMs = 0;
  }

  /** Ends the silence when the take continues after a pause. */
  resume(): void {
    this.quietMs = 0;
  }

  /** Whether the microphone is suspected to be muted. */
  get isSilent(): boolean {
    return this.quietMs >= silentAfterMs;
  }

  /** Whether the take is so long, or has been quiet for so long, that the visit may be over. */
  get isForgotten(): boolean {
    return this.elapsedMs >= forgotten.longMs || this.quietMs >= forgotten.quietMs;
  }
}
