import type { KeyboardEvent } from "react";
import { selectAllId } from "./localTake";
import type { TakeSelection } from "./TakeSelection";

/** Ctrl+A (⌘A) selects all that are shown, Escape none: for what stands around the list. */
export function handleSelectionKey(event: KeyboardEvent, selection: TakeSelection): void {
  const isAll = event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey) && !event.altKey;
  if (isAll) selection.addAll();
  else if (event.key === "Escape" && selection.extent !== "none") {
    selection.clear();
    focusList();
  } else return;
  event.preventDefault();
}

/** Where the focus goes when what had it is gone. */
export const focusList = (): void => document.getElementById(selectAllId)?.focus();

/** As `focusList`, where a dialog could not give the focus back: what led to it is gone. */
export const focusListWhereLost = (): void => {
  if (!document.activeElement?.closest(".cs-loc-page")) focusList();
};
