import { reaction } from "mobx";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { useOnce } from "../base/useOnce";

/**
 * Selects the visit in the URL (`?visit=`) once, then opens each selected visit and writes its id to the URL, so that a
 * reload shows the same visit. `?sessions=open` shows the list. URLs contain ids, never patient data.
 */
export function useOpenedVisit(): void {
  const { layout, openVisit, visits } = useStores();
  const isActive = useIsScreenActive();
  const [params, setParams] = useSearchParams();

  useOnce(() => {
    if (visits.loading.status === "idle") void visits.load(); // the list may be hidden
    const visitParam = params.get("visit");
    if (visitParam !== null) visits.select(visitParam);
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
        if (params.get("visit") === id) return; // setting it again would cancel a navigation just started
        const after = new URLSearchParams(params);
        if (id === null) after.delete("visit");
        else after.set("visit", id);
        setParams(after, { replace: true });
      },
      { fireImmediately: true },
    );
  }, [isActive, params, setParams, visits]);
}
