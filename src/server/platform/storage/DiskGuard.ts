import { statfs } from "node:fs/promises";
import { AppError } from "../../../shared/errors";

/**
 * Free space in bytes below which the server accepts no new data: PostgreSQL needs space to keep running and to shut
 * down cleanly.
 */
export const minFreeBytes = 256 * 1024 * 1024;
/** How long a result is reused, in milliseconds. */
const freshMs = 1_000;

/** Returns the bytes that this process can still write on the file system of `path`. */
export type FreeBytes = (path: string) => Promise<number>;

async function freeBytesOf(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** Checks whether the data folder's disk is full, asking the system at most once a second. */
export class DiskGuard {
  private checkedAt = -Infinity;
  private full = false;

  constructor(
    private readonly dataDir: string,
    private readonly freeBytes: FreeBytes = freeBytesOf,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether less than `minFreeBytes` is free. */
  async isFull(): Promise<boolean> {
    if (this.now() - this.checkedAt < freshMs) return this.full;
    this.checkedAt = this.now();
    this.full = (await this.freeBytes(this.dataDir)) < minFreeBytes;
    return this.full;
  }

  /** Resolves if the disk is not full. @throws {AppError} `storage_full` */
  async requireSpace(): Promise<void> {
    if (await this.isFull()) {
      throw new AppError(
        "storage_full",
        "The server’s disk is full, so nothing more can be saved there. Everything saved before is safe, and recordings stay " +
          "on this computer. Free some space on the server, then try again.",
      );
    }
  }
}
