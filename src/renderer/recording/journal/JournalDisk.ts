import type { KeptTake, KeptTakeChange } from "../../../shared/recording/keptTake";

/** A page as it was recorded. */
export interface Page {
  seq: number;
  /** Where it ends, in milliseconds of its take. */
  endMs: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Where the pages of a take go; can be handed to the worker that makes them. */
export type PageTarget = { kind: "browser" } | { kind: "desktop"; ticket: string };

/** All in bytes. */
export interface JournalStorage {
  used: number;
  /** What there is room for besides. */
  free: number;
  /** What recordings should not grow beyond: a warning, no recording is refused for it. */
  limit: number;
  /** How many recordings are here that cannot be opened. */
  unreadable: number;
  /** Whether something better than the rights of a file guards the key of the recordings. */
  isKeyGuarded: boolean;
}

/** What the journal stands on: this browser, or the disk of the desktop app. Pages are appended through `openTarget`. */
export interface JournalDisk {
  /** Every take, the deleted ones too. */
  takes(): Promise<KeptTake[]>;
  /** @throws {AppError} `local_storage_full` */
  begin(take: KeptTake): Promise<PageTarget>;
  /** Up to `most` pages from `from` on; fewer where the take ends or one is not there. */
  pages(takeId: string, from: number, most: number): Promise<Page[]>;
  /** @throws {AppError} `local_storage_full` */
  change(takeId: string, change: KeptTakeChange): Promise<void>;
  /** For good, with its pages. */
  remove(takeId: string): Promise<void>;
  /** Null where it cannot be told. */
  storage(): Promise<JournalStorage | null>;
  setLimit(bytes: number): Promise<void>;
}
