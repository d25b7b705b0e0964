import type { IDBPDatabase } from "idb";
import { AppError } from "../../../shared/errors";
import { changedTake, type JournalTake, type JournalTakeChange } from "../../../shared/recording/journalTake";
import type { Part } from "../../../shared/recording/part";
import type { JournalDisk, JournalStorage, PartTarget } from "./JournalDisk";
import { durable, openRecordingsDb, type RecordingsSchema, type Sealed, type StoredTake } from "./openRecordingsDb";

/** Key of the encryption key in the object store `keys`. */
const keyName = "pages";
const algorithm = "AES-GCM";
/** Key of `JournalStorage.limit` in local storage. */
const limitName = "chartside.recordings-limit";
/** Default of `JournalStorage.limit`, in bytes. */
const defaultLimit = 5_000_000_000;

/** Stores recordings in this browser: one transaction per part, encrypted with a key that never leaves the browser. */
export class BrowserDisk implements JournalDisk {
  private constructor(
    private readonly db: IDBPDatabase<RecordingsSchema>,
    private readonly key: CryptoKey,
  ) {}

  static async open(): Promise<BrowserDisk> {
    const db = await openRecordingsDb();
    return new BrowserDisk(db, await encryptionKey(db));
  }

  async takes(): Promise<JournalTake[]> {
    return Promise.all((await this.db.getAll("takes")).map((take) => this.openTake(take)));
  }

  async take(takeId: string): Promise<JournalTake | null> {
    const take = await this.db.get("takes", takeId);
    return take ? this.openTake(take) : null;
  }

  async begin(take: JournalTake): Promise<PartTarget> {
    const stored = await this.sealTake({ bytes: 0, ...take });
    await runWrite(async () => {
      const tx = this.db.transaction("takes", "readwrite", durable);
      await commitWrites(tx, [tx.store.add(stored)]);
    });
    return { kind: "browser" };
  }

  /**
   * Adds the next part of a take. Resolves when it is on the disk.
   * @throws {AppError} `local_storage_full`.
   * @throws {Error} if the take is not in the journal.
   */
  async append(takeId: string, { seq, endMs, bytes }: Part): Promise<void> {
    const { iv, sealed } = await this.seal(bytes, `${takeId}:${seq}`);
    await runWrite(async () => {
      const tx = this.db.transaction(["takes", "pages"], "readwrite", durable);
      const take = await tx.objectStore("takes").get(takeId);
      if (!take) throw new Error(`No take ${takeId} in the journal`);
      await commitWrites(tx, [
        tx.objectStore("pages").add({ takeId, seq, endMs, iv, sealed }),
        tx.objectStore("takes").put({ ...take, pages: seq + 1, durationMs: endMs, ...sizeWith(take, bytes) }),
      ]);
    });
  }

  async parts(takeId: string, from: number, limit: number): Promise<Part[]> {
    const range = IDBKeyRange.bound([takeId, from], [takeId, from + limit - 1]);
    const kept = await this.db.getAll("pages", range);
    const unbroken = kept.filter(({ seq }, index) => seq === from + index);
    return Promise.all(
      unbroken.map(async (part) => {
        const bytes = await this.unseal(part, `${takeId}:${part.seq}`);
        return { seq: part.seq, endMs: part.endMs, bytes };
      }),
    );
  }

  async change(takeId: string, change: JournalTakeChange): Promise<void> {
    const { name, ...others } = change;
    const sealedName =
      typeof name !== "string" ? null : await this.seal(new TextEncoder().encode(name), `${takeId}:name`);
    await runWrite(async () => {
      const tx = this.db.transaction("takes", "readwrite", durable);
      const take = await tx.store.get(takeId);
      if (!take) return commitWrites(tx, []);
      const { sealedName: kept = null, pages: parts, ...rest } = take;
      const stored = toStored(changedTake({ ...rest, parts }, others), name === undefined ? kept : sealedName);
      await commitWrites(tx, [tx.store.put(stored)]);
    });
  }

  async remove(takeId: string): Promise<void> {
    const tx = this.db.transaction(["takes", "pages"], "readwrite", durable);
    const parts = IDBKeyRange.bound([takeId, 0], [takeId, Infinity]);
    await Promise.all([tx.objectStore("takes").delete(takeId), tx.objectStore("pages").delete(parts), tx.done]);
  }

  async storage(): Promise<JournalStorage | null> {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage === undefined || quota === undefined) return null;
    const limit = Number(localStorage.getItem(limitName) ?? defaultLimit);
    return { used: usage, free: Math.max(0, quota - usage), limit, unreadable: 0, isKeyGuarded: true };
  }

  setLimit(bytes: number): Promise<void> {
    localStorage.setItem(limitName, String(bytes));
    return Promise.resolve();
  }

  /** Encrypts the name of a take, which can contain a patient's name. */
  private async sealTake({ name, ...take }: JournalTake): Promise<StoredTake> {
    const sealedName = name === undefined ? null : await this.seal(new TextEncoder().encode(name), `${take.id}:name`);
    return toStored(take, sealedName);
  }

  private async openTake({ sealedName, pages: parts, ...rest }: StoredTake): Promise<JournalTake> {
    const take = { ...rest, parts };
    if (!sealedName) return take;
    return { ...take, name: new TextDecoder().decode(await this.unseal(sealedName, `${take.id}:name`)) };
  }

  /** Encrypts bytes. @param context identifies the record; a ciphertext moved to another record cannot be decrypted. */
  private async seal(bytes: Uint8Array<ArrayBuffer>, context: string): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const cipher = { name: algorithm, iv, additionalData: new TextEncoder().encode(context) };
    return { iv, sealed: await crypto.subtle.encrypt(cipher, this.key, bytes) };
  }

  private async unseal({ iv, sealed }: Sealed, context: string): Promise<Uint8Array<ArrayBuffer>> {
    const cipher = { name: algorithm, iv, additionalData: new TextEncoder().encode(context) };
    return new Uint8Array(await crypto.subtle.decrypt(cipher, this.key, sealed));
  }
}

/** Returns the encryption key of this browser profile; creates it once, even if two windows do so at the same time. */
async function encryptionKey(db: IDBPDatabase<RecordingsSchema>): Promise<CryptoKey> {
  const known = await db.get("keys", keyName);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
  const tx = db.transaction("keys", "readwrite", durable);
  const first = await tx.store.get(keyName);
  if (!first) await tx.store.put(made, keyName);
  await tx.done;
  return first ?? made;
}

const toStored = ({ parts, ...take }: Omit<JournalTake, "name">, sealedName: Sealed | null): StoredTake => ({
  ...take,
  pages: parts,
  ...(sealedName && { sealedName }),
});

/** Returns the size of a take with one more part; nothing for a take that was stored without its size. */
const sizeWith = ({ bytes }: StoredTake, part: Uint8Array): Pick<StoredTake, "bytes"> =>
  bytes === undefined ? {} : { bytes: bytes + part.length };

/**
 * Commits the transaction without waiting for its requests. Resolves when it is complete. Throws the error of the
 * transaction, which has the cause; the errors of the requests only say that it was aborted.
 */
async function commitWrites(tx: { done: Promise<void>; commit(): void }, requests: Promise<unknown>[]): Promise<void> {
  tx.commit();
  const [transaction] = await Promise.allSettled([tx.done, ...requests]);
  if (transaction.status === "rejected") throw transaction.reason;
}

/** Runs a write. @throws {AppError} `local_storage_full` instead of the browser's error for a full disk. */
async function runWrite(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== "QuotaExceededError") throw cause;
    throw new AppError("local_storage_full", "This computer is full.", { cause });
  }
}
