import { beforeEach, expect, test, vi } from "vitest";
import type { LocalTakes } from "../../../src/renderer/recording/LocalTakes";
import { choosePlatform } from "../../../src/renderer/base/Platform";
import { LocalRecordingsStore } from "../../../src/renderer/recording/local/LocalRecordingsStore";
import type { JournalTake } from "../../../src/shared/recording/journalTake";

const take = { id: "t", visitId: "v", ownerId: "me", state: "stopped", parts: 1, durationMs: 1_000, startedAt: 0 };

/** A disk whose reads the test completes. */
class SlowJournal {
  readonly readings: (() => void)[] = [];
  removeDeleted = () => new Promise<void>((resolve) => this.readings.push(resolve));
  takes = () => Promise.resolve([take as JournalTake]);
  deletedTakes = () => Promise.resolve([]);
  storage = () => Promise.resolve(null);
}

let journal: SlowJournal;
let store: LocalRecordingsStore;

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: { query: () => Promise.resolve({ held: [] }) } });
  journal = new SlowJournal();
  const nothingSent = { sent: [], sentMs: new Map(), problems: new Map() };
  const opened = { open: () => Promise.resolve({ journal }), owner: () => Promise.resolve("me") };
  store = new LocalRecordingsStore({
    localTakes: { ...nothingSent, ...opened } as unknown as LocalTakes,
    visits: { get: () => Promise.reject(new Error("offline")), list: () => Promise.reject(new Error("offline")) },
    sounds: { audio: () => Promise.reject(new Error("offline")) },
    platform: choosePlatform(),
  });
});

test("a read slower than the polling interval is awaited and shown", async () => {
  const first = store.refreshIfIdle();
  await vi.waitFor(() => expect(journal.readings).toHaveLength(1));
  await Promise.all([store.refreshIfIdle(), store.refreshIfIdle()]); // as the polling does two and four seconds later
  expect(journal.readings).toHaveLength(1);
  journal.readings[0]?.();
  await first;
  expect(store.all.map((local) => local.take.id)).toEqual(["t"]);
  const next = store.refreshIfIdle();
  await vi.waitFor(() => expect(journal.readings).toHaveLength(2));
  journal.readings[1]?.();
  await next;
});

test("the list is read again after a change, even during a read", async () => {
  const before = store.refreshIfIdle();
  await vi.waitFor(() => expect(journal.readings).toHaveLength(1));
  const after = store.refresh();
  await vi.waitFor(() => expect(journal.readings).toHaveLength(2));
  journal.readings[0]?.();
  await before;
  expect(store.wasRead).toBe(false); // it may have read the state before the change
  journal.readings[1]?.();
  await after;
  expect(store.wasRead).toBe(true);
});
