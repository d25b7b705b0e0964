import { statfs } from "node:fs/promises";
import { AppError } from "../../../shared/errors";

/**
 * Free space below which the server accepts no new data: PostgreSQL needs room to stay up and to be stopped in order.
 */
export const leastFreeBytes = 256 * 1024 * 1024;
const freshMs = 1_000;

/** @returns bytes free for this process on the file system of `path`. */
export type FreeBytes = (path: string) => Promise<number>;

async function freeBytesOf(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** Checks whether the data folder's disk is full, asking the system at most once a second. */
export class DiskGuard {
  private lookedAt = -Infinity;
  private full = false;

  constructor(
    private readonly dataDir: string,
    private readonly freeBytes: FreeBytes = freeBytesOf,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async isFull(): Promise<boolean> {
    if (this.now() - this.lookedAt < freshMs) return this.full;
    this.lookedAt = this.now();
    this.full = (await this.freeBytes(this.dataDir)) < leastFreeBytes;
    return this.full;
  }

  /** @throws {AppError} `storage_full`. */
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
