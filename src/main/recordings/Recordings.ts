import { constants } from "node:fs";
import { mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { RecordingsStorage } from "../../shared/bridge/recordingsBridge";
import { AppError } from "../../shared/errors";
import type { KeptTake, KeptTakeChange } from "../../shared/recording/keptTake";
import { freeBytes } from "./durably";
import type { RecordingKeys } from "./RecordingKeys";
import { TakeFile } from "./TakeFile";
import { headerBytes, keyIdOf, type TakePage } from "./takeFormat";

const extension = ".take";
/** Facts are on the disk before a take counts as begun; a file shorter than any facts was never heard of. */
const leastBytes = headerBytes + 100;

interface Parts {
  /** Absolute path; it need not exist. */
  folder: string;
  keys: RecordingKeys;
  /** What all recordings together should not grow beyond, in bytes. A warning: no recording is refused for it. */
  limit: { get(): number; set(bytes: number): void };
}

/** The recordings on this computer, a file each. Only one process may have the folder. */
export class Recordings {
  private opened: Promise<void> | null = null;
  private readonly files = new Map<string, TakeFile>();
  /** Files that are there and cannot be opened: their key is not here, or they were damaged from the beginning. */
  private unreadable = 0;

  constructor(private readonly parts: Parts) {}

  /** All of them, the deleted ones too. */
  async takes(): Promise<KeptTake[]> {
    await this.open();
    return [...this.files.values()].map(({ take }) => take);
  }

  /** @throws {AppError} `conflict` for one that is there already; `local_storage_full`. */
  async begin(take: KeptTake): Promise<void> {
    await this.open();
    if (this.files.has(take.id)) throw new AppError("conflict", "This recording was begun already.");
    const key = await this.parts.keys.current();
    this.files.set(take.id, await TakeFile.create(this.pathOf(take.id), take, key));
  }

  /** On the disk when this resolves. @throws as `TakeFile.append`; `not_found`. */
  async append(takeId: string, page: TakePage): Promise<void> {
    await (await this.file(takeId)).append(page);
  }

  /** Fewer than `most` where the take ends; none of one that is not there. */
  async pages(takeId: string, from: number, most: number): Promise<TakePage[]> {
    await this.open();
    return (await this.files.get(takeId)?.readPages(from, most)) ?? [];
  }

  /** Of one that is not there nothing changes. @throws {AppError} `local_storage_full`. */
  async change(takeId: string, change: KeptTakeChange): Promise<void> {
    await this.open();
    await this.files.get(takeId)?.change(change);
  }

  /** For good. One that is not there is gone already. */
  async remove(takeId: string): Promise<void> {
    await this.open();
    const file = this.files.get(takeId);
    this.files.delete(takeId);
    await file?.remove();
  }

  async storage(): Promise<RecordingsStorage> {
    await this.open();
    const used = [...this.files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    const { isInKeychain } = await this.parts.keys.current();
    const free = await freeBytes(this.parts.folder);
    return { used, free, limit: this.parts.limit.get(), unreadable: this.unreadable, isInKeychain };
  }

  async setLimit(bytes: number): Promise<RecordingsStorage> {
    this.parts.limit.set(bytes);
    return this.storage();
  }

  private async file(takeId: string): Promise<TakeFile> {
    await this.open();
    const file = this.files.get(takeId);
    if (!file) throw new AppError("not_found", "This recording is not on this computer any more.");
    return file;
  }

  /** Reads what is there, once. Whoever comes meanwhile waits. */
  private open(): Promise<void> {
    this.opened ??= this.read().catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async read(): Promise<void> {
    const { folder } = this.parts;
    this.files.clear();
    this.unreadable = 0;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      const id = name.slice(0, -extension.length);
      if (!name.endsWith(extension) || !z.uuid().safeParse(id).success) continue;
      const file = await this.readTake(id);
      if (file === "unbegun") await rm(this.pathOf(id));
      else if (file) this.files.set(id, file);
      else this.unreadable++;
    }
  }

  private async readTake(id: string): Promise<TakeFile | "unbegun" | null> {
    const path = this.pathOf(id);
    const { header, size } = await headOf(path);
    if (size < leastBytes) return "unbegun";
    const keyId = keyIdOf(header);
    const key = keyId === null ? null : await this.parts.keys.byId(keyId);
    return key && TakeFile.open(path, id, key);
  }

  private pathOf(takeId: string): string {
    return join(this.parts.folder, `${takeId}${extension}`);
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
