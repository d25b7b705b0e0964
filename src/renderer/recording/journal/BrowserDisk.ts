import type { IDBPDatabase } from "idb";
import { AppError } from "../../../shared/errors";
import { changedTake, type KeptTake, type KeptTakeChange } from "../../../shared/recording/keptTake";
import type { JournalDisk, JournalStorage, Page, PageTarget } from "./JournalDisk";
import { durable, openRecordingsDb, type RecordingsSchema, type Sealed, type StoredTake } from "./recordingsDb";

const keyName = "pages";
const algorithm = "AES-GCM";
const limitName = "chartside.recordings-limit";
const usualLimit = 5_000_000_000;

/** Recordings in this browser: a transaction a page, encrypted under a key that never leaves the browser. */
export class BrowserDisk implements JournalDisk {
  private constructor(
    private readonly db: IDBPDatabase<RecordingsSchema>,
    private readonly key: CryptoKey,
  ) {}

  static async open(): Promise<BrowserDisk> {
    const db = await openRecordingsDb();
    return new BrowserDisk(db, await theKey(db));
  }

  async takes(): Promise<KeptTake[]> {
    return Promise.all((await this.db.getAll("takes")).map((take) => this.opened(take)));
  }

  async begin(take: KeptTake): Promise<PageTarget> {
    const stored = await this.sealed({ bytes: 0, ...take });
    await keep(async () => {
      const tx = this.db.transaction("takes", "readwrite", durable);
      await committed(tx.done, [tx.store.add(stored)]);
    });
    return { kind: "browser" };
  }

  /**
   * Adds the take's next page; on the disk when this resolves.
   * @throws {AppError} `local_storage_full`.
   */
  async append(takeId: string, { seq, endMs, bytes }: Page): Promise<void> {
    const { iv, sealed } = await this.seal(bytes, `${takeId}:${seq}`);
    await keep(async () => {
      const tx = this.db.transaction(["takes", "pages"], "readwrite", durable);
      const take = await tx.objectStore("takes").get(takeId);
      if (!take) throw new Error(`No take ${takeId} in the journal`);
      await committed(tx.done, [
        tx.objectStore("pages").add({ takeId, seq, endMs, iv, sealed }),
        tx.objectStore("takes").put({ ...take, pages: seq + 1, durationMs: endMs, ...grown(take, bytes) }),
      ]);
    });
  }

  async pages(takeId: string, from: number, most: number): Promise<Page[]> {
    const range = IDBKeyRange.bound([takeId, from], [takeId, from + most - 1]);
    const kept = await this.db.getAll("pages", range);
    const unbroken = kept.filter(({ seq }, index) => seq === from + index);
    return Promise.all(
      unbroken.map(async (page) => {
        const bytes = await this.unseal(page, `${takeId}:${page.seq}`);
        return { seq: page.seq, endMs: page.endMs, bytes };
      }),
    );
  }

  async change(takeId: string, change: KeptTakeChange): Promise<void> {
    const { name, ...others } = change;
    const sealedName =
      typeof name !== "string" ? null : await this.seal(new TextEncoder().encode(name), `${takeId}:name`);
    await keep(async () => {
      const tx = this.db.transaction("takes", "readwrite", durable);
      const take = await tx.store.get(takeId);
      if (!take) return committed(tx.done, []);
      const changed: StoredTake = changedTake(take, others);
      if (sealedName) changed.sealedName = sealedName;
      else if (name === null) delete changed.sealedName;
      await committed(tx.done, [tx.store.put(changed)]);
    });
  }

  async remove(takeId: string): Promise<void> {
    const tx = this.db.transaction(["takes", "pages"], "readwrite", durable);
    const pages = IDBKeyRange.bound([takeId, 0], [takeId, Infinity]);
    await Promise.all([tx.objectStore("takes").delete(takeId), tx.objectStore("pages").delete(pages), tx.done]);
  }

  async storage(): Promise<JournalStorage | null> {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage === undefined || quota === undefined) return null;
    const limit = Number(localStorage.getItem(limitName) ?? usualLimit);
    return { used: usage, free: Math.max(0, quota - usage), limit, unreadable: 0, isKeyGuarded: true };
  }

  setLimit(bytes: number): Promise<void> {
    localStorage.setItem(limitName, String(bytes));
    return Promise.resolve();
  }

  /** What a person calls a take may name a patient: like its sound it is kept encrypted. */
  private async sealed({ name, ...take }: KeptTake): Promise<StoredTake> {
    if (name === undefined) return take;
    return { ...take, sealedName: await this.seal(new TextEncoder().encode(name), `${take.id}:name`) };
  }

  private async opened({ sealedName, ...take }: StoredTake): Promise<KeptTake> {
    if (!sealedName) return take;
    return { ...take, name: new TextDecoder().decode(await this.unseal(sealedName, `${take.id}:name`)) };
  }

  /** @param place binds it to where it stands: moved elsewhere it does not open. */
  private async seal(bytes: Uint8Array<ArrayBuffer>, place: string): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const cipher = { name: algorithm, iv, additionalData: new TextEncoder().encode(place) };
    return { iv, sealed: await crypto.subtle.encrypt(cipher, this.key, bytes) };
  }

  private async unseal({ iv, sealed }: Sealed, place: string): Promise<Uint8Array<ArrayBuffer>> {
    const cipher = { name: algorithm, iv, additionalData: new TextEncoder().encode(place) };
    return new Uint8Array(await crypto.subtle.decrypt(cipher, this.key, sealed));
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

const grown = ({ bytes }: StoredTake, page: Uint8Array): Pick<StoredTake, "bytes"> =>
  bytes === undefined ? {} : { bytes: bytes + page.length };

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
