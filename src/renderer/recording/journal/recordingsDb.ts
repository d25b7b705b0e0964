import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptTake } from "../../../shared/recording/keptTake";

/** Sealed with AES-GCM. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

/** A take as this browser keeps it. Ids and times only: what was said stands encrypted in its pages. */
export interface StoredTake extends Omit<KeptTake, "name"> {
  sealedName?: Sealed;
}

/** An Ogg page (with the stream's headers in front of the first). */
export interface StoredPage extends Sealed {
  takeId: string;
  seq: number;
  /** Where the page ends, in milliseconds of its take. */
  endMs: number;
}

export interface RecordingsSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  takes: { key: string; value: StoredTake };
  pages: { key: [string, number]; value: StoredPage };
}

export const openRecordingsDb = (): Promise<IDBPDatabase<RecordingsSchema>> =>
  openDB<RecordingsSchema>("chartside-recordings", 1, {
    upgrade(db) {
      db.createObjectStore("keys");
      db.createObjectStore("takes", { keyPath: "id" });
      db.createObjectStore("pages", { keyPath: ["takeId", "seq"] });
    },
  });

/** Commits only once the bytes are on the disk: a page that was acknowledged survives a power cut. */
export const durable = { durability: "strict" } as const;
