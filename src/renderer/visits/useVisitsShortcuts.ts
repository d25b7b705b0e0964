import { ArrowRight } from "@blueprintjs/icons";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { useCommands } from "../shortcuts/useCommands";
import { useShortcuts } from "../shortcuts/useShortcuts";
import { useNewVisit } from "./useNewVisit";

/** Id of the list's search field, which a shortcut focuses. */
export const findFieldId = "find-sessions";

/** Binds the keyboard shortcuts of the list of visits, even while it is hidden. Call it in an `observer` component. */
export function useVisitsShortcuts(): void {
  const { layout, visits } = useStores();
  const isActive = useIsScreenActive();
  const find = () => {
    layout.showList(true);
    requestAnimationFrame(() => document.getElementById(findFieldId)?.focus()); // rendered by then if it was hidden
  };
  const newSession = useNewVisit();
  const next = visits.nextToFinish;
  useCommands(
    next
      ? [
          {
            id: "next-session",
            text: "Next session to finish",
            sub: next.patient_name ?? next.title,
            icon: ArrowRight,
            run: () => visits.select(next.id),
          },
        ]
      : [],
  );
  useShortcuts(
    {
      newSession,
      find,
      previousSession: () => visits.selectNeighbor(-1),
      nextSession: () => visits.selectNeighbor(1),
    },
    { isActive, singleKeys: layout.hasSingleKeys },
  );
}
