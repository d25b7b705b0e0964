import { showDone, showUndo } from "../../ui/showToast";
import { type BulkAction, formatDone } from "./bulkAction";
import type { LocalRecordingsStore } from "./LocalRecordingsStore";
import { fileNameOf, type LocalTake } from "./localTake";
import { exportTarget } from "./exportTarget";

/*
 * Actions on one or several recordings. Success shows a toast; failures are shown in `BulkBar` until the next action.
 */
type Store = LocalRecordingsStore;
type Takes = readonly LocalTake[];

/** Sends takes to be transcribed, and shows how many were sent. */
export const transcribeTakes = async (store: Store, takes: Takes): Promise<void> =>
  showResult(store, "transcribe", await store.transcribe(takes));

/** Attaches takes to a visit, and shows how many were attached. */
export const attachTakes = async (store: Store, takes: Takes, visitId: string): Promise<void> =>
  showResult(store, "attach", await store.attach(takes, visitId));

/** Exports each take as an .ogg file; does nothing if the user chooses no folder. */
export async function exportTakes(store: Store, takes: Takes): Promise<void> {
  const save = await exportTarget(store.platform, takes.length);
  if (!save) return;
  const done = await store.bulk.run("export", takes, async (local) =>
    save(await store.sound(local), fileNameOf(local.take)),
  );
  showResult(store, "export", done);
}

/** Deletes takes. @returns the deleted takes, which can be restored from the toast and their rows. */
export async function deleteTakes(store: Store, takes: Takes): Promise<LocalTake[]> {
  const deleted = await store.remove(takes);
  if (deleted.length > 0) showUndo(formatDone("delete", deleted.length), () => void restoreTakes(store, deleted));
  return deleted;
}

/** Restores deleted takes, and shows how many were restored. */
export const restoreTakes = async (store: Store, takes: Takes): Promise<void> =>
  showResult(store, "restore", await store.restore(takes));

function showResult({ bulk }: Store, act: BulkAction, done: Takes): void {
  if (done.length > 0 && bulk.failure === null) showDone(formatDone(act, done.length));
}
