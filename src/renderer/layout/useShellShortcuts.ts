import { useStores } from "../app/stores";
import { useShortcuts } from "../shortcuts/useShortcuts";
import { focusRegion } from "./regions";

/** The keys that work on every dashboard screen. For observers. */
export function useShellShortcuts(openPalette: () => void): void {
  const { layout } = useStores();
  useShortcuts(
    {
      palette: openPalette,
      sidebar: () => layout.toggleSidebar(),
      nextRegion: () => focusRegion(1),
      previousRegion: () => focusRegion(-1),
      close: () => {
        if (layout.width === "middle" && layout.isSidebarOpen) return layout.toggleSidebar();
        return false;
      },
    },
    { singleKeys: layout.hasSingleKeys },
  );
}
