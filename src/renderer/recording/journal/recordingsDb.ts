import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { CreateTake } from "../../../shared/recording/take";
import type { Consent } from "../../../shared/visits/visit";

/** A take as this browser keeps it. Ids and times only: what was said stands encrypted in its pages. */
export interface KeptTake {
  id: string;
  visitId: string;
  /** Who recorded it: it is offered to nobody else. */
  ownerId: string;
  recorderId: string;
  source: NonNullable<CreateTake["source"]>;
  /** `open` while it is recorded, or was when the computer stopped; `stopped` when no page can follow. */
  state: "open" | "stopped";
  /** Pages kept, numbered from 0. */
  pages: number;
  durationMs: number;
  startedAt: number;
  /** The patient's answer, sent along where the practice does not have it yet. */
  consent: Consent | null;
}

/** An Ogg page (with the stream's headers in front of the first), sealed with AES-GCM. */
export interface KeptPage {
  takeId: string;
  seq: number;
  /** Where the page ends, in milliseconds of its take. */
  endMs: number;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

export interface RecordingsSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  takes: { key: string; value: KeptTake };
  pages: { key: [string, number]; value: KeptPage };
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
