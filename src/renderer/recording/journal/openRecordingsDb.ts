import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { JournalTake } from "../../../shared/recording/journalTake";

/** Data encrypted with AES-GCM. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

/** A take as stored in this browser: everything in plain text except the name, which can contain a patient's name. */
export interface StoredTake extends Omit<JournalTake, "name" | "parts"> {
  /** Number of parts. This name and the `pages` store are kept so that existing recordings stay readable. */
  pages: number;
  sealedName?: Sealed;
}

/** A part with its bytes encrypted. */
interface StoredPart extends Sealed {
  takeId: string;
  seq: number;
  /** End of the part in milliseconds of the take. */
  endMs: number;
}

/** The object stores. `pages` holds parts by take id and `seq`; the name is kept for stored data. */
export interface RecordingsSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  takes: { key: string; value: StoredTake };
  pages: { key: [string, number]; value: StoredPart };
}

/** Opens the database of recordings in this browser; creates it if necessary. */
export const openRecordingsDb = (): Promise<IDBPDatabase<RecordingsSchema>> =>
  openDB<RecordingsSchema>("chartside-recordings", 1, {
    upgrade(db) {
      db.createObjectStore("keys");
      db.createObjectStore("takes", { keyPath: "id" });
      db.createObjectStore("pages", { keyPath: ["takeId", "seq"] });
    },
  });

/** Transaction options: it completes once the bytes are on the disk, so that a saved part survives a power failure. */
export const durable = { durability: "strict" } as const;
