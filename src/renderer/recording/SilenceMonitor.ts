import { makeAutoObservable } from "mobx";

/** Level (root mean square) below which there is no speech. */
const silenceLevel = 0.0008;
const silentAfterMs = 10_000;
const forgotten = { longMs: 3 * 3_600_000, quietMs: 15 * 60_000 };

/** Measures the length of a recording and of the current silence from the audio, independent of the computer's clock. */
export class SilenceMonitor {
  elapsedMs = 0;
  /** Length of the current silence in milliseconds. */
  quietMs = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** @param level root mean square of the newest audio. @param elapsedMs its end in milliseconds of the take. */
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

  /** Whether the microphone may be muted. */
  get isSilent(): boolean {
    return this.quietMs >= silentAfterMs;
  }

  /** Whether the recording is long, or quiet for long: the visit may be over. */
  get isForgotten(): boolean {
    return this.elapsedMs >= forgotten.longMs || this.quietMs >= forgotten.quietMs;
  }
}
