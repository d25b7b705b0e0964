import { useCallback } from "react";
import { useStores } from "../../base/useStores";
import { useShortcuts } from "../../shortcuts/useShortcuts";
import { useUnpressedButtons } from "../../shortcuts/useUnpressedButtons";
import { focusRegion } from "./focusRegion";
import { meansBold, useOtherSidebarKey } from "./useOtherSidebarKey";

interface Actions {
  openPalette: () => void;
  /** Closes the open dialog. @returns whether a dialog was open. */
  closeDialog: () => boolean;
}

/** Binds the keyboard shortcuts that every dashboard screen has. Call it in an `observer` component. */
export function useShellShortcuts({ openPalette, closeDialog }: Actions): void {
  const { layout } = useStores();
  const toggleSidebar = useCallback(() => layout.toggleSidebar(), [layout]);
  useUnpressedButtons();
  useOtherSidebarKey(toggleSidebar);
  useShortcuts(
    {
      palette: openPalette,
      sidebar: () => {
        if (meansBold(document.activeElement)) return false;
        toggleSidebar();
        return true;
      },
      nextRegion: () => focusRegion(1),
      previousRegion: () => focusRegion(-1),
      close: closeDialog, // needed if the focused control was removed: the dialog then receives no keys itself
    },
    { singleKeys: layout.hasSingleKeys },
  );
}
