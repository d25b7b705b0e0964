import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { AppError } from "../../shared/errors";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useApi } from "../http/useApi";
import { SharedNotesApi } from "./SharedNotesApi";

/** Milliseconds between the last keystroke and the search. */
const typingPauseMs = 180;

/**
 * Loads the signed notes of the practice page by page while the screen is shown; `visits` is undefined until loaded.
 * @param typed search text; a search waits until typing pauses.
 */
export function useSharedVisits(typed: string) {
  const api = useApi(SharedNotesApi);
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["shared-notes", q],
    queryFn: ({ pageParam }) => api.list({ ...(q !== "" && { q }), ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    enabled: useIsScreenActive(),
  });
  return {
    visits: data?.pages.flatMap(({ items }) => items),
    error: error && AppError.from(error),
    reload: () => void refetch(),
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
  };
}
