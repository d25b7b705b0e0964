import { constants } from "node:fs";
import { mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { RecordingsStorage } from "../../shared/bridge/recordingsBridge";
import { AppError } from "../../shared/errors";
import type { JournalTake, JournalTakeChange } from "../../shared/recording/journalTake";
import type { Part } from "../../shared/recording/part";
import { freeBytes } from "./durableFiles";
import type { RecordingKeys } from "./RecordingKeys";
import { TakeFile } from "./TakeFile";
import { headerBytes, keyIdOf } from "./TakeSeal";

const extension = ".take";
/**
 * A file of fewer bytes cannot hold the metadata of a take: the app crashed before the take had begun. It is deleted.
 */
const minBytes = headerBytes + 100;

interface Deps {
  /** Absolute path; created if missing. */
  folder: string;
  keys: RecordingKeys;
  /** Size of all recordings, in bytes, near which the app warns. Recording is never refused. */
  limit: { get(): number; set(bytes: number): void };
}

/** The recordings on this computer, one file per take. Only one process can use the folder. */
export class Recordings {
  private opened: Promise<void> | null = null;
  private readonly files = new Map<string, TakeFile>();
  /** Number of files that cannot be opened: their key is missing or their beginning is damaged. */
  private unreadable = 0;

  constructor(private readonly deps: Deps) {}

  /** Returns all takes, including those that their owner deleted and can still restore. */
  async takes(): Promise<JournalTake[]> {
    await this.open();
    return [...this.files.values()].map(({ take }) => take);
  }

  /** Begins a take without parts. @throws {AppError} `conflict` if the take exists; `local_storage_full`. */
  async begin(take: JournalTake): Promise<void> {
    await this.open();
    if (this.files.has(take.id)) throw new AppError("conflict", "This recording has already begun.");
    const key = await this.deps.keys.current();
    this.files.set(take.id, await TakeFile.create(this.pathOf(take.id), take, key));
  }

  /** Appends a part, which is on disk when this resolves. @throws as `TakeFile.append`; `not_found`. */
  async append(takeId: string, part: Part): Promise<void> {
    await (await this.file(takeId)).append(part);
  }

  /** Returns up to `limit` parts from `from` on; none for an unknown take. */
  async parts(takeId: string, from: number, limit: number): Promise<Part[]> {
    await this.open();
    return (await this.files.get(takeId)?.readParts(from, limit)) ?? [];
  }

  /** Changes the metadata of a take; does nothing for an unknown take. @throws {AppError} `local_storage_full`. */
  async change(takeId: string, change: JournalTakeChange): Promise<void> {
    await this.open();
    await this.files.get(takeId)?.change(change);
  }

  /** Deletes a take permanently; does nothing for an unknown take. */
  async remove(takeId: string): Promise<void> {
    await this.open();
    const file = this.files.get(takeId);
    this.files.delete(takeId);
    await file?.remove();
  }

  /** Returns the space that recordings use, and how their key is protected. Creates the key if there is none. */
  async storage(): Promise<RecordingsStorage> {
    await this.open();
    const used = [...this.files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    const { isInKeychain } = await this.deps.keys.current();
    const free = await freeBytes(this.deps.folder);
    return { used, free, limit: this.deps.limit.get(), unreadable: this.unreadable, isInKeychain };
  }

  /** Sets the size above which the app warns, in bytes. */
  async setLimit(bytes: number): Promise<RecordingsStorage> {
    this.deps.limit.set(bytes);
    return this.storage();
  }

  private async file(takeId: string): Promise<TakeFile> {
    await this.open();
    const file = this.files.get(takeId);
    if (!file) throw new AppError("not_found", "This recording is no longer on this computer.");
    return file;
  }

  /** Reads the folder once; concurrent callers wait for it. */
  private open(): Promise<void> {
    this.opened ??= this.read().catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async read(): Promise<void> {
    const { folder } = this.deps;
    this.files.clear();
    this.unreadable = 0;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      const id = name.slice(0, -extension.length);
      if (!name.endsWith(extension) || !z.uuid().safeParse(id).success) continue;
      const file = await this.readTake(id);
      if (file === "empty") await rm(this.pathOf(id));
      else if (file) this.files.set(id, file);
      else this.unreadable++;
    }
  }

  /** Opens the file of a take. @returns "empty" if it is too short to hold a take, null if it is unreadable. */
  private async readTake(id: string): Promise<TakeFile | "empty" | null> {
    const path = this.pathOf(id);
    const { header, size } = await headOf(path);
    if (size < minBytes) return "empty";
    const keyId = keyIdOf(header);
    const key = keyId === null ? null : await this.deps.keys.byId(keyId);
    return key && TakeFile.open(path, id, key);
  }

  private pathOf(takeId: string): string {
    return join(this.deps.folder, `${takeId}${extension}`);
  }
}

async function headOf(path: string): Promise<{ header: Buffer; size: number }> {
  const file = await open(path, constants.O_RDONLY);
  try {
    const header = Buffer.alloc(headerBytes);
    await file.read(header, 0, headerBytes, 0);
    return { header, size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}
