import { makeAutoObservable, runInAction } from "mobx";

/** What a recorded minute takes on this computer's disk, in bytes. */
const bytesPerMinute = 60 * 3_600;
const lookEveryMs = 15_000;
const fewMinutes = 10;

/** How much more this computer can keep. */
export class StorageRoom {
  /** Minutes of recording there is room for; null while that is not known. */
  minutes: number | null = null;

  /** @param freeBytes what there is room for; null where it cannot be told. */
  constructor(private readonly freeBytes: () => Promise<number | null>) {
    makeAutoObservable<this, "freeBytes">(this, { freeBytes: false });
  }

  get isLow(): boolean {
    return this.minutes !== null && this.minutes < fewMinutes;
  }

  /** Looks now and then. @returns what ends it. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), lookEveryMs);
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    const free = await this.freeBytes();
    if (free !== null) runInAction(() => (this.minutes = Math.floor(free / bytesPerMinute)));
  }
}
