import type { JournalTake, JournalTakeChange } from "../../../shared/recording/journalTake";
import type { Part } from "../../../shared/recording/part";
import type { Platform } from "../../base/Platform";
import { BrowserDisk } from "./BrowserDisk";
import { DesktopDisk } from "./DesktopDisk";
import type { JournalDisk, JournalStorage, PartTarget } from "./JournalDisk";

/** Number of parts read at a time. */
const batchSize = 100;

/**
 * Recordings on this computer that the server has not confirmed, and deleted ones that can be restored. Parts are only
 * appended, so that after a crash each is either complete or missing; encrypted with a key that never leaves the
 * computer.
 */
export class TakeJournal {
  constructor(private readonly disk: JournalDisk) {}

  /** Opens the journal: in files in the desktop app, in this browser's database on the web. */
  static async open(platform: Platform): Promise<TakeJournal> {
    return new TakeJournal(platform.kind === "desktop" ? new DesktopDisk(platform) : await BrowserDisk.open());
  }

  /** Returns all takes except deleted ones. */
  async takes(): Promise<JournalTake[]> {
    return (await this.disk.takes()).filter(({ deletedAt }) => deletedAt === undefined);
  }

  /** Returns the deleted takes that can be restored. */
  async deletedTakes(): Promise<JournalTake[]> {
    return (await this.disk.takes()).filter(({ deletedAt }) => deletedAt !== undefined);
  }

  /** @returns null if the take does not exist or was deleted. */
  async take(takeId: string): Promise<JournalTake | null> {
    const take = await this.disk.take(takeId);
    return take?.deletedAt === undefined ? take : null;
  }

  /** Stores a new take. @returns the destination of its parts. @throws {AppError} `local_storage_full` */
  begin(take: JournalTake): Promise<PartTarget> {
    return this.disk.begin(take);
  }

  /**
   * Returns all parts of a take, even if it is marked as deleted; joined, they are an Ogg Opus file. Returns `[]` if
   * the take has no parts or does not exist.
   * @throws {Error} if a part is missing.
   */
  async file(takeId: string): Promise<Uint8Array<ArrayBuffer>[]> {
    const count = (await this.disk.take(takeId))?.parts ?? 0;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    while (parts.length < count) {
      const next = await this.disk.parts(takeId, parts.length, Math.min(batchSize, count - parts.length));
      if (next.length === 0) throw new Error(`Part ${parts.length} of take ${takeId} is not in the journal`);
      parts.push(...next.map(({ bytes }) => bytes));
    }
    return parts;
  }

  /** Returns a part; null if it does not exist. */
  async part(takeId: string, seq: number): Promise<Part | null> {
    const [part] = await this.disk.parts(takeId, seq, 1);
    return part ?? null;
  }

  /** Marks a take as complete. */
  stop(takeId: string): Promise<void> {
    return this.disk.change(takeId, { state: "stopped" });
  }

  /** Changes the name of a take, its visit, or the id under which it is sent. */
  change(takeId: string, change: Pick<JournalTakeChange, "name" | "visitId" | "sentAs">): Promise<void> {
    return this.disk.change(takeId, change);
  }

  /** Marks a take as deleted; `removeDeleted` deletes it. @param at in milliseconds since 1970. */
  markDeleted(takeId: string, at: number): Promise<void> {
    return this.disk.change(takeId, { deletedAt: at });
  }

  /** Restores a take marked as deleted. */
  restore(takeId: string): Promise<void> {
    return this.disk.change(takeId, { deletedAt: null });
  }

  /** Permanently deletes takes marked as deleted at `until` (milliseconds since 1970) or before. */
  async removeDeleted(until: number): Promise<void> {
    for (const { id, deletedAt } of await this.deletedTakes())
      if (deletedAt !== undefined && deletedAt <= until) await this.remove(id);
  }

  /** Deletes a take permanently. Call it only if the server has all of it or the user deleted it. */
  remove(takeId: string): Promise<void> {
    return this.disk.remove(takeId);
  }

  /** Returns the sizes and the protection of the storage; null if the browser does not report them. */
  storage(): Promise<JournalStorage | null> {
    return this.disk.storage();
  }

  /** Sets the size in bytes near which a warning is shown. */
  setLimit(bytes: number): Promise<void> {
    return this.disk.setLimit(bytes);
  }
}
