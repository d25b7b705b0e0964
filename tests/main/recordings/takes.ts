import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { RecordingKeys } from "../../../src/main/recordings/RecordingKeys";
import { Recordings } from "../../../src/main/recordings/Recordings";
import type { Part } from "../../../src/shared/recording/part";
import type { JournalTake } from "../../../src/shared/recording/journalTake";

export const newFolder = (): string => join(mkdtempSync(join(tmpdir(), "chartside-recordings-")), "recordings");

export const newTake = (changes: Partial<JournalTake> = {}): JournalTake => ({
  id: randomUUID(),
  visitId: randomUUID(),
  ownerId: "this-computer",
  recorderId: "here",
  source: "microphone",
  state: "open",
  parts: 0,
  durationMs: 0,
  startedAt: 1_790_000_000_000,
  consent: { given: true, method: "spoken", at: "2026-11-20T09:00:00.000Z" },
  ...changes,
});

/** A part of 3 kB, the usual size; each has different bytes. */
export const newPart = (seq: number): Part => ({
  seq,
  endMs: (seq + 1) * 1_000,
  bytes: new Uint8Array(3_000).fill(seq % 251).fill(7, 0, 4),
});

/** A keychain in memory: it seals by reversing the text, and can be unavailable. */
export class TestKeychain {
  isThere = true;

  isAvailable(): Promise<boolean> {
    return Promise.resolve(this.isThere);
  }

  seal(text: string): Promise<Buffer> {
    return Promise.resolve(Buffer.from(`sealed:${reversed(text)}`));
  }

  open(sealed: Buffer): Promise<{ text: string; isStale: boolean }> {
    const text = sealed.toString();
    if (!text.startsWith("sealed:")) return Promise.reject(new Error("of another keychain"));
    return Promise.resolve({ text: reversed(text.slice(7)), isStale: false });
  }
}

const reversed = (text: string): string => text.split("").toReversed().join("");

/** Opens the recordings of a folder as the app does at its start. */
export function openRecordings(folder: string, keychain = new TestKeychain()): Recordings {
  let limit = 5_000_000_000;
  const keys = new RecordingKeys(join(folder, "keys"), keychain);
  return new Recordings({ folder, keys, limit: { get: () => limit, set: (bytes) => (limit = bytes) } });
}

/** Begins a take and writes this many parts. @returns its id. */
export async function record(
  recordings: Recordings,
  count: number,
  changes: Partial<JournalTake> = {},
): Promise<string> {
  const take = newTake(changes);
  await recordings.begin(take);
  for (let seq = 0; seq < count; seq++) await recordings.append(take.id, newPart(seq));
  return take.id;
}
