import { useStores } from "../app/stores";
import { useShortcuts } from "../shortcuts/useShortcuts";
import { useUnpressedButtons } from "../shortcuts/useUnpressedButtons";
import { focusRegion } from "./regions";

interface Actions {
  openPalette: () => void;
  /** @returns whether one was open. */
  closeDialog: () => boolean;
}

/** The keys that work on every dashboard screen. For observers. */
export function useShellShortcuts({ openPalette, closeDialog }: Actions): void {
  const { layout } = useStores();
  useUnpressedButtons();
  useShortcuts(
    {
      palette: openPalette,
      sidebar: () => layout.toggleSidebar(),
      nextRegion: () => focusRegion(1),
      previousRegion: () => focusRegion(-1),
      close: () => {
        if (closeDialog()) return true; // also where the focus was lost with the control that had it
        if (layout.width === "middle" && layout.isSidebarOpen) {
          layout.toggleSidebar();
          return true;
        }
        return false;
      },
    },
    { singleKeys: layout.hasSingleKeys },
  );
}
