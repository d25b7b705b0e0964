import { constants } from "node:fs";
import { type FileHandle, open, statfs } from "node:fs/promises";
import { AppError } from "../../shared/errors";

const full = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Appends at `at` and waits until it is on the disk. What a failure left of it is cut off again. @throws {AppError} `local_storage_full` */
export async function appendDurably(path: string, bytes: Buffer, at: number): Promise<void> {
  const file = await open(path, constants.O_RDWR);
  try {
    await writeAll(file, bytes, at);
    await file.datasync();
  } catch (error) {
    await file.truncate(at).catch(() => undefined); // what cannot be cut now is cut when the file is opened again
    throw asFull(error);
  } finally {
    await file.close();
  }
}

/** Makes a file, readable by its owner alone; it is on the disk, and its folder knows it, when this resolves. @throws {AppError} `local_storage_full` */
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

/** Cuts a file, on the disk when this resolves. */
export async function cutDurably(path: string, length: number): Promise<void> {
  const file = await open(path, constants.O_RDWR);
  try {
    await file.truncate(length);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // folders cannot be synced there
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Bytes that are free for us on the disk of a folder. */
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

function asFull(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error) || !full.has(String(error.code))) return error;
  return new AppError("local_storage_full", "This computer is full.", { cause: error });
}
