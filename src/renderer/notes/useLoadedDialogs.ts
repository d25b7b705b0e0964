import { useEffect } from "react";
import { LazyReplaceDialog } from "./replace/LazyReplaceDialog";
import { LazyVersionsDialog } from "./versions/LazyVersionsDialog";

/** Loads the scripts of a note's dialogs once there is a note, so that the dialogs open without a network. */
export function useLoadedDialogs(hasNote: boolean): void {
  useEffect(() => {
    if (hasNote) for (const dialog of [LazyReplaceDialog, LazyVersionsDialog]) void dialog.load();
  }, [hasNote]);
}
