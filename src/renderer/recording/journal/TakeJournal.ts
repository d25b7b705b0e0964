import type { KeptTake, KeptTakeChange } from "../../../shared/recording/keptTake";
import type { Platform } from "../../platform/platform";
import { BrowserDisk } from "./BrowserDisk";
import { DesktopDisk } from "./DesktopDisk";
import type { JournalDisk, JournalStorage, Page, PageTarget } from "./JournalDisk";

/** Pages that are read at once. */
const abreast = 100;

/**
 * What this computer recorded and the practice does not have for certain: append-only, so that after a crash each page is
 * there as a whole or not at all, and encrypted under a key that never leaves the computer.
 */
export class TakeJournal {
  constructor(private readonly disk: JournalDisk) {}

  /** In the desktop app on this computer's disk, else in this browser. */
  static async open(platform: Platform): Promise<TakeJournal> {
    return new TakeJournal(platform.kind === "desktop" ? new DesktopDisk(platform) : await BrowserDisk.open());
  }

  /** All but the deleted ones. */
  async takes(): Promise<KeptTake[]> {
    return (await this.disk.takes()).filter(({ deletedAt }) => deletedAt === undefined);
  }

  /** Those that were deleted and can be brought back. */
  async deletedTakes(): Promise<KeptTake[]> {
    return (await this.disk.takes()).filter(({ deletedAt }) => deletedAt !== undefined);
  }

  /** @returns null for a deleted one too. */
  async take(takeId: string): Promise<KeptTake | null> {
    return (await this.takes()).find(({ id }) => id === takeId) ?? null;
  }

  /** @returns where its pages go. @throws {AppError} `local_storage_full` */
  begin(take: KeptTake): Promise<PageTarget> {
    return this.disk.begin(take);
  }

  /**
   * All pages of a take, one after another: an Ogg Opus file, in order and without gaps. Also of a deleted one.
   * @throws {Error} where a page is not there.
   */
  async file(takeId: string): Promise<Uint8Array<ArrayBuffer>[]> {
    const count = (await this.disk.takes()).find(({ id }) => id === takeId)?.pages ?? 0;
    const pages: Uint8Array<ArrayBuffer>[] = [];
    while (pages.length < count) {
      const next = await this.disk.pages(takeId, pages.length, Math.min(abreast, count - pages.length));
      if (next.length === 0) throw new Error(`Page ${pages.length} of take ${takeId} is not in the journal`);
      pages.push(...next.map(({ bytes }) => bytes));
    }
    return pages;
  }

  async page(takeId: string, seq: number): Promise<Page | null> {
    const [page] = await this.disk.pages(takeId, seq, 1);
    return page ?? null;
  }

  /** No page will follow. */
  stop(takeId: string): Promise<void> {
    return this.disk.change(takeId, { state: "stopped" });
  }

  /** What its owner calls it, where it is, as what it is sent. */
  change(takeId: string, change: Pick<KeptTakeChange, "name" | "visitId" | "sentAs">): Promise<void> {
    return this.disk.change(takeId, change);
  }

  /** The clinician gave it up: it counts as gone from now on, and its pages go with `removeDeleted`. */
  markDeleted(takeId: string, at: number): Promise<void> {
    return this.disk.change(takeId, { deletedAt: at });
  }

  bringBack(takeId: string): Promise<void> {
    return this.disk.change(takeId, { deletedAt: null });
  }

  /** Takes that were deleted before `until`, for good, with their pages. */
  async removeDeleted(until: number): Promise<void> {
    for (const { id, deletedAt } of await this.deletedTakes())
      if (deletedAt !== undefined && deletedAt <= until) await this.remove(id);
  }

  /** Only once the practice has all of it, or the clinician gave it up. */
  remove(takeId: string): Promise<void> {
    return this.disk.remove(takeId);
  }

  /** Null where it cannot be told. */
  storage(): Promise<JournalStorage | null> {
    return this.disk.storage();
  }

  setLimit(bytes: number): Promise<void> {
    return this.disk.setLimit(bytes);
  }
}
