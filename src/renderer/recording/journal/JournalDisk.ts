import type { Part } from "../../../shared/recording/part";
import type { JournalTake, JournalTakeChange } from "../../../shared/recording/journalTake";

/**
 * Where the parts of a take are written; can be posted to the worker. `ticket` authorizes writing parts of this take.
 */
export type PartTarget = { kind: "browser" } | { kind: "desktop"; ticket: string };

/** The storage of the journal. `used`, `free` and `limit` are in bytes. */
export interface JournalStorage {
  /** Size of the recordings; in a browser, of everything that it stores for this site. */
  used: number;
  /** Space left on the disk; in a browser, in this site's quota. */
  free: number;
  /** Size near which a warning is shown; recording never stops because of it. */
  limit: number;
  /** Number of recordings that cannot be decrypted. */
  unreadable: number;
  /** Whether the key is protected by more than file permissions. */
  isKeyGuarded: boolean;
}

/** Storage of the journal: this browser, or the files of the desktop app. Parts are appended with `openTarget`. */
export interface JournalDisk {
  /** Returns all takes, including deleted ones. */
  takes(): Promise<JournalTake[]>;
  /** Returns a take, even if it is marked as deleted; null if there is none with this id. */
  take(takeId: string): Promise<JournalTake | null>;
  /** Stores a new take. @returns the destination of its parts. @throws {AppError} `local_storage_full` */
  begin(take: JournalTake): Promise<PartTarget>;
  /** Returns up to `limit` parts starting at `from`; fewer at the end of the take or before a missing part. */
  parts(takeId: string, from: number, limit: number): Promise<Part[]>;
  /** Changes a take; does nothing if there is none with this id. @throws {AppError} `local_storage_full` */
  change(takeId: string, change: JournalTakeChange): Promise<void>;
  /** Deletes a take and its parts permanently; does nothing if there is none with this id. */
  remove(takeId: string): Promise<void>;
  /** Returns the sizes and the protection of the storage; null if the browser does not report them. */
  storage(): Promise<JournalStorage | null>;
  /** Sets `JournalStorage.limit`. */
  setLimit(bytes: number): Promise<void>;
}
