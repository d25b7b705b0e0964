import { useCallback } from "react";
import { useStores } from "../app/stores";
import { useShortcuts } from "../shortcuts/useShortcuts";
import { useUnpressedButtons } from "../shortcuts/useUnpressedButtons";
import { focusRegion } from "./regions";
import { meansBold, useOtherSidebarKey } from "./useSidebarKeys";

interface Actions {
  openPalette: () => void;
  /** @returns whether one was open. */
  closeDialog: () => boolean;
}

/** The keys that work on every dashboard screen. For observers. */
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
      close: closeDialog, // also where the focus was lost with the control that had it
    },
    { singleKeys: layout.hasSingleKeys },
  );
}
