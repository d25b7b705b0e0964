import { createHash } from "node:crypto";
import type { ShownPatient } from "../identity/readShownPatient";
import { hashText } from "./isSameText";

/** Stores a JSON value that only this computer can read. */
export interface SecretStore {
  /** Returns the stored value; undefined if there is none. */
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
}

/** What was filled into the box of a field; `isRich` if that is a rich editor. */
export interface FilledText {
  key: string;
  text: string;
  isRich: boolean;
}

/** Maximum number of boxes that are remembered; the oldest is forgotten first. */
const maxEntries = 5_000;

/** Remembers hashes of what was filled into which box for which patient and encounter. */
export class FillRecord {
  private entries: Promise<Map<string, string>> | null = null;

  constructor(private readonly store: SecretStore) {}

  /** Returns the hash of the text that was filled into a box for a patient; null if none is remembered. */
  async hashOf(profileId: string, patient: ShownPatient, fieldKey: string): Promise<string | null> {
    return (await this.all()).get(keyOf(profileId, patient, fieldKey)) ?? null;
  }

  /** Remembers the texts of a note, each without what was in its box before. */
  async add(profileId: string, patient: ShownPatient, fields: FilledText[]): Promise<void> {
    const entries = await this.all();
    for (const { key, text, isRich } of fields) {
      const entry = keyOf(profileId, patient, key);
      entries.delete(entry);
      entries.set(entry, hashText(text, isRich));
    }
    for (const key of [...entries.keys()].slice(0, Math.max(0, entries.size - maxEntries))) entries.delete(key);
    await this.store.write(Object.fromEntries(entries));
  }

  async clear(): Promise<void> {
    this.entries = Promise.resolve(new Map());
    await this.store.write({});
  }

  private all(): Promise<Map<string, string>> {
    this.entries ??= this.store
      .read()
      .then((value) => new Map(Object.entries((value ?? {}) as Record<string, string>)))
      .catch(() => new Map<string, string>());
    return this.entries;
  }
}

const keyOf = (profileId: string, { name, birthDate, mrn, encounter }: ShownPatient, fieldKey: string): string =>
  createHash("sha256")
    .update(JSON.stringify([profileId, mrn ?? [name, birthDate], encounter, fieldKey]))
    .digest("hex");
