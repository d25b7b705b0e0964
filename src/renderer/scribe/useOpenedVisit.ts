import { reaction } from "mobx";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useScreenActive } from "../app/KeepAliveOutlet";
import { useStores } from "../app/stores";
import { useOnce } from "../app/useOnce";

/**
 * Keeps three things one: the session chosen in the list, the one that is open, and `?visit=` in the address, so that a
 * reloaded page shows the same. `?sessions=open` shows the list. Ids only: no patient stands in an address.
 */
export function useOpenedVisit(): void {
  const { layout, openVisit, visits } = useStores();
  const isActive = useScreenActive();
  const [params, setParams] = useSearchParams();

  useOnce(() => {
    if (visits.loading.status === "idle") void visits.load(); // also where the list is not on the screen
    const asked = params.get("visit");
    if (asked !== null) visits.select(asked);
  });
  const asksForList = params.get("sessions") === "open";
  useEffect(() => {
    if (asksForList) layout.openList();
  }, [asksForList, layout]);

  useEffect(
    () =>
      reaction(
        () => visits.selectedId,
        (id) => openVisit.open(id),
        { fireImmediately: true },
      ),
    [openVisit, visits],
  );
  useEffect(() => {
    if (!isActive) return;
    return reaction(
      () => visits.selectedId,
      (id) => {
        if (params.get("visit") === id) return; // setting what is set would undo a way elsewhere that has just begun
        const after = new URLSearchParams(params);
        if (id === null) after.delete("visit");
        else after.set("visit", id);
        setParams(after, { replace: true });
      },
      { fireImmediately: true },
    );
  }, [isActive, params, setParams, visits]);
}
