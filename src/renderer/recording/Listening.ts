import { makeAutoObservable } from "mobx";

/** Below this (root mean square) a microphone gives nothing that could be speech. */
const silenceLevel = 0.0008;
const silentAfterMs = 10_000;
const forgotten = { longMs: 3 * 3_600_000, quietMs: 15 * 60_000 };

/** How long a recording is and how long nothing was heard, by the sound itself: no change of the computer's clock matters. */
export class Listening {
  elapsedMs = 0;
  /** How long nothing was heard, in milliseconds of recording. */
  quietMs = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** @param level root mean square of the newest sound. @param elapsedMs where it ends, in milliseconds of the take. */
  hear(level: number, elapsedMs: number): void {
    this.quietMs = level < silenceLevel ? this.quietMs + Math.max(0, elapsedMs - this.elapsedMs) : 0;
    this.elapsedMs = elapsedMs;
  }

  /** A new take begins. */
  begin(): void {
    this.elapsedMs = this.quietMs = 0;
  }

  /** Somebody was there just now: the take goes on after a pause. */
  goOn(): void {
    this.quietMs = 0;
  }

  /** The microphone may be muted. */
  get isSilent(): boolean {
    return this.quietMs >= silentAfterMs;
  }

  /** Long, or long quiet: the visit may be over. */
  get isForgotten(): boolean {
    return this.elapsedMs >= forgotten.longMs || this.quietMs >= forgotten.quietMs;
  }
}
