import { useScreenActive } from "../app/KeepAliveOutlet";
import { useStores } from "../app/stores";
import { useShortcuts } from "../shortcuts/useShortcuts";

/** The search field of the list, for the key that leads to it. */
export const findFieldId = "find-sessions";

/** The keys of the list of sessions; they work while it is hidden too. For observers. */
export function useSessionsShortcuts(): void {
  const { layout, visits } = useStores();
  const isActive = useScreenActive();
  const find = () => {
    layout.showList(true);
    requestAnimationFrame(() => document.getElementById(findFieldId)?.focus()); // drawn by then, if it was hidden
  };
  useShortcuts(
    {
      newSession: () => visits.edit("new"),
      find,
      previousSession: () => visits.selectNeighbour(-1),
      nextSession: () => visits.selectNeighbour(1),
    },
    { isActive, singleKeys: layout.hasSingleKeys },
  );
}
