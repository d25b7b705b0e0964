import type { KeyboardEvent } from "react";
import { selectAllId } from "./localTake";
import type { TakeSelection } from "./TakeSelection";

/** Handles the selection keys: Ctrl+A (⌘A) selects all recordings in the list, Escape clears the selection. */
export function handleSelectionKey(event: KeyboardEvent, selection: TakeSelection): void {
  const isAll = event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey) && !event.altKey;
  if (isAll) selection.addAll();
  else if (event.key === "Escape" && selection.extent !== "none") {
    selection.clear();
    focusList();
  } else return;
  event.preventDefault();
}

/** Focuses the "select all" checkbox of the list, e.g. after the focused element was removed. */
export const focusList = (): void => document.getElementById(selectAllId)?.focus();

/** Focuses the list if the focus is outside the screen, because a closed dialog could not restore it. */
export const focusListIfLost = (): void => {
  if (!document.activeElement?.closest(".cs-loc-page")) focusList();
};
