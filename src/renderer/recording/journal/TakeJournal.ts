import type { IDBPDatabase } from "idb";
import { AppError } from "../../../shared/errors";
import { durable, type KeptTake, openRecordingsDb, type RecordingsSchema } from "./recordingsDb";

/** A page as it was recorded. */
export interface Page {
  seq: number;
  /** Where it ends, in milliseconds of its take. */
  endMs: number;
  bytes: Uint8Array<ArrayBuffer>;
}

const keyName = "pages";
const algorithm = "AES-GCM";

/**
 * What this browser recorded and the practice does not have for certain: append-only, a transaction a page, so that after
 * a crash each page is there as a whole or not at all. Pages are encrypted under a key that never leaves the browser.
 */
export class TakeJournal {
  private constructor(
    private readonly db: IDBPDatabase<RecordingsSchema>,
    private readonly key: CryptoKey,
  ) {}

  static async open(): Promise<TakeJournal> {
    const db = await openRecordingsDb();
    return new TakeJournal(db, await theKey(db));
  }

  takes(): Promise<KeptTake[]> {
    return this.db.getAll("takes");
  }

  async take(id: string): Promise<KeptTake | null> {
    return (await this.db.get("takes", id)) ?? null;
  }

  async begin(take: KeptTake): Promise<void> {
    await keep(async () => {
      const tx = this.db.transaction("takes", "readwrite", durable);
      await committed(tx.done, [tx.store.add(take)]);
    });
  }

  /**
   * Adds the take's next page; on the disk when this resolves.
   * @throws {AppError} `local_storage_full`.
   */
  async append(takeId: string, { seq, endMs, bytes }: Page): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const cipher = { name: algorithm, iv, additionalData: placeOf(takeId, seq) };
    const sealed = await crypto.subtle.encrypt(cipher, this.key, bytes);
    await keep(async () => {
      const tx = this.db.transaction(["takes", "pages"], "readwrite", durable);
      const take = await tx.objectStore("takes").get(takeId);
      if (!take) throw new Error(`No take ${takeId} in the journal`);
      await committed(tx.done, [
        tx.objectStore("pages").add({ takeId, seq, endMs, iv, sealed }),
        tx.objectStore("takes").put({ ...take, pages: seq + 1, durationMs: endMs }),
      ]);
    });
  }

  async page(takeId: string, seq: number): Promise<Page | null> {
    const kept = await this.db.get("pages", [takeId, seq]);
    if (!kept) return null;
    const cipher = { name: algorithm, iv: kept.iv, additionalData: placeOf(takeId, seq) };
    const bytes = new Uint8Array(await crypto.subtle.decrypt(cipher, this.key, kept.sealed));
    return { seq, endMs: kept.endMs, bytes };
  }

  /** No page will follow. */
  async stop(takeId: string): Promise<void> {
    await keep(async () => {
      const tx = this.db.transaction("takes", "readwrite", durable);
      const take = await tx.store.get(takeId);
      await committed(tx.done, take ? [tx.store.put({ ...take, state: "stopped" })] : []);
    });
  }

  /** Only once the practice has all of it, or the clinician gave it up. */
  async remove(takeId: string): Promise<void> {
    const tx = this.db.transaction(["takes", "pages"], "readwrite", durable);
    const pages = IDBKeyRange.bound([takeId, 0], [takeId, Infinity]);
    await Promise.all([tx.objectStore("takes").delete(takeId), tx.objectStore("pages").delete(pages), tx.done]);
  }
}

/** Made once per browser; another window may be making it at the same moment, so the first one stored wins. */
async function theKey(db: IDBPDatabase<RecordingsSchema>): Promise<CryptoKey> {
  const known = await db.get("keys", keyName);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
  const tx = db.transaction("keys", "readwrite", durable);
  const first = await tx.store.get(keyName);
  if (!first) await tx.store.put(made, keyName);
  await tx.done;
  return first ?? made;
}

/** Binds a page to its place: one moved elsewhere does not open. */
const placeOf = (takeId: string, seq: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(`${takeId}:${seq}`));

/** Waits for the whole transaction. Its own failure says why; that of its requests only that it was given up. */
async function committed(done: Promise<void>, requests: Promise<unknown>[]): Promise<void> {
  const [transaction] = await Promise.allSettled([done, ...requests]);
  if (transaction.status === "rejected") throw transaction.reason;
}

async function keep(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== "QuotaExceededError") throw cause;
    throw new AppError("local_storage_full", "This computer is full.", { cause });
  }
}
