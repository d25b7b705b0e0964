import { constants } from "node:fs";
import { type FileHandle, open, statfs } from "node:fs/promises";
import { AppError } from "../../shared/errors";

const full = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/**
 * Writes at the byte offset `at` of an existing file and waits until the bytes are on disk. If that fails, the file is
 * truncated to `at`.
 * @throws {AppError} `local_storage_full`
 */
export async function appendDurably(path: string, bytes: Buffer, at: number): Promise<void> {
  const file = await open(path, constants.O_RDWR);
  try {
    await writeAll(file, bytes, at);
    await file.datasync();
  } catch (error) {
    await file.truncate(at).catch(() => undefined); // otherwise truncated when the file is opened again
    throw asFull(error);
  } finally {
    await file.close();
  }
}

/**
 * Creates a file that only its owner can read; the file and its entry in `folder` are on disk when this resolves. If
 * writing fails, an incomplete file can remain.
 * @throws {AppError} `local_storage_full`; an error with code `EEXIST` if the file exists.
 */
export async function createDurably(path: string, bytes: Buffer, folder: string): Promise<void> {
  try {
    const file = await open(path, "wx", 0o600);
    try {
      await writeAll(file, bytes, 0);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    throw asFull(error);
  }
  await syncFolder(folder);
}

/** Truncates a file; the change is on disk when this resolves. */
export async function truncateDurably(path: string, length: number): Promise<void> {
  const file = await open(path, constants.O_RDWR);
  try {
    await file.truncate(length);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Waits until the entries of a folder are on disk. Does nothing on Windows. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // Windows cannot sync folders
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Returns the bytes available to this user on the folder's disk. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

/** Returns a `local_storage_full` error in place of one that reports a full disk or quota; others unchanged. */
function asFull(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error) || !full.has(String(error.code))) return error;
  return new AppError("local_storage_full", "This computer is full.", { cause: error });
}
