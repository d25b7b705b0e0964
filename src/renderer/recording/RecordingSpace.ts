import { makeAutoObservable, runInAction } from "mobx";

/** Size of a recorded minute on the disk, in bytes: 3,000 a second for Opus (`bitrate`), and 20% for what is added. */
const bytesPerMinute = 60 * 3_600;
/** Time between two updates, in milliseconds. */
const refreshEveryMs = 15_000;
/** The space is low if fewer minutes than this fit. */
const minMinutes = 10;

/** The recording time that fits on this computer's disk. */
export class RecordingSpace {
  /** Minutes that fit; null until known. */
  minutes: number | null = null;

  readonly #freeBytes: () => Promise<number | null>;

  /** @param freeBytes returns the free space in bytes; null if unknown. */
  constructor(freeBytes: () => Promise<number | null>) {
    this.#freeBytes = freeBytes;
    makeAutoObservable(this);
  }

  get isLow(): boolean {
    return this.minutes !== null && this.minutes < minMinutes;
  }

  /** Updates `minutes` now and periodically. @returns a function that stops the updates. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(() => void this.refresh(), refreshEveryMs);
    return () => clearInterval(timer);
  }

  private async refresh(): Promise<void> {
    const free = await this.#freeBytes();
    if (free !== null) runInAction(() => (this.minutes = Math.floor(free / bytesPerMinute)));
  }
}
