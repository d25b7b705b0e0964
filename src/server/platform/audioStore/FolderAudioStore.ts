import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "../../../shared/errors";
import type { AudioStore } from "./AudioStore";

/**
 * Matches temporary names of files. Objects are written under one, synced, then renamed, so that a crash leaves a whole
 * object or none.
 */
const temporaryNamePattern = /\.tmp$/;

/**
 * Stores objects as files of a folder (0700, files 0600). File names are hashes of the keys, so that no key leads
 * outside.
 */
export class FolderAudioStore implements AudioStore {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      const bytes = await writeSynced(temporary, content);
      await rename(temporary, path);
      await syncFolder(dirname(path));
      await syncFolder(this.folder);
      return { bytes };
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async read(key: string, start: number, end: number): Promise<Uint8Array> {
    if (end <= start) return new Uint8Array();
    const file = await this.openExisting(key);
    try {
      const buffer = Buffer.alloc(end - start);
      let read = 0;
      while (read < buffer.length) {
        const { bytesRead } = await file.read(buffer, read, buffer.length - read, start + read);
        if (bytesRead === 0) break;
        read += bytesRead;
      }
      return buffer.subarray(0, read);
    } finally {
      await file.close();
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  /** Removes the temporary files of interrupted writes. Must be called before the first `put`. */
  async removeLeftovers(): Promise<void> {
    for (const name of await readdir(this.folder, { recursive: true })) {
      if (temporaryNamePattern.test(name)) await rm(join(this.folder, name), { force: true });
    }
  }

  private pathOf(key: string): string {
    const name = createHash("sha256").update(key).digest("hex");
    return join(this.folder, name.slice(0, 2), name);
  }

  private async openExisting(key: string): Promise<FileHandle> {
    try {
      return await open(this.pathOf(key), "r");
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
      throw new AppError("not_found", "The audio of this recording has been deleted.", { cause });
    }
  }
}

async function writeSynced(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, "wx", 0o600);
  try {
    let bytes = 0;
    for await (const chunk of content) {
      await file.writeFile(chunk); // appends all of it, at the handle's position
      bytes += chunk.length;
    }
    await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}

/** Makes a rename in the folder survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return; // folders cannot be synced there
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
