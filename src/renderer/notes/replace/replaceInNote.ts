import type { DashboardStores } from "../../base/useStores";
import { type Match, replaceMatches } from "./findMatches";

/** Replaces these matches in the document on the screen and saves it, as one change that can be undone. */
export async function replaceInNote(
  note: DashboardStores["note"],
  matches: readonly Match[],
  replacement: string,
): Promise<void> {
  note.stopEditing();
  for (const { key, sentences } of replaceMatches(note.shown?.sections ?? [], matches, replacement))
    note.typed(key, sentences);
  await note.flush();
}
