import { useEffect } from "react";
import { useStores } from "../../base/useStores";

/** Number of lines before the end at which the next page is loaded. */
const loadAheadLines = 15;

/** Loads the next page of visits before the end of the list is reached. @param last index of the last rendered line */
export function useLoadAhead(last: number, lineCount: number): void {
  const { visits } = useStores();
  useEffect(() => {
    if (last >= lineCount - loadAheadLines && visits.hasMore) void visits.loadMore();
  }, [last, lineCount, visits, visits.hasMore]);
}
