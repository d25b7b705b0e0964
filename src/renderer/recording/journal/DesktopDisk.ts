import type { KeptTake, KeptTakeChange } from "../../../shared/recording/keptTake";
import type { Platform } from "../../platform/platform";
import type { JournalDisk, JournalStorage, Page, PageTarget } from "./JournalDisk";

/** Recordings in files of the desktop app, which its main process writes. */
export class DesktopDisk implements JournalDisk {
  constructor(private readonly platform: Platform) {}

  takes(): Promise<KeptTake[]> {
    return this.platform.call("recordings", "takes");
  }

  async begin(take: KeptTake): Promise<PageTarget> {
    const { ticket } = await this.platform.call("recordings", "begin", { take });
    return { kind: "desktop", ticket };
  }

  async pages(takeId: string, from: number, most: number): Promise<Page[]> {
    return this.platform.call("recordings", "pages", { takeId, from, most });
  }

  change(takeId: string, change: KeptTakeChange): Promise<void> {
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
