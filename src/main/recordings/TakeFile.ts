import { constants } from "node:fs";
import { open, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { AppError } from "../../shared/errors";
import { changedTake, type KeptTake, type KeptTakeChange } from "../../shared/recording/keptTake";
import { appendDurably, createDurably, cutDurably, syncFolder } from "./durably";
import type { RecordingKey } from "./RecordingKeys";
import { headerBytes, newHeader, type TakePage, type TakeRecord, TakeSeal } from "./takeFormat";

/** Where a page stands in the file: `place` is that of its record, `at` and `end` in bytes. */
interface PagePlace {
  place: number;
  at: number;
  end: number;
}

/** One take on disk. What was appended is on the disk when its promise resolves; calls take effect in the order they came. */
export class TakeFile {
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly path: string,
    private readonly seal: TakeSeal,
    private kept: KeptTake,
    private size: number,
    private records: number,
    private readonly pages: PagePlace[],
  ) {}

  /** Facts of the take as they are now. */
  get take(): KeptTake {
    return this.kept;
  }

  /** Bytes on the disk. */
  get bytes(): number {
    return this.size;
  }

  /** @param path of a file that is not there yet. @throws {AppError} `local_storage_full` */
  static async create(path: string, take: KeptTake, key: RecordingKey): Promise<TakeFile> {
    const header = newHeader(key.id);
    const seal = new TakeSeal(take.id, key.bytes, header);
    const begun: KeptTake = { ...take, pages: 0, durationMs: 0, bytes: 0 };
    const content = Buffer.concat([header, seal.seal({ kind: "facts", take: begun }, 0)]);
    await createDurably(path, content, dirname(path));
    return new TakeFile(path, seal, begun, content.length, 1, []);
  }

  /**
   * Reads a take that is there, every record of it, up to the last whole one; what follows that, a page torn by a crash, is
   * cut off. Where more than one page's end would go with it the file was damaged otherwise: then it is copied aside first.
   * @returns null where not even its facts can be read.
   */
  static async open(path: string, takeId: string, key: RecordingKey): Promise<TakeFile | null> {
    const file = await readFile(path);
    const seal = new TakeSeal(takeId, key.bytes, file);
    const first = seal.open(file, headerBytes, 0);
    if (first?.record.kind !== "facts" || first.record.take.id !== takeId) return null;
    const take = new TakeFile(path, seal, first.record.take, first.end, 1, []);
    for (let next = seal.open(file, first.end, 1); next; next = seal.open(file, next.end, take.records))
      if (!take.apply(next.record, next.end)) break;
    await take.cut(file);
    return take;
  }

  /** Adds the next page. @throws {AppError} `local_storage_full`; `take_finished` when none may follow; `conflict` out of order. */
  append(page: TakePage): Promise<void> {
    return this.inOrder(async () => {
      if (this.kept.state !== "open") throw new AppError("take_finished", "This recording was stopped already.");
      if (page.seq !== this.kept.pages)
        throw new AppError("conflict", "This part of the recording is not the next one.");
      await this.write({ kind: "page", page });
    });
  }

  change(change: KeptTakeChange): Promise<void> {
    return this.inOrder(() => this.write({ kind: "change", change }));
  }

  /** Up to `most` pages from `from` on. @throws {Error} where one of them was changed on the disk since it was written. */
  readPages(from: number, most: number): Promise<TakePage[]> {
    return this.inOrder(async () => {
      const places = this.pages.slice(from, from + most);
      const [first, last] = [places[0], places.at(-1)];
      if (!first || !last) return [];
      const bytes = Buffer.alloc(last.end - first.at);
      const file = await open(this.path, constants.O_RDONLY);
      try {
        await file.read(bytes, 0, bytes.length, first.at);
      } finally {
        await file.close();
      }
      return places.map(({ place, at }) => {
        const read = this.seal.open(bytes, at - first.at, place);
        if (read?.record.kind !== "page") throw new Error(`Record ${place} of take ${this.kept.id} was damaged`);
        return read.record.page;
      });
    });
  }

  /** For good. */
  remove(): Promise<void> {
    return this.inOrder(async () => {
      await Promise.all([rm(this.path, { force: true }), rm(asidePath(this.path), { force: true })]);
      await syncFolder(dirname(this.path));
    });
  }

  private async write(record: TakeRecord): Promise<void> {
    const sealed = this.seal.seal(record, this.records);
    await appendDurably(this.path, sealed, this.size);
    this.apply(record, this.size + sealed.length);
  }

  /** Takes a record into account. @returns false for one that cannot stand here. */
  private apply(record: TakeRecord, end: number): boolean {
    if (record.kind === "facts") return false;
    if (record.kind === "change") this.kept = changedTake(this.kept, record.change);
    else {
      const { seq, endMs, bytes } = record.page;
      if (seq !== this.kept.pages) return false;
      this.pages.push({ place: this.records, at: this.size, end });
      this.kept = { ...this.kept, pages: seq + 1, durationMs: endMs, bytes: (this.kept.bytes ?? 0) + bytes.length };
    }
    this.size = end;
    this.records++;
    return true;
  }

  private async cut(file: Buffer): Promise<void> {
    if (file.length === this.size) return;
    if (!isTorn(file, this.size)) await writeFile(asidePath(this.path), file, { mode: 0o600 });
    await cutDurably(this.path, this.size);
  }

  private inOrder<T>(work: () => Promise<T>): Promise<T> {
    const run = this.last.then(work, work);
    this.last = run.catch(() => undefined);
    return run;
  }
}

/** Whether only a last record that was not written whole stands behind `end`; a filesystem may have filled it with zeros. */
function isTorn(file: Buffer, end: number): boolean {
  if (end + 4 > file.length) return true;
  const length = file.readUInt32BE(end);
  return length === 0 || end + 4 + length >= file.length;
}

const asidePath = (path: string): string => `${path}.damaged`;
