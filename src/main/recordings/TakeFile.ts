import { constants } from "node:fs";
import { open, readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { AppError } from "../../shared/errors";
import { changedTake, type JournalTake, type JournalTakeChange } from "../../shared/recording/journalTake";
import type { Part } from "../../shared/recording/part";
import { appendDurably, createDurably, truncateDurably, syncFolder } from "./durableFiles";
import type { RecordingKey } from "./RecordingKeys";
import { headerBytes, newHeader, type TakeRecord, TakeSeal } from "./TakeSeal";

/** Position of a part's record in the file: `index` is the number of records before it, `at` and `end` byte offsets. */
interface PartRecord {
  index: number;
  at: number;
  end: number;
}

/** One take on disk. A change is on disk when its promise resolves; calls run in the order in which they were made. */
export class TakeFile {
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly path: string,
    private readonly seal: TakeSeal,
    private current: JournalTake,
    private size: number,
    private records: number,
    private readonly parts: PartRecord[],
  ) {}

  /** Current metadata of the take. */
  get take(): JournalTake {
    return this.current;
  }

  /** Size on disk in bytes. */
  get bytes(): number {
    return this.size;
  }

  /**
   * Creates the file of a take, without parts.
   * @param path of a file that does not exist yet.
   * @throws {AppError} `local_storage_full`
   */
  static async create(path: string, take: JournalTake, key: RecordingKey): Promise<TakeFile> {
    const header = newHeader(key.id);
    const seal = new TakeSeal(take.id, key.bytes, header);
    const begun: JournalTake = { ...take, parts: 0, durationMs: 0, bytes: 0 };
    const content = Buffer.concat([header, seal.seal({ kind: "metadata", take: begun }, 0)]);
    await createDurably(path, content, dirname(path));
    return new TakeFile(path, seal, begun, content.length, 1, []);
  }

  /**
   * Reads a take up to its last valid record and truncates what follows, normally a record cut off by a crash. If more
   * follows, the file was damaged in another way, and a copy is kept beside it (`….damaged`, then `….damaged-2`).
   * @returns null if its metadata cannot be read or belongs to another take; the file is left as it is.
   */
  static async open(path: string, takeId: string, key: RecordingKey): Promise<TakeFile | null> {
    const file = await readFile(path);
    const seal = new TakeSeal(takeId, key.bytes, file);
    const first = seal.open(file, headerBytes, 0);
    if (first?.record.kind !== "metadata" || first.record.take.id !== takeId) return null;
    const take = new TakeFile(path, seal, first.record.take, first.end, 1, []);
    for (let next = seal.open(file, first.end, 1); next; next = seal.open(file, next.end, take.records))
      if (!take.apply(next.record, next.end)) break;
    await take.cut(file);
    return take;
  }

  /**
   * Appends the next part.
   * @throws {AppError} `take_finished` if the take was stopped, `conflict` if `part.seq` is not the next number,
   * `local_storage_full`.
   */
  append(part: Part): Promise<void> {
    return this.inOrder(async () => {
      if (this.current.state !== "open") throw new AppError("take_finished", "This recording was stopped already.");
      if (part.seq !== this.current.parts)
        throw new AppError("conflict", "This part of the recording is not the next one.");
      await this.write({ kind: "part", part });
    });
  }

  /** Changes the metadata of the take. @throws {AppError} `local_storage_full` */
  change(change: JournalTakeChange): Promise<void> {
    return this.inOrder(() => this.write({ kind: "change", change }));
  }

  /** Returns up to `limit` parts from `from` on. @throws {Error} if one of them was damaged on disk. */
  readParts(from: number, limit: number): Promise<Part[]> {
    return this.inOrder(async () => {
      const records = this.parts.slice(from, from + limit);
      const [first, last] = [records[0], records.at(-1)];
      if (!first || !last) return [];
      const bytes = Buffer.alloc(last.end - first.at);
      const file = await open(this.path, constants.O_RDONLY);
      try {
        await file.read(bytes, 0, bytes.length, first.at);
      } finally {
        await file.close();
      }
      return records.map(({ index, at }) => {
        const read = this.seal.open(bytes, at - first.at, index);
        if (read?.record.kind !== "part") throw new Error(`Record ${index} of take ${this.current.id} was damaged`);
        return read.record.part;
      });
    });
  }

  /** Deletes the file and the copies of its damaged states permanently. */
  remove(): Promise<void> {
    return this.inOrder(async () => {
      const folder = dirname(this.path);
      const aside = basename(asidePath(this.path, 1));
      const copies = (await readdir(folder)).filter((name) => name.startsWith(aside));
      await Promise.all(
        [this.path, ...copies.map((name) => join(folder, name))].map((path) => rm(path, { force: true })),
      );
      await syncFolder(folder);
    });
  }

  private async write(record: TakeRecord): Promise<void> {
    const sealed = this.seal.seal(record, this.records);
    await appendDurably(this.path, sealed, this.size);
    this.apply(record, this.size + sealed.length);
  }

  /**
   * Updates metadata, parts and size from the next record.
   * @returns false if the record is not valid at this position.
   */
  private apply(record: TakeRecord, end: number): boolean {
    if (record.kind === "metadata") return false;
    if (record.kind === "change") this.current = changedTake(this.current, record.change);
    else {
      const { seq, endMs, bytes } = record.part;
      if (seq !== this.current.parts) return false;
      this.parts.push({ index: this.records, at: this.size, end });
      this.current = {
        ...this.current,
        parts: seq + 1,
        durationMs: endMs,
        bytes: (this.current.bytes ?? 0) + bytes.length,
      };
    }
    this.size = end;
    this.records++;
    return true;
  }

  /**
   * Truncates the file after its last valid record.
   * @param file its content; copied first if more than one record is lost.
   */
  private async cut(file: Buffer): Promise<void> {
    if (file.length === this.size) return;
    if (!isTorn(file, this.size)) await setAside(this.path, file);
    await truncateDurably(this.path, this.size);
  }

  private inOrder<T>(work: () => Promise<T>): Promise<T> {
    const run = this.last.then(work, work);
    this.last = run.catch(() => undefined);
    return run;
  }
}

/** Whether at most one incomplete record follows `end`. Some filesystems fill its missing bytes with zeros. */
function isTorn(file: Buffer, end: number): boolean {
  if (end + 4 > file.length) return true;
  const length = file.readUInt32BE(end);
  return length === 0 || end + 4 + length >= file.length;
}

const asidePath = (path: string, copy: number): string => `${path}.damaged${copy > 1 ? `-${copy}` : ""}`;

/** Writes a copy of a damaged file beside it. Earlier copies are kept. */
async function setAside(path: string, file: Buffer): Promise<void> {
  for (let copy = 1; ; copy++) {
    try {
      return await createDurably(asidePath(path, copy), file, dirname(path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
