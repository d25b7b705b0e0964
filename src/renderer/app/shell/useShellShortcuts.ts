import { useCallback } from "react";
import { useStores } from "../../base/useStores";
import { useShortcuts } from "../../shortcuts/useShortcuts";
import { useUnpressedButtons } from "../../shortcuts/useUnpressedButtons";
import { focusRegion } from "./focusRegion";
import { meansBold, useOtherSidebarKey } from "./useOtherSidebarKey";

interface Actions {
  openPalette: () => void;
  /** @returns whether a dialog was open. */
  closeDialog: () => boolean;
}

/** Registers the shortcuts of every dashboard screen. For observers. */
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
      close: closeDialog, // also if the control with the focus was removed
    },
    { singleKeys: layout.hasSingleKeys },
  );
}
