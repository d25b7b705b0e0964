import type { JournalTake, JournalTakeChange } from "../../../shared/recording/journalTake";
import type { Part } from "../../../shared/recording/part";
import type { Platform } from "../../base/Platform";
import type { JournalDisk, JournalStorage, PartTarget } from "./JournalDisk";

/**
 * Stores recordings in files through the main process of the desktop app. Parts pass between the processes twice: the
 * worker sends them to the main process, and the outbox reads them back to upload them. ARCHITECTURE.md explains why.
 */
export class DesktopDisk implements JournalDisk {
  constructor(private readonly platform: Platform) {}

  takes(): Promise<JournalTake[]> {
    return this.platform.call("recordings", "takes");
  }

  /** Searches the list: the bridge has no call for a single take, and the main process keeps the list in memory. */
  async take(takeId: string): Promise<JournalTake | null> {
    return (await this.takes()).find(({ id }) => id === takeId) ?? null;
  }

  async begin(take: JournalTake): Promise<PartTarget> {
    const { ticket } = await this.platform.call("recordings", "begin", { take });
    return { kind: "desktop", ticket };
  }

  async parts(takeId: string, from: number, limit: number): Promise<Part[]> {
    return this.platform.call("recordings", "parts", { takeId, from, limit });
  }

  change(takeId: string, change: JournalTakeChange): Promise<void> {
    return this.platform.call("recordings", "change", { takeId, change });
  }

  remove(takeId: string): Promise<void> {
    return this.platform.call("recordings", "remove", { takeId });
  }

  async storage(): Promise<JournalStorage> {
    const { isInKeychain, ...storage } = await this.platform.call("recordings", "storage");
    return { ...storage, isKeyGuarded: isInKeychain };
  }

  async setLimit(bytes: number): Promise<void> {
    await this.platform.call("recordings", "setLimit", { bytes });
  }
}
