import { useEffect, useRef } from "react";
import type { ListLine } from "./listLines";
import { useStores } from "../../base/useStores";

/** Maximum number of visits that are loaded to find the selected one, e.g. after the page was reloaded. */
const maxSearched = 500;

/**
 * Scrolls the list: to its start after a search or a filter, otherwise to the selected visit when it is selected or
 * loaded. Loads pages until the selected visit is among them.
 */
export function useListPosition(lines: readonly ListLine[], scrollTo: (index: number) => void): void {
  const { openVisit, visits } = useStores();
  const { items, loadedFilter, selectedId } = visits;
  const selectedIndex = lines.findIndex(({ key }) => key === selectedId);
  const newest = useRef(scrollTo);
  useEffect(() => {
    newest.current = scrollTo;
  });

  const last = useRef({ filter: loadedFilter, selectedId: null as string | null, isLoaded: false });
  const isLoaded = selectedIndex !== -1;
  useEffect(() => {
    const before = last.current;
    last.current = { filter: loadedFilter, selectedId, isLoaded };
    if (before.filter !== loadedFilter) newest.current(0);
    else if (isLoaded && (before.selectedId !== selectedId || !before.isLoaded)) newest.current(selectedIndex);
  }, [loadedFilter, selectedId, isLoaded, selectedIndex]);

  const oldest = items.at(-1)?.created_at ?? "";
  const { visit } = openVisit;
  const isOlder = !visits.isFiltered && visit !== null && visit.id === selectedId && visit.created_at < oldest;
  useEffect(() => {
    if (isOlder && !isLoaded && visits.hasMore && items.length < maxSearched) void visits.loadMore();
  }, [isOlder, isLoaded, items.length, visits, visits.hasMore]);
}
