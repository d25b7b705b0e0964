import { showDone, showUndo } from "../../ui/toaster";
import { type BulkAct, doneWords } from "./bulkWords";
import type { LocalRecordingsStore } from "./LocalRecordingsStore";
import { fileNameOf, type LocalTake } from "./localTake";
import { whereTo } from "./whereTo";

/*
 * What a person does to recordings, one or several, and what they read of it: done is a toast, what failed stands over the list
 * until the next act.
 */
type Store = LocalRecordingsStore;
type Takes = readonly LocalTake[];

export const transcribeTakes = async (store: Store, takes: Takes): Promise<void> =>
  say(store, "transcribe", await store.transcribe(takes));

export const attachTakes = async (store: Store, takes: Takes, visitId: string): Promise<void> =>
  say(store, "attach", await store.attach(takes, visitId));

/** Each as an .ogg file, one after another. */
export async function exportTakes(store: Store, takes: Takes): Promise<void> {
  const save = await whereTo(store.platform, takes.length);
  if (!save) return;
  const done = await store.bulk.run("export", takes, async (local) =>
    save(await store.sound(local), fileNameOf(local.take)),
  );
  say(store, "export", done);
}

/** @returns those that are deleted, which the toast and their rows bring back. */
export async function deleteTakes(store: Store, takes: Takes): Promise<LocalTake[]> {
  const gone = await store.remove(takes);
  if (gone.length > 0) showUndo(doneWords("delete", gone.length), () => void bringTakesBack(store, gone));
  return gone;
}

export const bringTakesBack = async (store: Store, takes: Takes): Promise<void> =>
  say(store, "bringBack", await store.bringBack(takes));

function say({ bulk }: Store, act: BulkAct, done: Takes): void {
  if (done.length > 0 && bulk.failure === null) showDone(doneWords(act, done.length));
}
